import { numericDate } from '#shared/text/french-date.ts'
import { typeset } from '#shared/text/typography.ts'
import { HowTo, SearchQueries, sheetPair, TextSections } from '#web/items/detail-sections.tsx'
import type { PromptTexts } from '#web/loading/sent-texts.ts'
import { SheetSection } from '#web/ui/layout/sheet.tsx'

import { ExampleResult } from './example-result.tsx'

const howTo = [
  {
    title: 'Remplissez les variables',
    text: 'Dans le formulaire, ou en cliquant sur un passage surligné du texte.',
  },
  {
    title: 'Copiez ou ouvrez',
    text: 'Le prompt personnalisé part dans le presse-papier ou s’ouvre dans l’assistant choisi.',
  },
  {
    title: 'Relisez la réponse',
    text: 'Vérifiez les points que le prompt demande de signaler avant d’utiliser le résultat.',
  },
]

/** What the page of a prompt shows below it: its example, how to use it, its changes and its searches. */
export function PromptSections({ sections, exemple, historique, requetes_seo }: PromptTexts) {
  return (
    <>
      <TextSections sections={sections} />
      {exemple ? <ExampleResult kind="prompt" exemple={exemple} /> : null}

      <HowTo steps={howTo} />

      {historique.length > 0 || requetes_seo ? (
        <div className={sheetPair}>
          {historique.length > 0 ? (
            <SheetSection id="historique" title="Historique des modifications">
              <ul className="*:grid *:grid-cols-[6.5rem_minmax(0,1fr)] *:gap-3 *:py-2 *:text-small [&_time]:font-mono [&_time]:text-micro [&_time]:leading-relaxed [&_time]:text-ink-3 [&>li+li]:border-t [&>li+li]:border-rule">
                {historique.map(({ modification, date }) => (
                  <li key={`${date} ${modification}`}>
                    <time dateTime={date}>{numericDate(date)}</time>
                    <span>{typeset(modification)}</span>
                  </li>
                ))}
              </ul>
            </SheetSection>
          ) : null}
          {requetes_seo ? <SearchQueries requetesSeo={requetes_seo} /> : null}
        </div>
      ) : null}
    </>
  )
}
