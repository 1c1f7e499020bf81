/** The list with one item moved by one place; at either end it stays as it is. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The list with an item put back where it was, or last when the list has become shorter. */
export function restored<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.toSpliced(Math.min(index, items.length), 0, item)
}
