import type { CasUsageItem } from '#shared/items/sections/cas-usage.ts'
import { typeset } from '#shared/text/typography.ts'

/** Concrete use cases, with their context and expected result where written. */
export function UseCases({ items }: { items: CasUsageItem[] }) {
  return (
    <ul className="usecases">
      {items.map(({ titre, description, contexte, resultats_attendus }) => (
        <li key={titre}>
          <h3>{typeset(titre)}</h3>
          <p>{typeset(description)}</p>
          {contexte || resultats_attendus ? (
            <dl>
              {contexte ? (
                <div>
                  <dt>Contexte</dt>
                  <dd>{typeset(contexte)}</dd>
                </div>
              ) : null}
              {resultats_attendus ? (
                <div>
                  <dt>Résultat attendu</dt>
                  <dd>{typeset(resultats_attendus)}</dd>
                </div>
              ) : null}
            </dl>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
