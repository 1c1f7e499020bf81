/** What the page of an item says of itself to search engines; its tags are its keywords. */
export type PageText = {
  /** In place of the item's own title, where that says too little in a list of results. */
  titre?: string
  /** Ends as a sentence within the width of a result; see `shared/admin/seo-problems.ts`. */
  description: string
}
