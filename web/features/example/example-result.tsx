import type { ItemKind } from '#shared/items/cote.ts'
import type { ShownExemple, ValeurExemple } from '#shared/items/sections/exemple.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { Disclosure, disclosureTitle } from '#web/ui/disclosure.tsx'
import { RichText } from '#web/ui/rich-text.tsx'

type ExampleResultProps = { kind: ItemKind; exemple: ShownExemple }

/** What an item gives for a fictional client, folded: what was filled in, the result, the editor's remark. */
export function ExampleResult({ kind, exemple }: ExampleResultProps) {
  const { valeurs, resultat, remarque, mots } = exemple
  return (
    <section
      className="mt-6 border-t-2 border-ink bg-card px-4 print:[&>:not([open])]:hidden"
      aria-labelledby="titre-exemple"
    >
      <Disclosure
        className={`flex-wrap items-center ${disclosureTitle}`}
        summary={
          <>
            <h2 id="titre-exemple" className="text-t4">
              Voir un exemple de résultat
            </h2>
            <span className="hint">
              Rédigé par l’éditeur, données fictives, environ {formatNumber(rounded(mots))} mots
            </span>
          </>
        }
      >
        {/* A link to it opens the fold that it stands in. */}
        <div className="scroll-mt-28" id="exemple">
          <div className="py-3">
            <p className="float-right mb-2 ml-4 rotate-3 border-3 border-double p-1.5 font-mono text-label leading-tight font-bold text-accent">
              EXEMPLE
              <br />
              données fictives
            </p>
            <h3 className="text-t4">
              {kind === 'prompt' ? 'Ce qui a été rempli' : 'Ce que l’utilisateur apporte'}
            </h3>
            <dl className="clear-right *:py-2 [&_dd]:max-w-112 [&_dd]:text-small [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:text-micro [&_dt]:font-semibold [&_dt]:text-ink-3 [&_dt]:first-letter:uppercase [&>div+div]:border-t [&>div+div]:border-rule">
              {valeurs.map(({ nom, valeur }) => (
                <div key={nom}>
                  <dt>{typeset(nom)}</dt>
                  <dd>
                    <Value nom={nom} valeur={valeur} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="prose min-w-0 pt-3 pb-6 [&>:not(section,pre)]:max-w-124 [&>pre]:max-w-3xl">
            <h3 className="text-t4">
              {kind === 'prompt' ? 'Ce que le prompt donne' : 'Ce qu’il répond'}
            </h3>
            <RichText tree={resultat} />
            {remarque ? (
              <aside
                className="border-l-4 border-accent bg-accent-tint px-5 py-4"
                aria-labelledby="remarque"
              >
                <h3 id="remarque" className="text-t4">
                  Remarque de l’éditeur
                </h3>
                <p>{typeset(remarque)}</p>
              </aside>
            ) : null}
          </div>
        </div>
      </Disclosure>
    </section>
  )
}

/** Longer values fold: an export of many lines would push the result away. */
const longest = 400

function Value({ valeur }: ValeurExemple) {
  if (valeur.length <= longest) return typeset(valeur)
  return (
    <Disclosure
      className="items-center whitespace-normal"
      summary={
        <span className="[[open]>summary>&]:sr-only">
          {typeset(`${valeur.slice(0, valeur.lastIndexOf(' ', 120))}…`)}
        </span>
      }
    >
      {typeset(valeur)}
    </Disclosure>
  )
}

/** To ten words: it is said as about so many. */
const rounded = (words: number) => Math.max(10, Math.round(words / 10) * 10)
