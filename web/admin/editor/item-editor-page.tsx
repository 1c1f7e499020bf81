import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { newItemId } from '#web/admin/controls/content-words.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { ItemPage, useItemId } from '#web/admin/items/item-page.tsx'
import { useSession } from '#web/admin/session/session.ts'

import { GoneItem } from './deleted-notice.tsx'
import { type EditedKind, ItemEditor } from './item-editor.tsx'
import { type EditedDraft, type ItemSource, newItem } from './item-source.ts'
import { createOutbox, isUntitled, listOpenEditors, type OutboxEntry } from './outbox.ts'
import type { EditingOptions } from './use-editing.ts'

type PageProps<Draft extends EditedDraft, Item extends object> = {
  kind: EditedKind<Draft, Item>
  source: ItemSource<Draft>
}

// Read once per visit: the store of the editor reads it again and merges.
const readOnce = { staleTime: Infinity, gcTime: 0 }

type OpenedEditor<Draft extends EditedDraft> = Pick<
  EditingOptions<Draft>,
  'id' | 'opened' | 'leftEntries'
>

/** Editor of the item in the address, or of a new one, which stays open when its first save changes the address. */
export function ItemEditorPage<Draft extends EditedDraft, Item extends object>(
  page: PageProps<Draft, Item>,
) {
  const inAddress = useItemId()
  const [last, setLast] = useState(inAddress)
  const [visit, setVisit] = useState(0)
  const [newId, setNewId] = useState<string | null>(null)
  if (inAddress !== last) {
    setLast(inAddress)
    if (inAddress !== newId) setNewId(null)
    // Opens another new item after the one that was just created.
    if (inAddress === newItemId) setVisit(visit + 1)
  }
  if (inAddress === newItemId || inAddress === newId) {
    return <NewItemEditor key={visit} {...page} visit={visit} onIdChosen={setNewId} />
  }
  return <StoredItemEditor key={inAddress} {...page} id={inAddress} />
}

type NewItemProps<Draft extends EditedDraft, Item extends object> = PageProps<Draft, Item> & {
  visit: number
  onIdChosen: (id: string) => void
}

function NewItemEditor<Draft extends EditedDraft, Item extends object>({
  visit,
  onIdChosen,
  ...page
}: NewItemProps<Draft, Item>) {
  const { source } = page
  const { user } = useSession()
  const [{ titre }] = useUrlState()
  const query = useQuery({
    queryKey: ['new-item', source.kind, visit],
    queryFn: async (): Promise<OpenedEditor<Draft>> => {
      const untitled = titre === undefined ? await findUntitledEntry(source, user.id) : undefined
      const id = untitled?.id ?? crypto.randomUUID()
      onIdChosen(id)
      const draft = titre === undefined ? source.emptyDraft : titled(source, titre)
      return { id, opened: newItem(draft), leftEntries: untitled ? [untitled] : [] }
    },
    ...readOnce,
  })
  if (!query.data) return <Spinner />
  return <ItemEditor {...page} {...query.data} isNew />
}

const titled = <Draft extends EditedDraft>(source: ItemSource<Draft>, titre: string): Draft => ({
  ...source.emptyDraft,
  [source.titleField]: titre,
})

/** Finds the latest new item that was left without a title, and so was never created. */
async function findUntitledEntry<Draft extends EditedDraft>(
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

function StoredItemEditor<Draft extends EditedDraft, Item extends object>(
  page: StoredProps<Draft, Item>,
) {
  const { source, id } = page
  const { user } = useSession()
  const query = useQuery({
    queryKey: ['editor', source.kind, id],
    queryFn: async (): Promise<OpenedEditor<Draft>> => {
      const opened = await source.read(id)
      const open = await listOpenEditors()
      const leftEntries = createOutbox(browserStorage, user.id)
        .list(new Date())
        .filter(
          (entry) => entry.kind === source.kind && entry.id === id && !open.has(entry.origine),
        )
      return { id, opened, leftEntries }
    },
    ...readOnce,
  })
  return (
    <ItemPage kind={source.kind} item={query} gone={<GoneItem source={source} id={id} />}>
      {(openedEditor) => <ItemEditor {...page} {...openedEditor} isNew={false} />}
    </ItemPage>
  )
}
