import type { ItemKind } from '#shared/items/cote.ts'
import type { ShownExemple, ValeurExemple } from '#shared/items/sections/exemple.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RichText } from '#web/ui/rich-text.tsx'

type ExampleResultProps = { kind: ItemKind; exemple: ShownExemple }

/** What an item gives for a fictional client, folded: what was filled in, the result, the editor's remark. */
export function ExampleResult({ kind, exemple }: ExampleResultProps) {
  const { valeurs, resultat, remarque, mots } = exemple
  return (
    <section className="acc resultat" aria-labelledby="titre-exemple">
      <details>
        <summary>
          <h2 id="titre-exemple">Voir un exemple de résultat</h2>
          <span className="hint">Données fictives, environ {formatNumber(rounded(mots))} mots</span>
          <Icon name="chev" />
        </summary>
        {/* A link to it opens the fold that it stands in. */}
        <div className="r-in" id="exemple">
          <div className="r-vals">
            <p className="tampon">
              EXEMPLE
              <br />
              données fictives
            </p>
            <h3>{kind === 'prompt' ? 'Ce qui a été rempli' : 'Ce que l’utilisateur apporte'}</h3>
            <dl>
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
          <div className="r-text prose">
            <h3>{kind === 'prompt' ? 'Ce que le prompt donne' : 'Ce qu’il répond'}</h3>
            <RichText tree={resultat} />
            {remarque ? (
              <aside className="remarque" aria-labelledby="remarque">
                <h3 id="remarque">Remarque de l’éditeur</h3>
                <p>{typeset(remarque)}</p>
              </aside>
            ) : null}
          </div>
        </div>
      </details>
    </section>
  )
}

/** Longer values fold: an export of many lines would push the result away. */
const longest = 400

function Value({ valeur }: ValeurExemple) {
  if (valeur.length <= longest) return typeset(valeur)
  return (
    <details>
      <summary>
        <span>{typeset(`${valeur.slice(0, valeur.lastIndexOf(' ', 120))}…`)}</span>
        <Icon name="chev" />
      </summary>
      {typeset(valeur)}
    </details>
  )
}

/** To ten words: it is said as about so many. */
const rounded = (words: number) => Math.max(10, Math.round(words / 10) * 10)
