import type { Claims } from '#shared/site/site-settings.ts'
import { pageTexts } from '#shared/site/texts/page-texts.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { useTexts } from '#web/loading/site.ts'

type FiguresProps = { promptCount: number; gptCount: number; claims?: Claims }

/** The headline figures: counts are live, claims are the editor's, and stand there once they are known. */
export function Figures({ promptCount, gptCount, claims }: FiguresProps) {
  const { expertise_figure } = useTexts(pageTexts)
  const figures = [
    ...counted(promptCount, 'prompts prêts à copier'),
    ...counted(gptCount, 'GPT personnalisés'),
    ...(claims ? claimed(claims, expertise_figure) : []),
  ]
  return (
    <div className="page-width">
      <dl className="mt-10 grid grid-cols-2 border-t-2 border-ink bg-desk md:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 border-edge py-4 pr-4 even:border-l even:pl-4 nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-6 md:nth-[n+3]:border-t-0"
          >
            <dt className="text-label text-ink-2">{label}</dt>
            <dd className="font-display text-[clamp(2rem,1.5rem+2vw,3rem)] leading-none font-demi tracking-tight lining-nums">
              {typeset(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const counted = (count: number, label: string) =>
  count ? [{ value: formatNumber(count), label }] : []

const claimed = ({ expertise_years, hallucinations }: Claims, expertise: string) => [
  { value: expertise_years, label: typeset(expertise) },
  {
    value: hallucinations,
    label: hallucinations === '0' ? 'hallucination tolérée' : 'hallucinations tolérées',
  },
]
