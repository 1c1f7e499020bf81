/** Relation of an expression to a term of the query. */
export type ExpansionKind =
  | 'exact'
  /** The words of an expression, anywhere in the item. */
  | 'apart'
  | 'synonym'
  | 'wider'
  | 'prefix'
  /** The word before and the one that is being typed, together. */
  | 'phrasePrefix'
  | 'correction'
  /** Part of a word. */
  | 'infix'

/** Where a passage of a text begins and ends. */
export type Mark = [start: number, end: number]

/** A match in a field that a card does not show. */
export type Snippet = {
  field: 'tag' | 'requete' | 'texte'
  /** The value that matches. Empty for what is not quoted: the text of an item, and what else people ask. */
  text: string
  marks: Mark[]
}

/** A word of the item that was not typed: a synonym, or the correction of one that was. */
export type RelatedWord = { by: 'synonym' | 'correction'; text: string }

/** Where an item answers a text. */
export type ItemMatch = {
  title: Mark[]
  description: Mark[]
  /** What title and beginning of the description do not show. */
  snippets: Snippet[]
  relatedWords: RelatedWord[]
}

/** An item of a list; with a text to filter by, it says why it is there. */
export type Listed<Item> = Item & { match?: ItemMatch | undefined }
