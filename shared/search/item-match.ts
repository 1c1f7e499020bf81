/** How an expression follows from what was typed; the words of `separes` may stand anywhere in an item. */
export type FoundBy = 'mot' | 'separes' | 'synonyme' | 'debut' | 'correction' | 'partie'

/** Where a passage of a text begins and ends. */
export type Mark = [start: number, end: number]

/** A field that a card does not show, or not whole, with what of it answers. */
export type MatchReason = {
  field: 'tag' | 'requete' | 'categorie' | 'description' | 'texte'
  text: string
  marks: Mark[]
}

/** A word of the item that was not typed: it means the same, or what was typed is a slip for it. */
export type NearWord = { by: 'synonyme' | 'correction'; text: string }

/** Where an item answers a text. */
export type ItemMatch = {
  title: Mark[]
  description: Mark[]
  /** What title and beginning of the description do not show. */
  reasons: MatchReason[]
  nearWords: NearWord[]
}

/** An item of a list; with a text to filter by, it says why it is there. */
export type Listed<Item> = Item & { match?: ItemMatch | undefined }
