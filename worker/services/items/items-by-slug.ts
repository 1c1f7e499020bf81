import { and, eq, inArray } from 'drizzle-orm'

import { formerSlugs, gpts, prompts } from '#drizzle/schema/index.ts'
import { formatCote, type ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'

const promptColumns = {
  slug: prompts.slug,
  titre: prompts.titre,
  categories: prompts.categories,
  niveau: prompts.niveau,
  cote_code: prompts.cote_code,
  cote_rang: prompts.cote_rang,
}
const gptColumns = {
  slug: gpts.slug,
  nom: gpts.nom,
  categories: gpts.categories,
  cote_code: gpts.cote_code,
  cote_rang: gpts.cote_rang,
}

/**
 * What cards in a selection show of the public items among these, in no order; `asked` is the slug that was
 * asked for, which an item may have had before.
 */
export async function listItemsBySlug(db: Database, slugs: { prompts: string[]; gpts: string[] }) {
  const [promptRows, renamedPrompts, gptRows, renamedGpts] = await Promise.all([
    db
      .select({ asked: prompts.slug, ...promptColumns })
      .from(prompts)
      .where(and(inArray(prompts.slug, slugs.prompts), eq(prompts.statut, 'valide'))),
    db
      .select({ asked: formerSlugs.slug, ...promptColumns })
      .from(formerSlugs)
      .innerJoin(prompts, eq(prompts.slug, formerSlugs.nouveau_slug))
      .where(and(isFormer('prompt', slugs.prompts), eq(prompts.statut, 'valide'))),
    db
      .select({ asked: gpts.slug, ...gptColumns })
      .from(gpts)
      .where(and(inArray(gpts.slug, slugs.gpts), eq(gpts.statut, 'valide'))),
    db
      .select({ asked: formerSlugs.slug, ...gptColumns })
      .from(formerSlugs)
      .innerJoin(gpts, eq(gpts.slug, formerSlugs.nouveau_slug))
      .where(and(isFormer('gpt', slugs.gpts), eq(gpts.statut, 'valide'))),
  ])
  return {
    prompts: [...promptRows, ...renamedPrompts].map((row) => withFacts(row, 'prompt')),
    gpts: [...gptRows, ...renamedGpts].map((row) => withFacts(row, 'gpt')),
  }
}

type Filed = { categories: string[]; cote_code: string; cote_rang: number }

/** The first category and the call number in place of what they are made of. */
function withFacts<Row extends Filed>(row: Row, kind: ItemKind) {
  const { categories, cote_code, cote_rang, ...shown } = row
  return { ...shown, categorie: categories[0] ?? '', cote: formatCote(cote_code, kind, cote_rang) }
}

const isFormer = (kind: ItemKind, slugs: string[]) =>
  and(eq(formerSlugs.kind, kind), inArray(formerSlugs.slug, slugs))
