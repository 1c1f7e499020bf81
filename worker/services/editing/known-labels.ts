import { isNull, sql } from 'drizzle-orm'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { categories, itemCategories, itemTags } from '#drizzle/schema/index.ts'
import { statuts } from '#shared/items/statut.ts'
import { knownSpelling } from '#shared/labels/label-spelling.ts'
import { findNamedCategory, type NamedCategory } from '#shared/labels/named-category.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import { guardWrites } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'
import {
  type FormerLabels,
  presentName,
  readFormerLabels,
  withoutRemovedTags,
} from '#worker/services/site/former-labels.ts'

type Labelled = { categories: string[]; tags: string[] }

/** What this isolate read of the categories last: what is written by others is refused and done again. */
let lastFacts: CategoryFacts | null = null

/**
 * Writes an item under labels that are known, and the facts of the categories. A label that is one of those
 * but for its spelling is written as that one, a former name as the present one; a category that is none
 * of them is refused, since a new one is created by itself. Only what is new costs another request.
 */
export async function underKnownLabels<Item extends Labelled, Written>(
  db: Database,
  item: Item,
  write: (db: Database, item: Item, facts: CategoryFacts) => Promise<Written>,
): Promise<Written> {
  try {
    if (lastFacts !== null) {
      const isAsKnown = sql`${areKnown(item)} and ${areFactsOfToday(lastFacts)}`
      return await write(guardWrites(db, [failUnless(isAsKnown, 'label')]), item, lastFacts)
    }
  } catch (error) {
    if (!isGuardFailure(error, 'label')) throw error
  }
  const [labelled, facts] = await Promise.all([withKnownLabels(db, item), readCategoryFacts(db)])
  lastFacts = facts
  return write(db, labelled, facts)
}

/** Whether the categories still have these facts, all of them and in this order. */
function areFactsOfToday(facts: CategoryFacts) {
  const { nom, code, libelle, mots } = categories
  const read = Array.from(facts, ([name, fact]) => [name, fact.code, fact.libelle, fact.mots])
  const inOrder = sql`(select json_array(${nom}, ${code}, ${libelle}, ${mots}) as fait from ${categories} order by ${nom})`
  return sql`(select json_group_array(json(fait)) from ${inOrder}) = ${JSON.stringify(read)}`
}

/** Whether every label is written as items or categories are, letter for letter. */
function areKnown({ categories: named, tags }: Labelled) {
  const { statut, kind } = itemTags
  const anyStatut = sql`${statut} in (${sql.join(
    statuts.map((one) => sql`${one}`),
    sql`, `,
  )})`
  const isTag = sql`exists (select 1 from ${itemTags} where ${anyStatut} and ${kind} in ('prompt', 'gpt') and ${itemTags.tag} = value)`
  const isCategory = sql`exists (select 1 from ${categories} where ${categories.nom} = value and ${categories.retiree_par} is null)`
  return sql`not exists (select 1 from json_each(${JSON.stringify(tags)}) where not ${isTag})
    and not exists (select 1 from json_each(${JSON.stringify(named)}) where not ${isCategory})`
}

/** An item under labels that are known, as `underKnownLabels` writes it. */
export async function withKnownLabels<Item extends Labelled>(
  db: Database,
  item: Item,
): Promise<Item> {
  const known = await readKnownLabels(db)
  const named = asKnown(known, item)
  const unknown = named.categories.find((one) => !known.categories.includes(one))
  if (unknown !== undefined) throw notCreated(unknown)
  return named
}

/** The labels that there are, and what others became. */
export type KnownLabels = Labelled & { named: NamedCategory[]; former: FormerLabels }

export async function readKnownLabels(db: Database): Promise<KnownLabels> {
  const [created, used, tags, former] = await Promise.all([
    db
      .select({ nom: categories.nom, libelle: categories.libelle })
      .from(categories)
      .where(isNull(categories.retiree_par)),
    db.selectDistinct({ nom: itemCategories.categorie }).from(itemCategories),
    db
      .select({ nom: itemTags.tag })
      .from(itemTags)
      .groupBy(itemTags.tag)
      .orderBy(sql`count(*) desc`),
    readFormerLabels(db),
  ])
  return {
    categories: [...created, ...used].map(({ nom }) => nom),
    tags: tags.map(({ nom }) => nom),
    named: created,
    former,
  }
}

/**
 * What was written at an instant under the labels of now: renamed and merged as items were, without those
 * that were deleted since, and none refused. So what is being written follows a change and its undoing
 * without being written itself.
 */
export const underPresentLabels = <Item extends Labelled>(
  known: KnownLabels,
  item: Item,
  ecrit_le: string,
): Item => asKnown(known, withoutRemovedTags(known.former, item, ecrit_le))

/** An item under labels as they are known, whatever they are. */
export const asKnown = <Item extends Labelled>(known: KnownLabels, item: Item): Item => ({
  ...item,
  categories: spelledAsKnown(
    item.categories,
    known.categories,
    known.former.categorie,
    (label) => findNamedCategory(known.named, label)?.nom,
  ),
  tags: spelledAsKnown(item.tags, known.tags, known.former.tag),
})

/** Each as it is written already or was renamed to, a new one as it comes first; none twice. */
function spelledAsKnown(
  labels: readonly string[],
  names: string[],
  renamed: FormerLabels['tag'],
  /** Finds a label by another name. A former name takes precedence. */
  findOther: (label: string) => string | undefined = () => undefined,
): string[] {
  const written = new Set<string>()
  for (const label of labels) {
    const spelled = knownSpelling(label, [...names, ...written])
    const present = names.includes(spelled)
      ? spelled
      : presentName(renamed, spelled, (name) => names.includes(name))
    written.add(present ?? findOther(spelled) ?? spelled)
  }
  return [...written]
}

function notCreated(nom: string): AppError {
  const message = `La catégorie «\u00a0${nom}\u00a0» n’existe pas\u00a0: créez-la d’abord, ou choisissez-en une autre.`
  return new AppError('BAD_REQUEST', message, { details: { fields: { categories: [message] } } })
}
