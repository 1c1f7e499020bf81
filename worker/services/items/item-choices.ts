import { gt } from 'drizzle-orm'

import { searchFacets } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { type Niveau, niveaux } from '#shared/items/niveau.ts'
import { givenAssistants } from '#shared/search/search.ts'
import type { Database } from '#worker/database/db.ts'

type Facet = { kind: ItemKind; ia: string; niveau: string }

/** What the filters of the lists offer: values that public items have. */
export type ItemChoices = { ia: Record<ItemKind, string[]>; niveaux: Niveau[] }

/** The few combinations of assistant and level that public items have. */
export const listFacets = (db: Database): Promise<Facet[]> =>
  db
    .selectDistinct({
      kind: searchFacets.kind,
      ia: searchFacets.ia,
      niveau: searchFacets.niveau,
    })
    .from(searchFacets)
    .where(gt(searchFacets.items, 0))

/**
 * What can be chosen of them, the assistants of the specification first; an item that names none has the
 * default one.
 */
export function listChoices(facets: Facet[], defaultIa: string): ItemChoices {
  const assistantsOf = (kind: ItemKind) => {
    const names = facets.flatMap((facet) => (facet.kind === kind ? [facet.ia || defaultIa] : []))
    const others = names.filter((name) => !givenAssistants.includes(name))
    return [
      ...givenAssistants.filter((name) => names.includes(name)),
      ...new Set(others.toSorted((a, b) => a.localeCompare(b, 'fr'))),
    ]
  }
  return {
    ia: { prompt: assistantsOf('prompt'), gpt: assistantsOf('gpt') },
    niveaux: niveaux.filter((niveau) => facets.some((facet) => facet.niveau === niveau)),
  }
}
