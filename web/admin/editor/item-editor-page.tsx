import { useQuery } from '@tanstack/react-query'

import { newItemId } from '#web/admin/controls/content-words.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { useItemId } from '#web/admin/items/item-id.ts'
import { ItemPage } from '#web/admin/items/item-page.tsx'
import { TypedOnGone } from '#web/admin/typed/typed-on-gone.tsx'

import type { EditedKind } from './edited-kind.ts'
import { ItemEditor } from './item-editor.tsx'
import type { ItemSource } from './item-source.ts'
import { type EditedDraft, newItem } from './opened-item.ts'

type PageProps<Draft extends EditedDraft, Item extends object> = {
  kind: EditedKind<Draft, Item>
  source: ItemSource<Draft>
}
type StoredProps<Draft extends EditedDraft, Item extends object> = PageProps<Draft, Item> & {
  id: string
}

// Fetched once per visit: the editor keeps its initial values, so a refetch would be ignored.
const fetchOnce = { staleTime: Infinity, gcTime: 0 }

/** The editor of the item in the address, or of a new one. */
export function ItemEditorPage<Draft extends EditedDraft, Item extends object>(
  page: PageProps<Draft, Item>,
) {
  const id = useItemId()
  return id === newItemId ? (
    <NewItem key={id} {...page} />
  ) : (
    <StoredItem key={id} {...page} id={id} />
  )
}

const useUnsaved = <Draft,>(source: ItemSource<Draft>, id: string | null) =>
  useQuery({
    queryKey: ['unsaved', source.kind, id],
    queryFn: () => source.readUnsaved(id),
    ...fetchOnce,
  })

function NewItem<Draft extends EditedDraft, Item extends object>(page: PageProps<Draft, Item>) {
  const unsaved = useUnsaved(page.source, null)
  // If the request fails, the editor opens without unsaved drafts.
  if (unsaved.isPending) return <Spinner />
  const opened = newItem(page.kind.emptyDraft, unsaved.data ?? [])
  return <ItemEditor {...page} id={null} opened={opened} />
}

function StoredItem<Draft extends EditedDraft, Item extends object>(
  page: StoredProps<Draft, Item>,
) {
  const { source, id } = page
  const stored = useQuery({
    queryKey: ['editor', source.kind, id],
    queryFn: () => source.read(id),
    ...fetchOnce,
  })
  return (
    <ItemPage kind={source.kind} item={stored} gone={<GoneItem source={source} id={id} />}>
      {(opened) => <ItemEditor {...page} opened={opened} />}
    </ItemPage>
  )
}

type GoneItemProps<Draft> = { source: ItemSource<Draft>; id: string }

/** Offers the unsaved drafts of an item that cannot be opened. */
function GoneItem<Draft extends EditedDraft>({ source, id }: GoneItemProps<Draft>) {
  const unsaved = useUnsaved(source, id)
  if (unsaved.isPending) return null
  return <TypedOnGone id={id} onServer={unsaved.data ?? []} calls={source} />
}
