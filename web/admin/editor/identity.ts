/** Which item a form edits, for the parts that must know: a new one has no id. */
export type ItemIdentity = { id: string | null; storedSlug: string }

export const noIdentity: ItemIdentity = { id: null, storedSlug: '' }
