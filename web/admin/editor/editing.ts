import {
  applyEdits,
  type DraftEdits,
  editsBetween,
  type FieldConflict,
  type FieldConflicts,
  isSame,
} from '#shared/items/draft-edits.ts'

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

/** Why a request failed: no answer, no session, a final refusal, or no such item. */
export type FailureReason = 'offline' | 'signed-out' | 'refused' | 'gone'
export type Failure = { reason: FailureReason; error: unknown }

/** The answer to a save; `draft` is null when the server holds exactly what was sent. */
export type Saved<Draft> = Seen & {
  enregistre_le: string
  draft: Draft | null
  conflicts: FieldConflicts
}

/** Edits on their way, or whose answer was lost. */
type SentEdits<Draft> = { edits: DraftEdits; draft: Draft }

/** `isStored`: the server already holds `mine` in its draft. */
type OpenConflict = FieldConflict & { isStored: boolean }

export type Editing<Draft> = {
  isNew: boolean
  seen: Seen
  /** The draft that the server holds; in a field with a conflict, the other text. */
  base: Draft
  /** The draft that the form shows; in a field with a conflict, the editor's own text. */
  draft: Draft
  sent: SentEdits<Draft> | null
  /** The request that has no answer yet. */
  request: 'save' | 'publish' | null
  conflicts: Readonly<Record<string, OpenConflict>>
  /** Fields whose conflict was resolved and whose choice the server does not have yet. */
  resolved: readonly string[]
  /** A publication that waits for the save before it. */
  publication: { note: string | undefined } | null
  failure: Failure | null
  savedAt: string | null
  isDeleted: boolean
}

export type EditingEvent<Draft> =
  | { type: 'typed'; draft: Draft }
  /** `outlives`: the page is being left. `isAsked`: the editor asked for it. */
  | { type: 'saveDue'; outlives?: boolean; isAsked?: boolean }
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
  /** The outbox must hold what the server does not have. */
  | { type: 'persist' }
  | { type: 'save'; seen: Seen; edits: DraftEdits; outlives: boolean; isAsked: boolean }
  | { type: 'create'; draft: Draft; outlives: boolean; isAsked: boolean }
  | { type: 'publish'; seen: Seen; note: string | undefined }
  | { type: 'saveLater' }
  | { type: 'retryLater' }
  /** The form must show another draft than what was typed. */
  | { type: 'show'; draft: Draft }
  | { type: 'read' }
  | { type: 'created' }
  | { type: 'reportRefusal'; error: unknown }

export type Step<Draft> = { state: Editing<Draft>; effects: Effect<Draft>[] }

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

/** The edits to send next; fields with an open conflict wait for the editor's choice. */
export function pendingEdits<Draft extends object>(state: Editing<Draft>): DraftEdits {
  const { base, draft, conflicts, resolved } = state
  const edits = withoutFields(editsBetween(base, draft), conflicts)
  const choices = resolved
    .filter((name) => !(name in conflicts))
    .map((name) => [name, { from: fieldOf(base, name), to: fieldOf(draft, name) }] as const)
  return { ...edits, ...Object.fromEntries(choices) }
}

/**
 * Everything that the server may not have, in the order to apply it: edits whose answer is missing, then
 * what was typed since.
 */
export function unsentSteps<Draft extends object>(state: Editing<Draft>): DraftEdits[] {
  const steps = stepsToDraft(state)
  const inConflict = Object.entries(state.conflicts).flatMap(([name, conflict]) => {
    const { from, mine, isStored } = conflict
    const to = fieldOf(state.draft, name)
    return isStored && isSame(mine, to) ? [] : [[name, { from: isStored ? mine : from, to }]]
  })
  const chosen = Object.fromEntries(
    Object.entries(pendingEdits(state)).filter(([name]) => state.resolved.includes(name)),
  )
  const last: DraftEdits = { ...steps.at(-1), ...chosen, ...Object.fromEntries(inConflict) }
  return [...steps.slice(0, -1), last].filter(hasEntries)
}

export const hasUnsent = <Draft extends object>(state: Editing<Draft>): boolean =>
  unsentSteps(state).length > 0

export function reduceEditing<Draft extends object>(
  state: Editing<Draft>,
  event: EditingEvent<Draft>,
  hasTitle: (draft: Draft) => boolean,
): Step<Draft> {
  const step = reduceOne(state, event, hasTitle)
  const next = goOnPublishing(step.state, hasTitle)
  return { state: next.state, effects: [...step.effects, ...next.effects] }
}

function reduceOne<Draft extends object>(
  state: Editing<Draft>,
  event: EditingEvent<Draft>,
  hasTitle: (draft: Draft) => boolean,
): Step<Draft> {
  switch (event.type) {
    case 'typed':
      return type(state, event.draft)
    case 'saveDue':
      return send(state, hasTitle, event)
    case 'reachable': {
      const step = send({ ...state, failure: null }, hasTitle, {})
      // A publication whose answer was lost may have succeeded.
      return step.effects.length > 0 || state.isNew || state.request !== null
        ? step
        : { ...step, effects: [{ type: 'read' }] }
    }
    case 'saved':
      return confirm(state, event)
    case 'failed':
      return fail(state, event)
    case 'resolved':
      return resolve(state, event.field, event.value)
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
      return readAgain(state, event)
    case 'discarded':
      return discard(state, event)
    case 'restored':
      return restore(state, event.steps)
  }
}

/** Goes on with a publication once everything before it is saved. */
function goOnPublishing<Draft extends object>(
  state: Editing<Draft>,
  hasTitle: (draft: Draft) => boolean,
): Step<Draft> {
  const { publication, request, sent, seen } = state
  if (publication === null || request !== null) return { state, effects: [] }
  if (hasEntries(state.conflicts)) return { state: { ...state, publication: null }, effects: [] }
  if (sent !== null || state.isNew || hasEntries(pendingEdits(state))) {
    return send(state, hasTitle, { isAsked: true })
  }
  return {
    state: { ...state, request: 'publish' },
    effects: [{ type: 'publish', seen, note: publication.note }],
  }
}

function type<Draft extends object>(state: Editing<Draft>, draft: Draft): Step<Draft> {
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

type SendOptions = { outlives?: boolean; isAsked?: boolean }

function send<Draft extends object>(
  state: Editing<Draft>,
  hasTitle: (draft: Draft) => boolean,
  { outlives = false, isAsked = false }: SendOptions,
): Step<Draft> {
  if (state.request !== null || state.isDeleted) return { state, effects: [] }
  if (state.isNew && state.sent === null && !hasTitle(state.draft)) return { state, effects: [] }
  const sent = state.sent ?? { edits: pendingEdits(state), draft: state.draft }
  const isNothing = !hasEntries(sent.edits)
  // An untouched new item is created only when that is asked for.
  if (isNothing && !(state.isNew && isAsked)) return { state, effects: [] }
  return {
    state: { ...state, sent, request: 'save' },
    effects: [
      { type: 'persist' },
      state.isNew
        ? { type: 'create', draft: sent.draft, outlives, isAsked }
        : { type: 'save', seen: state.seen, edits: sent.edits, outlives, isAsked },
    ],
  }
}

function confirm<Draft extends object>(state: Editing<Draft>, saved: Saved<Draft>): Step<Draft> {
  const { sent } = state
  const base = sent ? applied(state.base, sent.edits) : state.base
  const sentFields = sent ? Object.keys(sent.edits) : []
  const theirs = saved.draft ?? (state.isNew && sent ? sent.draft : base)
  const since = withoutFields(editsBetween(base, state.draft), {
    ...state.conflicts,
    ...saved.conflicts,
  })
  const next: Editing<Draft> = {
    ...rebased(state, theirs, {
      steps: [since],
      conflicts: { ...state.conflicts, ...openConflicts(saved.conflicts, false) },
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
      ...shown(state, next),
      { type: 'saveLater' },
    ],
  }
}

function fail<Draft extends object>(
  state: Editing<Draft>,
  { reason, error }: Failure,
): Step<Draft> {
  const isUnanswered = reason === 'offline'
  const next = {
    ...state,
    // Without an answer the server may have stored them, so they are sent again unchanged.
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
      // Typing goes on and is refused again: that is said once.
      ...(reason === 'refused' && state.failure?.reason !== 'refused'
        ? [{ type: 'reportRefusal', error } as const]
        : []),
    ],
  }
}

function resolve<Draft extends object>(
  state: Editing<Draft>,
  field: string,
  value: unknown,
): Step<Draft> {
  if (!(field in state.conflicts)) return { state, effects: [] }
  const next = {
    ...state,
    draft: withFields(state.draft, { [field]: value }),
    conflicts: withoutFields(state.conflicts, [field]),
    resolved: [...state.resolved, field],
  }
  return {
    state: next,
    effects: [{ type: 'persist' }, ...shown(state, next), { type: 'saveLater' }],
  }
}

function failPublishing<Draft extends object>(
  state: Editing<Draft>,
  { reason, error, isStale }: Failure & { isStale: boolean },
): Step<Draft> {
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

function readAgain<Draft extends object>(
  state: Editing<Draft>,
  { seen, draft, conflicts }: ReadDraft<Draft>,
): Step<Draft> {
  // The answer to the running request brings what was read.
  if (state.request !== null) return { state, effects: [] }
  const kept = Object.fromEntries(
    Object.entries(state.conflicts).filter(([, { isStored }]) => !isStored),
  )
  const base = withFields(draft, theirsOf(conflicts))
  const next: Editing<Draft> = {
    ...rebased(state, base, {
      steps: stepsToDraft(state),
      conflicts: { ...openConflicts(conflicts, true), ...kept },
      // A stored text that the editor did not touch since is the one of the server.
      screen: withFields(
        state.draft,
        fieldsOf(
          draft,
          Object.keys(conflicts).filter((name) => !isTouched(state, name)),
        ),
      ),
    }),
    seen,
    sent: null,
  }
  return {
    state: next,
    effects: [
      { type: 'persist' },
      ...shown(state, next),
      ...(state.failure?.reason === 'refused' ? [] : [{ type: 'saveLater' } as const]),
    ],
  }
}

function discard<Draft extends object>(
  state: Editing<Draft>,
  { seen, from, item }: { seen: Seen; from: Draft; item: Draft },
): Step<Draft> {
  const since = editsBetween(from, state.draft)
  const next: Editing<Draft> = {
    ...rebased({ ...state, conflicts: {} }, item, { steps: [since], conflicts: {} }),
    seen,
    sent: null,
    resolved: [],
  }
  return {
    state: next,
    effects: [{ type: 'persist' }, ...shown(state, next), { type: 'saveLater' }],
  }
}

function restore<Draft extends object>(
  state: Editing<Draft>,
  steps: readonly DraftEdits[],
): Step<Draft> {
  const { draft, conflicts } = replay(state.draft, steps, {})
  const added = Object.entries(conflicts).map(([name, conflict]): [string, OpenConflict] => [
    name,
    { ...conflict, theirs: fieldOf(state.base, name), isStored: false },
  ])
  const mine = Object.fromEntries(added.map(([name, conflict]) => [name, conflict.mine]))
  const next = {
    ...state,
    draft: withFields(draft, mine),
    conflicts: { ...state.conflicts, ...Object.fromEntries(added) },
  }
  return {
    state: next,
    effects: [{ type: 'persist' }, ...shown(state, next), { type: 'saveLater' }],
  }
}

/** The edits that lead from the base to the form, without fields in conflict. */
function stepsToDraft<Draft extends object>({
  base,
  draft,
  sent,
  conflicts,
}: Editing<Draft>): DraftEdits[] {
  if (sent === null) return [withoutFields(editsBetween(base, draft), conflicts)]
  const since = editsBetween(applied(base, sent.edits), draft)
  return [withoutFields(sent.edits, conflicts), withoutFields(since, conflicts)]
}

type Rebase<Draft> = {
  /** What was typed that is not in the new base. */
  steps: readonly DraftEdits[]
  conflicts: Readonly<Record<string, OpenConflict>>
  /** The texts of fields in conflict. */
  screen?: Draft
}

/** The state on a new base: what was typed is applied to it, and a field in conflict keeps its own text. */
function rebased<Draft extends object>(
  state: Editing<Draft>,
  base: Draft,
  { steps, conflicts, screen = state.draft }: Rebase<Draft>,
): Editing<Draft> {
  const replayed = replay(base, steps, conflicts)
  const open = Object.entries(replayed.conflicts)
    .map(([name, conflict]): [string, OpenConflict] => [
      name,
      {
        ...conflict,
        theirs: name in conflicts ? theirText(conflicts, base, name) : fieldOf(base, name),
      },
    ])
    .filter(([name, { theirs }]) => !isSame(fieldOf(screen, name), theirs))
  const names = open.map(([name]) => name)
  return {
    ...state,
    base: withFields(base, Object.fromEntries(open.map(([name, { theirs }]) => [name, theirs]))),
    draft: withFields(replayed.draft, fieldsOf(screen, names)),
    conflicts: Object.fromEntries(open),
  }
}

/** In a conflict that only the draft has, the other text is the newest one of the server. */
function theirText(
  conflicts: Readonly<Record<string, OpenConflict>>,
  base: object,
  name: string,
): unknown {
  const conflict = conflicts[name]
  return conflict?.isStored ? conflict.theirs : fieldOf(base, name)
}

/** Applies edits one step after the other; later steps of a field in conflict leave it alone. */
function replay<Draft extends object>(
  start: Draft,
  steps: readonly DraftEdits[],
  open: Readonly<Record<string, OpenConflict>>,
): { draft: Draft; conflicts: Record<string, OpenConflict> } {
  let draft = start
  const conflicts = { ...open }
  for (const edits of steps) {
    const result = applyEdits(draft, withoutFields(edits, conflicts))
    draft = result.draft
    for (const [name, conflict] of Object.entries(conflicts)) {
      const later = edits[name]
      if (later && !conflict.isStored) conflicts[name] = { ...conflict, mine: later.to }
    }
    Object.assign(conflicts, openConflicts(result.conflicts, false))
  }
  return { draft, conflicts }
}

const isTouched = <Draft extends object>(
  { conflicts, draft, base }: Editing<Draft>,
  name: string,
) => !isSame(fieldOf(draft, name), conflicts[name] ? conflicts[name].mine : fieldOf(base, name))

const openConflicts = (
  conflicts: FieldConflicts,
  isStored: boolean,
): Record<string, OpenConflict> =>
  Object.fromEntries(
    Object.entries(conflicts).map(([name, conflict]) => [name, { ...conflict, isStored }]),
  )

const theirsOf = (conflicts: FieldConflicts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(conflicts).map(([name, { theirs }]) => [name, theirs]))

/** A draft with edits that began from it. */
const applied = <Draft extends object>(draft: Draft, edits: DraftEdits): Draft =>
  withFields(draft, Object.fromEntries(Object.entries(edits).map(([name, { to }]) => [name, to])))

const shown = <Draft extends object>(
  before: Editing<Draft>,
  { draft }: Editing<Draft>,
): Effect<Draft>[] => (isSame(before.draft, draft) ? [] : [{ type: 'show', draft }])

const withFields = <Draft extends object>(
  draft: Draft,
  fields: Readonly<Record<string, unknown>>,
): Draft => ({ ...draft, ...fields })

const fieldsOf = (draft: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, fieldOf(draft, name)]))

/** The value of a field of a draft. */
export const fieldOf = (draft: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(draft, name)?.value

function withoutFields<Value>(
  fields: Readonly<Record<string, Value>>,
  left: readonly string[] | Readonly<Record<string, unknown>>,
): Record<string, Value> {
  const names = Array.isArray(left) ? left : Object.keys(left)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

const hasEntries = (fields: object): boolean => Object.keys(fields).length > 0
