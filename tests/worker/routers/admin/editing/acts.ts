import * as fc from 'fast-check'

export const people = ['ada', 'bea'] as const

/** What is done to one item. */
const acts = [
  'read',
  'save',
  'saveOwnWord',
  'empty',
  'publish',
  'discard',
  'restore',
  'unpublish',
  'republish',
  'remove',
  'bringBack',
  'presence',
  'plan',
  'due',
  'import',
  'undoImport',
] as const

/** What is done to all that a label stands on. */
const labelActs = [
  'renameTag',
  'mergeTags',
  'removeTag',
  'renameCategory',
  'mergeCategories',
] as const
/** What is done to several at once, and taken back. */
const tableActs = ['changeAi', 'addTag', 'undo'] as const

export type ItemAct = (typeof acts)[number]
export type LabelAct = (typeof labelActs)[number]
export type TableAct = (typeof tableActs)[number]

export type Act = {
  who: (typeof people)[number]
  act: ItemAct | LabelAct | TableAct
  pick: number
}

/** Acts that are refused unless their editor has seen the stored versions. */
export const needsStoredVersions = new Set<string>(['publish', 'discard', 'plan'])

/** Acts that write nothing of the item. */
export const writesNothing = new Set<string>(['read', 'presence'])

/** Acts that continue the editing session of the editor who saved last. */
export const savesDraft = new Set<string>(['save', 'saveOwnWord', 'empty'])

export const actsOfTwo = fc.array(
  fc.record({
    who: fc.constantFrom(...people),
    // Most of what is tried follows a look at the item.
    act: fc.oneof(
      { weight: 2, arbitrary: fc.constant('read' as const) },
      { weight: 3, arbitrary: fc.constantFrom('save' as const, 'saveOwnWord' as const) },
      { weight: 3, arbitrary: fc.constantFrom(...acts) },
      { weight: 2, arbitrary: fc.constantFrom(...labelActs, ...tableActs) },
    ),
    pick: fc.nat(20),
  }),
  { minLength: 4, maxLength: 18 },
)
