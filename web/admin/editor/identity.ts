export type ItemIdentity = {
  id: string
  /** Null for an item that is not public. */
  publicSlug: string | null
}

export const noIdentity: ItemIdentity = { id: '', publicSlug: null }
