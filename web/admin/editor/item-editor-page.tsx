import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { newItemId } from '#web/admin/controls/content-words.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { useItemId } from '#web/admin/items/item-id.ts'
import { ItemPage } from '#web/admin/items/item-page.tsx'
import { pendingSaves } from '#web/admin/items/pending-saves.ts'
import { useSession } from '#web/admin/session/session.ts'
import { useUrlState } from '#web/admin/table/url-state.ts'

import { listOpenEditors } from './editor-locks.ts'
import { GoneItem } from './gone-item.tsx'
import { type EditedKind, ItemEditor } from './item-editor.tsx'
import { type EditedDraft, type ItemSource, newItem, type OpenedItem } from './item-source.ts'
import { createOutbox, isUntitled, type OutboxEntry } from './outbox.ts'

type PageProps<Draft extends EditedDraft, Item extends object> = {
  kind: EditedKind<Draft, Item>
  source: ItemSource<Draft>
}

// Read once per visit: the editor merges what is read later.
const readOnce = { staleTime: Infinity, gcTime: 0 }

type BegunItem<Draft> = { id: string; opened: OpenedItem<Draft>; left: readonly OutboxEntry[] }

/**
 * The editor of the item in the address, or of a new one. A new item keeps its editor when its first save
 * gives it an address.
 */
export function ItemEditorPage<Draft extends EditedDraft, Item extends object>(
  page: PageProps<Draft, Item>,
) {
  const inAddress = useItemId()
  const [last, setLast] = useState(inAddress)
  const [visit, setVisit] = useState(0)
  const [born, setBorn] = useState<string | null>(null)
  if (inAddress !== last) {
    setLast(inAddress)
    if (inAddress !== born) setBorn(null)
    // Another new item, after the one that was just made.
    if (inAddress === newItemId) setVisit(visit + 1)
  }
  if (inAddress === newItemId || inAddress === born) {
    return <NewItem key={visit} {...page} visit={visit} onBegun={setBorn} />
  }
  return <StoredItem key={inAddress} {...page} id={inAddress} />
}

type NewItemProps<Draft extends EditedDraft, Item extends object> = PageProps<Draft, Item> & {
  visit: number
  onBegun: (id: string) => void
}

function NewItem<Draft extends EditedDraft, Item extends object>({
  visit,
  onBegun,
  ...page
}: NewItemProps<Draft, Item>) {
  const { source } = page
  const { user } = useSession()
  const [{ titre }] = useUrlState()
  const begun = useQuery({
    queryKey: ['new-item', source.kind, visit],
    queryFn: async (): Promise<BegunItem<Draft>> => {
      const untitled = titre === undefined ? await leftUntitled(source, user.id) : undefined
      const id = untitled?.id ?? crypto.randomUUID()
      onBegun(id)
      const draft = titre === undefined ? source.emptyDraft : titled(source, titre)
      return { id, opened: newItem(draft), left: untitled ? [untitled] : [] }
    },
    ...readOnce,
  })
  if (!begun.data) return <Spinner />
  return <ItemEditor {...page} {...begun.data} isNew />
}

const titled = <Draft extends EditedDraft>(source: ItemSource<Draft>, titre: string): Draft => ({
  ...source.emptyDraft,
  [source.titleField]: titre,
})

/** The last new item that has no title yet: it could not be created. */
async function leftUntitled<Draft extends EditedDraft>(
  { kind }: ItemSource<Draft>,
  userId: string,
): Promise<OutboxEntry | undefined> {
  const open = await listOpenEditors()
  return createOutbox(browserStorage, userId)
    .list(new Date())
    .findLast(
      (entry) =>
        entry.kind === kind && entry.isNew && !open.has(entry.origine) && isUntitled(entry),
    )
}

type StoredProps<Draft extends EditedDraft, Item extends object> = PageProps<Draft, Item> & {
  id: string
}

function StoredItem<Draft extends EditedDraft, Item extends object>(
  page: StoredProps<Draft, Item>,
) {
  const { source, id } = page
  const { user } = useSession()
  const stored = useQuery({
    queryKey: ['editor', source.kind, id],
    queryFn: async (): Promise<BegunItem<Draft>> => {
      await pendingSaves.settled(id)
      const opened = await source.read(id)
      const open = await listOpenEditors()
      const left = createOutbox(browserStorage, user.id)
        .list(new Date())
        .filter((entry) => entry.kind === source.kind && entry.id === id)
      return { id, opened, left: left.filter(({ origine }) => !open.has(origine)) }
    },
    ...readOnce,
  })
  return (
    <ItemPage kind={source.kind} item={stored} gone={<GoneItem source={source} id={id} />}>
      {(begun) => <ItemEditor {...page} {...begun} isNew={false} />}
    </ItemPage>
  )
}
