import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'

import { editorPath, newItemId } from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { ItemPage, useItemId } from '#web/admin/items/item-page.tsx'
import { useSession } from '#web/admin/session/session.ts'

import { GoneItem } from './deleted-notice.tsx'
import { type EditedKind, ItemEditor } from './item-editor.tsx'
import { type EditedDraft, failureReason, type ItemSource, newItem } from './item-source.ts'
import {
  createOutbox,
  isUntitled,
  listOpenEditors,
  type Outbox,
  type OutboxEntry,
} from './outbox.ts'
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

/** Where a new item begins; `typed` is entered for the editor. `isStored`: it was created meanwhile. */
type NewDraft<Draft extends EditedDraft> =
  | (OpenedEditor<Draft> & { isStored: false; typed?: Draft })
  | { isStored: true; id: string }

function NewItemEditor<Draft extends EditedDraft, Item extends object>({
  visit,
  onIdChosen,
  ...page
}: NewItemProps<Draft, Item>) {
  const { source } = page
  const { user } = useSession()
  const [{ requete, brouillon }] = useUrlState()
  const navigate = useAdminNavigate()
  const query = useQuery({
    queryKey: ['new-item', source.kind, visit],
    queryFn: async (): Promise<NewDraft<Draft>> => {
      const outbox = createOutbox(browserStorage, user.id)
      const found = await findDraft(source, outbox, brouillon)
      const opened = found ?? (await beginDraft(source, outbox, requete))
      if (opened.isStored) {
        await navigate(editorPath(source.kind, opened.id), { replace: true })
      } else onIdChosen(opened.id)
      return opened
    },
    ...readOnce,
  })
  if (!query.data || query.data.isStored) return <Spinner />
  return <ItemEditor {...page} {...query.data} isNew />
}

/** Finds the new draft whose id is in the address: unsent in this browser, or created since. */
async function findDraft<Draft extends EditedDraft>(
  source: ItemSource<Draft>,
  outbox: Outbox,
  inAddress: string | undefined,
): Promise<NewDraft<Draft> | null> {
  const { data: id } = z.uuid().safeParse(inAddress)
  if (id === undefined) return null
  const entry = await findLeftEntry(source, outbox, (left) => left.id === id)
  if (entry)
    return { isStored: false, id, opened: newItem(source.emptyDraft), leftEntries: [entry] }
  try {
    await source.read(id)
    return { isStored: true, id }
  } catch (error) {
    if (failureReason(error) === 'gone') return null
    throw error
  }
}

/** Begins with the query of a search, else with what was left without a title, else empty. */
async function beginDraft<Draft extends EditedDraft>(
  source: ItemSource<Draft>,
  outbox: Outbox,
  requete: string | undefined,
): Promise<NewDraft<Draft>> {
  const opened = newItem(source.emptyDraft)
  if (requete !== undefined) {
    const typed = draftForQuery(source.emptyDraft, source.titleField, requete)
    return { isStored: false, id: crypto.randomUUID(), opened, leftEntries: [], typed }
  }
  const untitled = await findLeftEntry(source, outbox, isUntitled)
  return {
    isStored: false,
    id: untitled?.id ?? crypto.randomUUID(),
    opened,
    leftEntries: untitled ? [untitled] : [],
  }
}

/** A draft that answers a search: its title and its search query are what was searched. */
const draftForQuery = <Draft extends EditedDraft>(
  draft: Draft,
  titleField: string,
  requete: string,
): Draft => ({
  ...draft,
  [titleField]: requete,
  requetes_seo: { ...draft.requetes_seo, requetes: requete },
})

/** Finds the latest new item that was left before it was created, and that is not open in another tab. */
async function findLeftEntry<Draft extends EditedDraft>(
  { kind }: ItemSource<Draft>,
  outbox: Outbox,
  isMeant: (entry: OutboxEntry) => boolean,
): Promise<OutboxEntry | undefined> {
  const open = await listOpenEditors()
  return outbox
    .list(new Date())
    .findLast(
      (entry) => entry.kind === kind && entry.isNew && !open.has(entry.origine) && isMeant(entry),
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
