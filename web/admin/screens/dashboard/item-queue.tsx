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
        {queue.fiches.map(({ kind, id, titre, completude, manques, date_modification }) => (
          <QueueRow
            key={id}
            hint={
              showsGaps
                ? `${completude ?? 0}\u00a0/\u00a0100 · ${manques.map(manqueLabel).join(', ')}`
                : `${contentWords[kind].noun}, modifié le ${instant(date_modification)}`
            }
          >
            <AdminLink to={editorPath(kind, id)}>{titre}</AdminLink>
          </QueueRow>
        ))}
      </QueueRows>
    </Queue>
  )
}

const countOfKind = (queue: ItemQueueProps['queue'], kind: ItemKind) =>
  kind === 'prompt' ? queue.prompts : queue.gpts
