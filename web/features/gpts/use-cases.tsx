import type { CasUsageItem } from '#shared/items/sections/cas-usage.ts'
import { typeset } from '#shared/text/typography.ts'
import { TopicList } from '#web/ui/topic-list.tsx'

/** Concrete use cases, with their context and expected result where written. */
export function UseCases({ items }: { items: CasUsageItem[] }) {
  return (
    <TopicList
      topics={items.map((item) => ({
        title: typeset(item.titre),
        text: typeset(item.description),
        details: <Details {...item} />,
      }))}
    />
  )
}

function Details({ contexte, resultats_attendus }: CasUsageItem) {
  if (!contexte && !resultats_attendus) return null
  return (
    <dl className="mt-3 grid gap-2 border-t border-rule pt-3 text-label [&_dd]:text-ink-2 [&_dt]:font-bold">
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
  )
}
