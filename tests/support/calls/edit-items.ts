import { type DraftEdits, editsBetween } from '#shared/items/draft-edits.ts'
import {
  gptDrafting,
  type ItemDraft,
  type ItemDrafting,
  promptDrafting,
} from '#shared/items/item-drafting.ts'
import type { Statut } from '#shared/items/statut.ts'

import type { asAdmin } from './caller.ts'

type AdminCalls = ReturnType<typeof asAdmin>['admin']

type Versions = { version: number; copie: number }

/** The procedures of one kind that its editor calls. */
type EditorCalls<Draft> = {
  get: (input: { id: string }) => Promise<Versions & { draft: Draft }>
  createDraft: (input: { id: string; draft: Draft }) => Promise<Versions>
  saveEdits: (input: { id: string; seen: Versions; edits: DraftEdits }) => Promise<Versions>
  publish: (input: { id: string; note?: string } & Versions) => Promise<{ version: number }>
  setStatut: (input: { ids: string[]; statut: 'refuse'; raison: string }) => Promise<unknown>
}

/** Edits items as their editor does: saves what changes, then publishes. */
function editorOf<Draft extends ItemDraft, Item extends { slug: string; statut: Statut }>(
  calls: EditorCalls<Draft>,
  { draftOf }: ItemDrafting<Draft, Item>,
) {
  /** Changes fields of the draft of an item. */
  async function edit(id: string, changes: Partial<Draft>): Promise<Versions> {
    const { draft, version, copie } = await calls.get({ id })
    const edits = editsBetween(draft, { ...draft, ...changes })
    return calls.saveEdits({ id, seen: { version, copie }, edits })
  }

  return {
    edit,
    /** Changes fields of an item and publishes its draft. */
    publish: async (id: string, changes: Partial<Draft> = {}, note?: string) => {
      const { version, copie } = await edit(id, changes)
      return calls.publish({ id, version, copie, ...(note !== undefined && { note }) })
    },
    /** Creates an item with its status. */
    create: async (item: Item): Promise<{ id: string; slug: string; version: number }> => {
      const id = crypto.randomUUID()
      const draft = { ...draftOf(item), statut: 'brouillon' as const }
      const { version, copie } = await calls.createDraft({ id, draft })
      if (item.statut === 'refuse') {
        await calls.setStatut({ ids: [id], statut: 'refuse', raison: 'Doublon' })
      }
      const made =
        item.statut === 'valide' ? await calls.publish({ id, version, copie }) : { version }
      return { id, slug: item.slug, version: made.version }
    },
  }
}

export const promptEditor = ({ prompts }: AdminCalls) => editorOf(prompts, promptDrafting)
export const gptEditor = ({ gpts }: AdminCalls) => editorOf(gpts, gptDrafting)
