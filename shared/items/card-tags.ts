const shownTags = 4

/** The tags that the card of an item shows, and how many the item has. */
export const firstTags = (tags: string[]) => ({
  tags: tags.slice(0, shownTags),
  tagCount: tags.length,
})
