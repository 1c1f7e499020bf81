import type { ItemKind } from '#shared/items/cote.ts'
import { useSite } from '#web/loading/site.ts'

/**
 * Where the badges of a category lead on the home page: to its prompts, on a GPT too, unless it has
 * none; then to its GPTs.
 */
export function useCategoryKind(): (name: string) => ItemKind {
  const { categories } = useSite()
  return (name) => {
    const stats = categories.find((category) => category.name === name)
    return stats && stats.promptCount > 0 ? 'prompt' : 'gpt'
  }
}
