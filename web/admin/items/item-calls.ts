import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import {
  contentWords,
  saveFailed,
  statutChanged,
  statutFailed,
} from '#web/admin/controls/content-words.ts'

import { undoEntry } from './item-changes.ts'
import { tellLeftAlone } from './left-alone.ts'

/** An item and its working copy, as they were read; `copie` is 0 without one. */
export type AtCopy = { id: string; version: number; copie: number }

/** The calls that both kinds of items answer, and the refresh of the tables that show them. */
export function useItemCalls(kind: ItemKind) {
  const { client, admin } = api.useUtils()
  const shown = kind === 'prompt' ? admin.prompts : admin.gpts
  return {
    calls: kind === 'prompt' ? client.admin.prompts : client.admin.gpts,
    refresh: () =>
      Promise.all([
        shown.list.invalidate(),
        shown.deleted.invalidate(),
        admin.views.counts.invalidate(),
      ]),
  }
}

type StatutChange = { ids: string[]; statut: Statut; raison?: string }

type StatutChangeOptions = {
  /** Saves edits of the items first. */
  beforeChange?: () => Promise<unknown>
  /** Reads again what the caller shows besides the tables. */
  reread?: () => Promise<unknown>
}

/** Changes statuses, and offers to undo it. */
export function useStatutChange(
  kind: ItemKind,
  { beforeChange, reread }: StatutChangeOptions = {},
) {
  const { calls, refresh } = useItemCalls(kind)
  const { mutate, isPending } = useUndoable({
    async run({ ids, statut, raison }: StatutChange) {
      await beforeChange?.()
      return calls.setStatut.mutate(
        statut === 'refuse'
          ? { ids, statut, raison: raison ?? 'Sans précision' }
          : { ids, statut, raison },
      )
    },
    undo: ({ entree }) => undoEntry(calls, entree),
    refresh: () => Promise.all([refresh(), reread?.()]),
    leftAlone: ({ passees }) => tellLeftAlone(passees),
    words: {
      done: statutChanged,
      failed: statutFailed,
      undone: statutChanged,
      undoFailed: statutFailed,
    },
    isFinal: ({ changed }) => changed === 0,
  })
  return { isPending, change: (change: StatutChange) => mutate(change) }
}

/** Deletes items after the question was answered, and offers to bring them back as they were. */
export function useItemRemoval(kind: ItemKind, onRemoved: () => void) {
  const { calls, refresh } = useItemCalls(kind)
  const { deleted, deleteFailed, restoredAsItWas } = contentWords[kind]
  return useUndoable({
    run: (ids: string[]) => calls.remove.mutate({ ids }),
    async undo({ corbeille }) {
      const restored: RestoredItem[] = []
      for (const id of corbeille) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as the budget of an account allows
        restored.push(await calls.restore.mutate({ id, tel_quel: true }))
      }
      return restored
    },
    refresh,
    leftAlone: (restored) => restoredTexts(restored).join(' ') || undefined,
    words: {
      done: ({ corbeille }) => inWords(corbeille.length, deleted),
      failed: deleteFailed,
      undone: (restored) => inWords(restored.length, restoredAsItWas),
      undoFailed: saveFailed,
    },
    isFinal: ({ corbeille }) => corbeille.length === 0,
    onDone: onRemoved,
  })
}

const inWords = (count: number, [one, many]: [string, string]) =>
  count === 1 ? one : countOf(count, one, many)

/** What else of an item came back from the bin, or did not. */
type RestoredItem = { avaitCopie: boolean; avaitPlan: boolean }

/** Sentences about restored items. */
export const restoredTexts = (restored: readonly RestoredItem[]): string[] => [
  ...(restored.some(({ avaitCopie }) => avaitCopie)
    ? ['Ce qui était en cours de rédaction est parmi ses révisions.']
    : []),
  ...(restored.some(({ avaitPlan }) => avaitPlan)
    ? ['Ce qui était planifié ne l’est plus\u00a0: planifiez-le de nouveau.']
    : []),
]
