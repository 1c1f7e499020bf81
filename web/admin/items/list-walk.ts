import { gptTris, promptTris } from '#shared/admin/content-list.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { type ItemSearch, useAdminNavigate } from '#web/admin/controls/link.tsx'
import { texts, useUrlState } from '#web/admin/controls/url-state.ts'

import { useItemId } from './item-page.tsx'
import { isWorkQueue, meantBy, readListState } from './list-state.ts'

/** A list that is worked through, item by item. */
type ListWalk = {
  /** The list as the address of an editor has it. */
  liste: string
  isQueue: boolean
  place: number
  total: number
  precedent: string | null
  suivant: string | null
}

/**
 * The list that an editor was opened from, and where its item stands in it; null where it was opened
 * otherwise. Read once for an item: saving may take it out of its list, and the next is the same.
 */
export function useListWalk(kind: ItemKind): ListWalk | null {
  const [{ liste }] = useUrlState()
  const id = useItemId()
  const search = texts(Object.fromEntries(new URLSearchParams(liste ?? '')))
  const asked = { enabled: liste !== undefined, staleTime: Infinity }
  const ofPrompts = readListState(search, promptTris)
  const prompts = api.admin.prompts.neighbours.useQuery(
    { id, ...meantBy(ofPrompts), tri: ofPrompts.tri, ordre: ofPrompts.ordre },
    { ...asked, enabled: asked.enabled && kind === 'prompt' },
  )
  const ofGpts = readListState(search, gptTris)
  const gpts = api.admin.gpts.neighbours.useQuery(
    { id, ...meantBy(ofGpts), tri: ofGpts.tri, ordre: ofGpts.ordre },
    { ...asked, enabled: asked.enabled && kind === 'gpt' },
  )
  const { data } = kind === 'prompt' ? prompts : gpts
  const isQueue = isWorkQueue(ofPrompts.filter)
  return liste !== undefined && data ? { liste, isQueue, ...data } : null
}

/** The list that leads to an item, as the way back to it; nothing where none did. */
export function useListQuery(): string | undefined {
  const [{ liste }] = useUrlState()
  return liste
}

/** Search parameters of another item of the list: it opens on the same tab. */
export function useStepSearch() {
  const [{ onglet }] = useUrlState()
  return (liste: string): ItemSearch => (onglet === undefined ? { liste } : { liste, onglet })
}

/** Opens an item of the list in its editor. */
export function useListStep(kind: ItemKind) {
  const navigate = useAdminNavigate()
  const search = useStepSearch()
  return (id: string, liste: string) => navigate(editorPath(kind, id), { search: search(liste) })
}
