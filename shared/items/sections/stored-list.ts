import type { z } from 'zod'

/**
 * Reads a stored JSON list leniently: anything but a list is an empty list, and an item
 * that its schema refuses is dropped instead of breaking the page.
 */
export function readStoredList<Schema extends z.ZodType>(
  itemSchema: Schema,
  stored: unknown,
): z.infer<Schema>[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((item: unknown) => {
    const parsed = itemSchema.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })
}
