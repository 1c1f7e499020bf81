/** Which item a form edits, for the parts that must know. */
export type ItemIdentity = {
  id: string
  /** It was opened as a new item: its slug follows its title. */
  isBorn: boolean
  /** The slug of a public item; null for one that visitors never saw. */
  publicSlug: string | null
}

export const noIdentity: ItemIdentity = { id: '', isBorn: true, publicSlug: null }
