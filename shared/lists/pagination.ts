/** One page of a list and what is needed to reach the others. */
export type Page<Item> = { items: Item[]; total: number; page: number; pageSize: number }

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
