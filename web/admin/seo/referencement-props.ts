/** Props of the tab «Référencement» of either kind. */
export type ReferencementProps = {
  /** Null for an item that is not saved yet. */
  stored: { id: string; slug: string } | null
  /** Null before the item has a call number. */
  cote: string | null
  isShown: boolean
}

export const noReferencement: ReferencementProps = { stored: null, cote: null, isShown: false }
