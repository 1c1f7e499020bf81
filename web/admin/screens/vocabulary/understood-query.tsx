import { useId } from 'react'

import type { TriedExpression, TriedTerm } from '#shared/admin/search-trial.ts'
import type { ExpansionKind } from '#shared/search/item-match.ts'
import { countOf } from '#shared/text/plural.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What a query is read as, and by which expressions it finds items. */
export function UnderstoodQuery({ terms }: { terms: TriedTerm[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="text-t4">
        Comment la requête est comprise
      </h3>
      <p className="hint">
        Avec ce groupe. Chaque mot ou expression de la requête, et ce qui le trouve&nbsp;: pour
        combien une fiche trouvée ainsi compte, et combien de fiches l’ont.
      </p>
      <dl className="mt-2 grid gap-2">
        {terms.map(({ words, isNoise, isAbsent, expressions }, index) => (
          // A query may have the same word twice.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="border-t border-rule pt-2">
            <dt className="text-small font-semibold">
              {words}
              {isNoise ? <span className="hint"> (mot passe-partout, compte peu)</span> : null}
            </dt>
            <dd className="flex flex-wrap gap-1.5 pt-1">
              {isAbsent ? <span className="hint">Sujet absent du catalogue</span> : null}
              {expressions.length === 0 && !isAbsent ? (
                <span className="hint">Rien dans le catalogue</span>
              ) : null}
              {expressions.map((expression) => (
                <Expression key={`${expression.kind} ${expression.text}`} {...expression} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Expression({ text, kind, rank, items }: TriedExpression) {
  const name = kindNames[kind]
  return (
    <Badge className="whitespace-normal">
      {text}
      <span className="font-normal">
        {name === null ? '' : `${name}, `}
        {Math.round(rank * 100)}&nbsp;%, {countOf(items, 'fiche', 'fiches')}
      </span>
    </Badge>
  )
}

const kindNames: Record<ExpansionKind, string | null> = {
  exact: null,
  apart: 'mots séparés',
  synonym: null,
  wider: null,
  prefix: 'début de mot',
  phrasePrefix: 'début d’expression',
  correction: 'correction',
  infix: 'dans un mot',
}
