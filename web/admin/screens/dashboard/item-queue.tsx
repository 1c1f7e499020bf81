import { manqueLabel } from '#shared/admin/manques.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { countOf } from '#shared/text/plural.ts'
import { contentWords, editorPath } from '#web/admin/controls/content-words.ts'
import { instant } from '#web/admin/controls/instant.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import { buttonClass } from '#web/ui/button.tsx'

import { Queue, QueueRow, QueueRows } from './queue.tsx'

type ItemQueueProps = {
  title: string
  queue: ApiOutputs['admin']['dashboard']['brouillonsComplets']
  /** The same filter in the address of the lists. */
  query: string
  showsGaps?: boolean
}

/** Items that wait for the same action. */
export function ItemQueue({ title, queue, query, showsGaps = false }: ItemQueueProps) {
  const lists = (['prompt', 'gpt'] as const).filter((kind) => countOfKind(queue, kind) > 0)
  return (
    <Queue
      title={title}
      count={queue.prompts + queue.gpts}
      actions={lists.map((kind) => (
        <AdminLink
          key={kind}
          className={buttonClass({ size: 'sm' })}
          to={contentWords[kind].list}
          query={query}
          aria-label={`${title}\u00a0: voir ${countOf(countOfKind(queue, kind), ...contentWords[kind].counted)}`}
        >
          {`Voir ${countOf(countOfKind(queue, kind), ...contentWords[kind].counted)}`}
        </AdminLink>
      ))}
    >
      <QueueRows>
        {queue.fiches.map((item) => (
          <QueueRow
            key={item.id}
            hint={showsGaps && item.relecture_le === null ? gapsOf(item) : stateOf(item)}
          >
            <AdminLink to={editorPath(item.kind, item.id)}>{item.titre}</AdminLink>
          </QueueRow>
        ))}
      </QueueRows>
    </Queue>
  )
}

type QueuedItem = ItemQueueProps['queue']['fiches'][number]

const gapsOf = ({ completude, manques }: QueuedItem) =>
  `${completude ?? 0}\u00a0/\u00a0100 · ${manques.map(manqueLabel).join(', ')}`

const stateOf = ({ kind, date_modification, relecture_le }: QueuedItem) =>
  relecture_le === null
    ? `${contentWords[kind].noun}, modifié le ${instant(date_modification)}`
    : `${contentWords[kind].noun}, prêt à relire depuis le ${instant(relecture_le)}`

const countOfKind = (queue: ItemQueueProps['queue'], kind: ItemKind) =>
  kind === 'prompt' ? queue.prompts : queue.gpts
