import {
  type DraftEdits,
  editsBetween,
  type FieldConflicts,
  isSame,
} from '#shared/items/draft-edits.ts'

import {
  fieldOf,
  fieldsOf,
  type OpenConflict,
  openConflicts,
  type OpenConflicts,
  rebase,
  replay,
  theirsOf,
  withEdits,
  withFields,
  withoutFields,
} from './rebase.ts'

export type Phase =
  | 'idle'
  | 'editing'
  | 'saving'
  | 'offline'
  | 'conflict'
  | 'publishing'
  | 'deleted'

/** The versions of the item and of its draft that the client last received. */
export type Seen = { version: number; copie: number }

/** No answer, no session, a final refusal, or an item that cannot be edited any more. */
export type FailureReason = 'offline' | 'signed-out' | 'refused' | 'gone'
export type Failure = { reason: FailureReason; error: unknown }

/** The answer to a save; `draft` is null when the server holds exactly what was sent. */
export type Saved<Draft> = Seen & {
  enregistre_le: string
  draft: Draft | null
  conflicts: FieldConflicts
}

/** Edits in a request that is running, or whose answer was lost. */
type SentEdits<Draft> = { edits: DraftEdits; draft: Draft }

export type Editing<Draft> = {
  isNew: boolean
  seen: Seen
  /** Draft of the server. In a field with a conflict: the value of the other editor. */
  base: Draft
  /** Draft of the form. In a field with a conflict: the value of this editor. */
  draft: Draft
  sent: SentEdits<Draft> | null
  /** The request that is running. */
  request: 'save' | 'publish' | null
  conflicts: OpenConflicts
  /** Fields with a resolved conflict whose chosen value is not saved yet. */
  resolved: readonly string[]
  /** A publication that was asked for; all edits are saved before it is sent. */
  publication: { note: string | undefined } | null
  failure: Failure | null
  savedAt: string | null
  isDeleted: boolean
}

export type EditingEvent<Draft> =
  | { type: 'typed'; draft: Draft }
  /** `outlives`: the page is being left. `isManual`: not an autosave. */
  | { type: 'saveDue'; outlives?: boolean; isManual?: boolean }
  | ({ type: 'saved' } & Saved<Draft>)
  | ({ type: 'failed' } & Failure)
  | { type: 'reachable' }
  | { type: 'resolved'; field: string; value: unknown }
  | { type: 'publishAsked'; note?: string | undefined }
  | { type: 'published'; version: number }
  | ({ type: 'publishFailed'; isStale: boolean } & Failure)
  | { type: 'readAgain'; seen: Seen; draft: Draft; conflicts: FieldConflicts }
  | { type: 'discarded'; seen: Seen; from: Draft; item: Draft }
  /** Edits of an earlier visit. */
  | { type: 'restored'; steps: readonly DraftEdits[] }

export type Effect<Draft> =
  /** Writes what the server does not have into the outbox. */
  | { type: 'persist' }
  | { type: 'save'; seen: Seen; edits: DraftEdits; outlives: boolean; isManual: boolean }
  | { type: 'create'; draft: Draft; outlives: boolean; isManual: boolean }
  | { type: 'publish'; seen: Seen; note: string | undefined }
  | { type: 'saveLater' }
  | { type: 'retryLater' }
  /** Puts a merged draft into the form. */
  | { type: 'show'; draft: Draft }
  | { type: 'read' }
  | { type: 'created' }
  | { type: 'reportRefusal'; error: unknown }

type Transition<Draft> = { state: Editing<Draft>; effects: Effect<Draft>[] }

type Opened<Draft> = {
  isNew: boolean
  seen: Seen
  draft: Draft
  conflicts: FieldConflicts
  savedAt: string | null
}

export function beginEditing<Draft extends object>(opened: Opened<Draft>): Editing<Draft> {
  const { isNew, seen, draft, conflicts, savedAt } = opened
  return {
    isNew,
    seen,
    base: withFields(draft, theirsOf(conflicts)),
    draft,
    sent: null,
    request: null,
    conflicts: openConflicts(conflicts, true),
    resolved: [],
    publication: null,
    failure: null,
    savedAt,
    isDeleted: false,
  }
}

export function phaseOf<Draft extends object>(state: Editing<Draft>): Phase {
  if (state.isDeleted) return 'deleted'
  if (state.publication !== null || state.request === 'publish') return 'publishing'
  if (state.request === 'save') return 'saving'
  const { reason } = state.failure ?? {}
  if (reason === 'offline' || reason === 'signed-out') return 'offline'
  if (state.sent !== null || hasEntries(pendingEdits(state))) return 'editing'
  return hasEntries(state.conflicts) ? 'conflict' : 'idle'
}

/** Edits to send next. Fields with an open conflict are left out until it is resolved. */
function pendingEdits<Draft extends object>(state: Editing<Draft>): DraftEdits {
  const { base, draft, conflicts, resolved } = state
  const edits = withoutFields(editsBetween(base, draft), conflicts)
  const choices = resolved
    .filter((name) => !(name in conflicts))
    .map((name) => [name, { from: fieldOf(base, name), to: fieldOf(draft, name) }] as const)
  return { ...edits, ...Object.fromEntries(choices) }
}

/** Everything that the server may not have, in the order to apply it: edits without an answer, then later ones. */
export function unsentSteps<Draft extends object>(state: Editing<Draft>): DraftEdits[] {
  const steps = stepsToDraft(state)
  const inConflict = Object.entries(state.conflicts).flatMap(([name, conflict]) => {
    const { from, mine, isStored } = conflict
    const to = fieldOf(state.draft, name)
    return isStored && isSame(mine, to) ? [] : [[name, { from: isStored ? mine : from, to }]]
  })
  const choices = Object.fromEntries(
    Object.entries(pendingEdits(state)).filter(([name]) => state.resolved.includes(name)),
  )
  const last: DraftEdits = { ...steps.at(-1), ...choices, ...Object.fromEntries(inConflict) }
  return [...steps.slice(0, -1), last].filter(hasEntries)
}

export const hasUnsent = <Draft extends object>(state: Editing<Draft>): boolean =>
  unsentSteps(state).length > 0

export function reduceEditing<Draft extends object>(
  state: Editing<Draft>,
  event: EditingEvent<Draft>,
  hasTitle: (draft: Draft) => boolean,
): Transition<Draft> {
  const reduced = reduceEvent(state, event, hasTitle)
  const next = continuePublishing(reduced.state, hasTitle)
  return { state: next.state, effects: [...reduced.effects, ...next.effects] }
}

function reduceEvent<Draft extends object>(
  state: Editing<Draft>,
  event: EditingEvent<Draft>,
  hasTitle: (draft: Draft) => boolean,
): Transition<Draft> {
  switch (event.type) {
    case 'typed':
      return updateDraft(state, event.draft)
    case 'saveDue':
      return send(state, hasTitle, event)
    case 'reachable': {
      const sending = send({ ...state, failure: null }, hasTitle, {})
      // A publication whose answer was lost may have succeeded.
      return sending.effects.length > 0 || state.isNew || state.request !== null
        ? sending
        : { ...sending, effects: [{ type: 'read' }] }
    }
    case 'saved':
      return confirmSave(state, event)
    case 'failed':
      return failSave(state, event)
    case 'resolved':
      return resolveConflict(state, event.field, event.value)
    case 'publishAsked':
      return {
        state: { ...state, publication: { note: event.note }, failure: null },
        effects: [],
      }
    case 'published':
      return {
        state: {
          ...state,
          seen: { version: event.version, copie: 0 },
          request: null,
          publication: null,
          failure: null,
        },
        effects: [{ type: 'read' }, { type: 'saveLater' }],
      }
    case 'publishFailed':
      return failPublishing(state, event)
    case 'readAgain':
      return mergeRead(state, event)
    case 'discarded':
      return discardEdits(state, event)
    case 'restored':
      return restoreEdits(state, event.steps)
  }
}

/** Saves what a requested publication still lacks, then publishes. */
function continuePublishing<Draft extends object>(
  state: Editing<Draft>,
  hasTitle: (draft: Draft) => boolean,
): Transition<Draft> {
  const { publication, request, sent, seen } = state
  if (publication === null || request !== null) return { state, effects: [] }
  if (hasEntries(state.conflicts)) return { state: { ...state, publication: null }, effects: [] }
  if (sent !== null || state.isNew || hasEntries(pendingEdits(state))) {
    return send(state, hasTitle, { isManual: true })
  }
  return {
    state: { ...state, request: 'publish' },
    effects: [{ type: 'publish', seen, note: publication.note }],
  }
}

function updateDraft<Draft extends object>(state: Editing<Draft>, draft: Draft): Transition<Draft> {
  if (isSame(state.draft, draft)) return { state, effects: [] }
  const agreed = Object.entries(state.conflicts)
    .filter(([name, { theirs }]) => isSame(fieldOf(draft, name), theirs))
    .map(([name]) => name)
  const next = {
    ...state,
    draft,
    conflicts: withoutFields(state.conflicts, agreed),
    resolved: [...state.resolved, ...agreed],
  }
  return { state: next, effects: [{ type: 'persist' }, { type: 'saveLater' }] }
}

type SendOptions = { outlives?: boolean; isManual?: boolean }

function send<Draft extends object>(
  state: Editing<Draft>,
  hasTitle: (draft: Draft) => boolean,
  { outlives = false, isManual = false }: SendOptions,
): Transition<Draft> {
  if (state.request !== null || state.isDeleted) return { state, effects: [] }
  if (state.isNew && state.sent === null && !hasTitle(state.draft)) return { state, effects: [] }
  const sent = state.sent ?? { edits: pendingEdits(state), draft: state.draft }
  // Only a manual save creates an untouched new item.
  if (!hasEntries(sent.edits) && !(state.isNew && isManual)) return { state, effects: [] }
  return {
    state: { ...state, sent, request: 'save' },
    effects: [
      { type: 'persist' },
      state.isNew
        ? { type: 'create', draft: sent.draft, outlives, isManual }
        : { type: 'save', seen: state.seen, edits: sent.edits, outlives, isManual },
    ],
  }
}

function confirmSave<Draft extends object>(
  state: Editing<Draft>,
  saved: Saved<Draft>,
): Transition<Draft> {
  const { sent } = state
  const base = sent ? withEdits(state.base, sent.edits) : state.base
  const sentFields = sent ? Object.keys(sent.edits) : []
  const theirs = saved.draft ?? (state.isNew && sent ? sent.draft : base)
  const since = withoutFields(editsBetween(base, state.draft), {
    ...state.conflicts,
    ...saved.conflicts,
  })
  const next: Editing<Draft> = {
    ...state,
    ...rebase(theirs, {
      steps: [since],
      conflicts: { ...state.conflicts, ...repeated(openConflicts(saved.conflicts, false), state) },
      form: state.draft,
    }),
    isNew: false,
    seen: { version: saved.version, copie: saved.copie },
    sent: null,
    request: null,
    resolved: state.resolved.filter((name) => !sentFields.includes(name)),
    failure: null,
    savedAt: saved.enregistre_le,
  }
  return {
    state: next,
    effects: [
      { type: 'persist' },
      ...(state.isNew ? [{ type: 'created' } as const] : []),
      ...showChanged(state, next),
      { type: 'saveLater' },
    ],
  }
}

/** Marks conflicts of fields whose choice was just sent: the other text has changed again. */
const repeated = <Draft extends object>(
  conflicts: OpenConflicts,
  { resolved }: Editing<Draft>,
): OpenConflicts =>
  Object.fromEntries(
    Object.entries(conflicts).map(([name, conflict]) => [
      name,
      resolved.includes(name) ? { ...conflict, isRepeated: true } : conflict,
    ]),
  )

function failSave<Draft extends object>(
  state: Editing<Draft>,
  { reason, error }: Failure,
): Transition<Draft> {
  const isUnanswered = reason === 'offline'
  const next = {
    ...state,
    // Without an answer the server may have stored the edits, so they are sent again unchanged.
    sent: isUnanswered ? state.sent : null,
    request: null,
    publication: null,
    failure: { reason, error },
    isDeleted: state.isDeleted || reason === 'gone',
  }
  return {
    state: next,
    effects: [
      { type: 'persist' },
      ...(isUnanswered ? [{ type: 'retryLater' } as const] : []),
      // Autosave repeats a refused save, so only the first refusal is reported.
      ...(reason === 'refused' && state.failure?.reason !== 'refused'
        ? [{ type: 'reportRefusal', error } as const]
        : []),
    ],
  }
}

function resolveConflict<Draft extends object>(
  state: Editing<Draft>,
  field: string,
  value: unknown,
): Transition<Draft> {
  if (!(field in state.conflicts)) return { state, effects: [] }
  const next = {
    ...state,
    draft: withFields(state.draft, { [field]: value }),
    conflicts: withoutFields(state.conflicts, [field]),
    resolved: [...state.resolved, field],
  }
  return {
    state: next,
    effects: [{ type: 'persist' }, ...showChanged(state, next), { type: 'saveLater' }],
  }
}

function failPublishing<Draft extends object>(
  state: Editing<Draft>,
  { reason, error, isStale }: Failure & { isStale: boolean },
): Transition<Draft> {
  return {
    state: {
      ...state,
      request: null,
      publication: null,
      failure: reason === 'refused' ? null : { reason, error },
      isDeleted: state.isDeleted || reason === 'gone',
    },
    effects: [
      ...(isStale ? [{ type: 'read' } as const] : []),
      ...(reason === 'offline' ? [{ type: 'retryLater' } as const] : []),
      { type: 'saveLater' },
    ],
  }
}

type ReadDraft<Draft> = { seen: Seen; draft: Draft; conflicts: FieldConflicts }

function mergeRead<Draft extends object>(
  state: Editing<Draft>,
  { seen, draft, conflicts }: ReadDraft<Draft>,
): Transition<Draft> {
  // The answer to the running request is newer than what was read.
  if (state.request !== null) return { state, effects: [] }
  const unstored = Object.fromEntries(
    Object.entries(state.conflicts).filter(([, { isStored }]) => !isStored),
  )
  const untouched = Object.keys(conflicts).filter((name) => !isTouched(state, name))
  const next: Editing<Draft> = {
    ...state,
    ...rebase(withFields(draft, theirsOf(conflicts)), {
      steps: stepsToDraft(state),
      conflicts: { ...openConflicts(conflicts, true), ...unstored },
      form: withFields(state.draft, fieldsOf(draft, untouched)),
    }),
    seen,
    sent: null,
  }
  return {
    state: next,
    effects: [
      { type: 'persist' },
      ...showChanged(state, next),
      ...(state.failure?.reason === 'refused' ? [] : [{ type: 'saveLater' } as const]),
    ],
  }
}

function discardEdits<Draft extends object>(
  state: Editing<Draft>,
  { seen, from, item }: { seen: Seen; from: Draft; item: Draft },
): Transition<Draft> {
  const since = editsBetween(from, state.draft)
  const next: Editing<Draft> = {
    ...state,
    ...rebase(item, { steps: [since], conflicts: {}, form: state.draft }),
    seen,
    sent: null,
    resolved: [],
  }
  return {
    state: next,
    effects: [{ type: 'persist' }, ...showChanged(state, next), { type: 'saveLater' }],
  }
}

function restoreEdits<Draft extends object>(
  state: Editing<Draft>,
  steps: readonly DraftEdits[],
): Transition<Draft> {
  const { draft, conflicts } = replay(state.draft, steps, {})
  const added = Object.entries(conflicts).map(([name, conflict]): [string, OpenConflict] => [
    name,
    { ...conflict, theirs: fieldOf(state.base, name) },
  ])
  const mine = Object.fromEntries(added.map(([name, conflict]) => [name, conflict.mine]))
  const next = {
    ...state,
    draft: withFields(draft, mine),
    conflicts: { ...state.conflicts, ...Object.fromEntries(added) },
  }
  return {
    state: next,
    effects: [{ type: 'persist' }, ...showChanged(state, next), { type: 'saveLater' }],
  }
}

/** Edits that lead from the base to the draft of the form, without fields in conflict. */
function stepsToDraft<Draft extends object>({
  base,
  draft,
  sent,
  conflicts,
}: Editing<Draft>): DraftEdits[] {
  if (sent === null) return [withoutFields(editsBetween(base, draft), conflicts)]
  const since = editsBetween(withEdits(base, sent.edits), draft)
  return [withoutFields(sent.edits, conflicts), withoutFields(since, conflicts)]
}

const isTouched = <Draft extends object>(
  { conflicts, draft, base }: Editing<Draft>,
  name: string,
) => !isSame(fieldOf(draft, name), conflicts[name] ? conflicts[name].mine : fieldOf(base, name))

const showChanged = <Draft extends object>(
  before: Editing<Draft>,
  { draft }: Editing<Draft>,
): Effect<Draft>[] => (isSame(before.draft, draft) ? [] : [{ type: 'show', draft }])

const hasEntries = (fields: object): boolean => Object.keys(fields).length > 0
