import { and, eq, inArray } from 'drizzle-orm'

import { formerSlugs, gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'

/** A public item by the slug that was asked for, which it may have had before. */
type Asked<Name extends string> = { asked: string; slug: string } & Record<Name, string>

/** The present names of the public items among these, in no order. */
export async function listItemsBySlug(
  db: Database,
  slugs: { prompts: string[]; gpts: string[] },
): Promise<{ prompts: Asked<'titre'>[]; gpts: Asked<'nom'>[] }> {
  const [promptRows, renamedPrompts, gptRows, renamedGpts] = await Promise.all([
    db
      .select({ asked: prompts.slug, slug: prompts.slug, titre: prompts.titre })
      .from(prompts)
      .where(and(inArray(prompts.slug, slugs.prompts), eq(prompts.statut, 'valide'))),
    db
      .select({ asked: formerSlugs.slug, slug: prompts.slug, titre: prompts.titre })
      .from(formerSlugs)
      .innerJoin(prompts, eq(prompts.slug, formerSlugs.nouveau_slug))
      .where(and(isFormer('prompt', slugs.prompts), eq(prompts.statut, 'valide'))),
    db
      .select({ asked: gpts.slug, slug: gpts.slug, nom: gpts.nom })
      .from(gpts)
      .where(and(inArray(gpts.slug, slugs.gpts), eq(gpts.statut, 'valide'))),
    db
      .select({ asked: formerSlugs.slug, slug: gpts.slug, nom: gpts.nom })
      .from(formerSlugs)
      .innerJoin(gpts, eq(gpts.slug, formerSlugs.nouveau_slug))
      .where(and(isFormer('gpt', slugs.gpts), eq(gpts.statut, 'valide'))),
  ])
  return { prompts: [...promptRows, ...renamedPrompts], gpts: [...gptRows, ...renamedGpts] }
}

const isFormer = (kind: ItemKind, slugs: string[]) =>
  and(eq(formerSlugs.kind, kind), inArray(formerSlugs.slug, slugs))
