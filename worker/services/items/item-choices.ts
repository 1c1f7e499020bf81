import { eq } from 'drizzle-orm'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { type Niveau, niveaux } from '#shared/items/niveau.ts'
import { givenAssistants } from '#shared/search/search.ts'
import type { Database } from '#worker/database/db.ts'

type Facet = { kind: ItemKind; ia: string | null; niveau?: Niveau }

/** What the filters of the lists offer: values that public items have. */
export type ItemChoices = { ia: Record<ItemKind, string[]>; niveaux: Niveau[] }

/** The combinations of assistant and level that public items have. */
export async function listFacets(db: Database): Promise<Facet[]> {
  const [ofPrompts, ofGpts] = await Promise.all([
    db
      .selectDistinct({ ia: prompts.ia, niveau: prompts.niveau })
      .from(prompts)
      .where(eq(prompts.statut, 'valide')),
    db.selectDistinct({ ia: gpts.ia }).from(gpts).where(eq(gpts.statut, 'valide')),
  ])
  return [
    ...ofPrompts.map(({ ia, niveau }) => ({ kind: 'prompt' as const, ia, niveau })),
    ...ofGpts.map(({ ia }) => ({ kind: 'gpt' as const, ia })),
  ]
}

/** The choices of the filters, the assistants of the specification first. An item without one has the default. */
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
