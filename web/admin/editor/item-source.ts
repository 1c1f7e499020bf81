import type { DraftEdits, FieldConflict, FieldConflicts } from '#shared/items/draft-edits.ts'
import { draftFrom, type ItemDraft, type ItemDrafting } from '#shared/items/item-drafting.ts'
import type { SeoQueriesDraft } from '#shared/items/sections/seo-queries-draft.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Verification } from '#shared/items/verification.ts'
import { failureDetails } from '#web/admin/api/failures.ts'
import type { AtCopy } from '#web/admin/items/item-calls.ts'
import type { Revision } from '#web/admin/revisions/revision-list.tsx'
import type { RevisionSource } from '#web/admin/revisions/revision-source.ts'
import type { TypedPage } from '#web/loading/preview-channel.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'

import type { FailureReason, Saved, Seen } from './editing.ts'

export type EditedDraft = Record<string, unknown> &
  ItemDraft & { ia: string; requetes_seo: SeoQueriesDraft }

/** The item as the server holds it, besides its draft. */
export type StoredItem<Draft> = {
  /** Null before the item exists. */
  cote: string | null
  statut: Statut
  /** The stored row, which visitors see if it is public. */
  item: Draft
  verification: Verification
  isEditable: boolean
  modifie_par: string | null
  modifie_le: string | null
  /** Time of the request for a review; null while there is none. */
  relecture_le: string | null
  /** E-mail address of the account that created the item; null for a deleted account. */
  createur: string | null
}

export type OpenedItem<Draft> = {
  seen: Seen
  stored: StoredItem<Draft>
  draft: Draft
  conflicts: FieldConflicts
  /** E-mail addresses of others who have the item open. */
  autres: string[]
}

type SaveAnswer<Draft> = Saved<Draft> & { autres: string[] }

/**
 * `outlives`: the request continues after the page is left. `isManual`: the editor started it, so it may open the
 * sign-in dialog.
 */
export type SaveContext = { outlives: boolean; isManual: boolean }

/** Reads and writes items of one kind for their editor. */
export type ItemSource<Draft extends ItemDraft = EditedDraft> = Omit<
  RevisionSource<Draft>,
  'read'
> & {
  draftSchema: ItemDrafting<Draft, object>['draftSchema']
  emptyDraft: Draft
  titleField: string & keyof Draft
  /** Converts a draft that another release stored. */
  draftFrom: (stored: object) => Draft
  read: (id: string) => Promise<OpenedItem<Draft>>
  createDraft(id: string, draft: Draft, context: SaveContext): Promise<SaveAnswer<Draft>>
  saveEdits: (
    at: { id: string; seen: Seen; edits: DraftEdits },
    context: SaveContext,
  ) => Promise<SaveAnswer<Draft>>
  discardEdits: (at: AtCopy) => Promise<{ version: number; revision: string }>
  publish: (
    at: AtCopy,
    note: string | undefined,
  ) => Promise<{ version: number; slug: string; isFirst: boolean }>
  presence: (id: string) => Promise<Seen & { autres: string[] }>
  /** Reads the page of a draft that is not saved. */
  readPage(id: string | null, draft: Draft): Promise<TypedPage>
}

/** JSON leaves out undefined values. */
type JsonConflicts = Readonly<Record<string, Partial<FieldConflict>>>

const conflictsFrom = (json: JsonConflicts): FieldConflicts =>
  Object.fromEntries(
    Object.entries(json).map(([name, { from, mine, theirs }]) => [name, { from, mine, theirs }]),
  )

type SaveJson<Draft> = Omit<SaveAnswer<Draft>, 'conflicts'> & { conflicts: JsonConflicts }

const toSaveAnswer = <Draft>(saved: SaveJson<Draft>): SaveAnswer<Draft> => ({
  ...saved,
  conflicts: conflictsFrom(saved.conflicts),
})

type ReadItem = Verification & {
  version: number
  copie: number
  cote: string
  statut: Statut
  conflicts: JsonConflicts
  isEditable: boolean
  modifie_par: string | null
  modifie_le: string
  relecture_le: string | null
  createur: string | null
  autres: string[]
}

function toOpenedItem<Draft extends ItemDraft>(
  read: ReadItem,
  { item, draft }: { item: Draft; draft: Draft },
): OpenedItem<Draft> {
  const { version, copie, conflicts, autres, verifie_avec, verifie_le } = read
  const { cote, statut, isEditable, modifie_par, modifie_le, relecture_le, createur } = read
  return {
    seen: { version, copie },
    draft,
    conflicts: conflictsFrom(conflicts),
    autres,
    stored: {
      cote,
      statut,
      item,
      verification: { verifie_avec, verifie_le },
      isEditable,
      modifie_par,
      modifie_le,
      relecture_le,
      createur,
    },
  }
}

/** A background call opens no sign-in dialog. */
type CallOptions = { context: { isBackground: boolean; outlives?: boolean } }
type Query<Input, Answer> = { query: (input: Input) => Promise<Answer> }
type Mutation<Input, Answer> = {
  mutate: (input: Input, options?: CallOptions) => Promise<Answer>
}

type ById = { id: string }
type OneRevision = ById & { revision: string }

/** Procedures of one kind. */
type ItemProcedures<Draft, Item> = {
  get: Query<ById, ReadItem & { item: Item; draft: Draft }>
  createDraft: Mutation<ById & { draft: Draft }, SaveJson<Draft>>
  saveEdits: Mutation<ById & { seen: Seen; edits: DraftEdits }, SaveJson<Draft>>
  discardEdits: Mutation<AtCopy, { version: number; revision: string }>
  publish: Mutation<
    AtCopy & { note: string | undefined },
    { version: number; slug: string; isFirst: boolean }
  >
  presence: Mutation<ById, Seen & { autres: string[] }>
  revisions: Query<ById, Revision[]>
  revision: Query<OneRevision, { draft: Draft }>
  restoreRevision: Mutation<OneRevision, unknown>
}

export const inBackground: CallOptions = { context: { isBackground: true } }

export function itemSource<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  calls: ItemProcedures<Draft, Item>,
  readPage: ItemSource<Draft>['readPage'],
): ItemSource<Draft> {
  return {
    ...drafting,
    draftFrom: (stored) => draftFrom(drafting, 'copie', stored),
    async read(id) {
      await pendingSaves.settled(id)
      const read = await calls.get.query({ id })
      return toOpenedItem(read, { item: drafting.draftOf(read.item), draft: read.draft })
    },
    createDraft: async (id, draft, context) =>
      toSaveAnswer(await calls.createDraft.mutate({ id, draft }, callOptions(context))),
    saveEdits: async (at, context) =>
      toSaveAnswer(await calls.saveEdits.mutate(at, callOptions(context))),
    discardEdits: (at) => calls.discardEdits.mutate(at),
    publish: (at, note) => calls.publish.mutate({ ...at, note }),
    presence: (id) => calls.presence.mutate({ id }, inBackground),
    listRevisions: (id) => calls.revisions.query({ id }),
    readRevision: async (id, revision) => (await calls.revision.query({ id, revision })).draft,
    restoreRevision: (id, revision) => calls.restoreRevision.mutate({ id, revision }),
    readPage,
  }
}

const callOptions = ({ outlives, isManual }: SaveContext): CallOptions => ({
  context: { outlives, isBackground: !isManual },
})

/** An item that does not exist yet. */
export const newItem = <Draft extends ItemDraft>(draft: Draft): OpenedItem<Draft> => ({
  seen: { version: 0, copie: 0 },
  draft,
  conflicts: {},
  autres: [],
  stored: {
    cote: null,
    statut: 'brouillon',
    item: draft,
    verification: { verifie_avec: null, verifie_le: null },
    isEditable: true,
    modifie_par: null,
    modifie_le: null,
    relecture_le: null,
    createur: null,
  },
})

export function failureReason(error: unknown): FailureReason {
  switch (apiErrorCode(error)) {
    case undefined:
    case 'SERVICE_UNAVAILABLE':
    case 'INTERNAL_SERVER_ERROR':
    case 'TIMEOUT':
    case 'TOO_MANY_REQUESTS':
      return 'offline'
    case 'UNAUTHORIZED':
      return 'signed-out'
    case 'NOT_FOUND':
    // An author may not edit a draft that was published meanwhile.
    case 'FORBIDDEN':
      return 'gone'
    default:
      return failureDetails(error)?.isInBin ? 'gone' : 'refused'
  }
}

/** Longest wait for the answer to a last save, after which the item is read anyway. */
const longestWaitMs = 3000

const saves = new Map<string, Promise<unknown>>()

/** Saves of editors that were left. A screen waits for them before it reads the item. */
export const pendingSaves = {
  add(id: string, saving: Promise<unknown>): void {
    saves.set(id, saving)
    const remove = () => {
      if (saves.get(id) === saving) saves.delete(id)
    }
    void saving.then(remove, remove)
  },
  settled: (id: string): Promise<unknown> =>
    Promise.race([
      saves.get(id)?.catch(() => undefined) ?? Promise.resolve(),
      new Promise((resolve) => {
        setTimeout(resolve, longestWaitMs)
      }),
    ]),
}
