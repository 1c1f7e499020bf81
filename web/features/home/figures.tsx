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
    <div className="wrap">
      <dl className="chiffres mt-10">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{typeset(value)}</dd>
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
