import { fieldOfManque, manqueLabel } from '#shared/admin/manques.ts'
import { type ItemKind, itemKinds } from '#shared/items/cote.ts'
import { countOf } from '#shared/text/plural.ts'
import { contentWords, editorPath } from '#web/admin/controls/content-words.ts'
import { instant } from '#web/admin/controls/instant.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import { buttonClass } from '#web/ui/button.tsx'

import { Queue, QueueRow, QueueRows } from './queue.tsx'

type QueuedItems = ApiOutputs['admin']['dashboard']['brouillonsComplets']

type ItemQueueProps = {
  title: string
  /** Null if the queue is not for the account. */
  queue: QueuedItems | null
  /** Query of the lists with the filter of the queue. */
  query: string
  /** Shows what each item lacks, and opens it at the first gap. */
  showsGaps?: boolean
}

/** Items that wait for the same action. */
export function ItemQueue({ title, queue, query, showsGaps = false }: ItemQueueProps) {
  if (queue === null) return null
  // The order of the queue, as near as the lists have it.
  const liste = `${query}&tri=completude&ordre=asc`
  const kinds = itemKinds.filter((kind) => countOfKind(queue, kind) > 0)
  return (
    <Queue
      title={title}
      count={countItems(queue)}
      actions={kinds.map((kind) => {
        const { list, counted } = contentWords[kind]
        const items = countOf(countOfKind(queue, kind), ...counted)
        return (
          <AdminLink
            key={kind}
            className={buttonClass({ size: 'sm' })}
            to={list}
            query={query}
            aria-label={`${title}\u00a0: voir ${items}`}
          >
            {`Voir ${items}`}
          </AdminLink>
        )
      })}
    >
      <QueueRows>
        {queue.fiches.map((item) => (
          <QueueRow
            key={item.id}
            hint={showsGaps && item.relecture_le === null ? gapsOf(item) : stateOf(item)}
          >
            <AdminLink
              to={editorPath(item.kind, item.id)}
              search={{ liste, ...(showsGaps ? firstGap(item) : {}) }}
            >
              {item.titre}
            </AdminLink>
          </QueueRow>
        ))}
      </QueueRows>
    </Queue>
  )
}

/** Number of items in a queue. */
export const countItems = (queue: QueuedItems | null): number =>
  queue === null ? 0 : queue.prompts + queue.gpts

type QueuedItem = QueuedItems['fiches'][number]

const gapsOf = ({ completude, manques }: QueuedItem) =>
  `${completude ?? 0}\u00a0/\u00a0100 · ${manques.map(manqueLabel).join(', ')}`

function firstGap({ kind, manques: [first] }: QueuedItem): { champ?: string } {
  return first ? { champ: fieldOfManque(kind, first) } : {}
}

const stateOf = ({ kind, date_modification, relecture_le }: QueuedItem) =>
  relecture_le === null
    ? `${contentWords[kind].noun}, modifié le ${instant(date_modification)}`
    : `${contentWords[kind].noun}, prêt à relire depuis le ${instant(relecture_le)}`

const countOfKind = (queue: QueuedItems, kind: ItemKind) =>
  kind === 'prompt' ? queue.prompts : queue.gpts
