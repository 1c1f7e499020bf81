import { asc, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm'

import { categories, itemCategories } from '#drizzle/schema/index.ts'
import { firstGroup } from '#shared/categories/category.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import type { UsedCategory } from '#shared/labels/used-category.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { failUnless } from '#worker/services/journal/write-guard.ts'
import { formerNames, readFormerLabels } from '#worker/services/site/former-labels.ts'

import { changeLabel, type LabelOutcome } from './change-label.ts'
import { type LabelEntry, undoLabelChange } from './undo-label-change.ts'

/** Every category that is known or that items of any status have, with how many. */
export async function listCategories(db: Database): Promise<UsedCategory[]> {
  const { categorie, kind, statut } = itemCategories
  const { retiree_par, rang: _place, ...columns } = getTableColumns(categories)
  const [known, counts, former] = await Promise.all([
    db.select(columns).from(categories).where(isNull(retiree_par)).orderBy(asc(categories.nom)),
    db
      .select({
        nom: categorie,
        kind,
        fiches: count(),
        publiques: sql<number>`sum(${statut} = 'valide')`,
      })
      .from(itemCategories)
      .groupBy(categorie, kind),
    readFormerLabels(db),
  ])
  const used = new Map<string, UsedCategory>()
  const noItems = { prompts: 0, gpts: 0, publiques: 0 }
  for (const row of known) used.set(row.nom, { ...row, ...noItems, anciens: [] })
  for (const { nom, kind: of, fiches, publiques } of counts) {
    const unknown = { ...nothingSaid(nom), nom, code: null, ...noItems, anciens: [] }
    const category = used.get(nom) ?? unknown
    category[of === 'prompt' ? 'prompts' : 'gpts'] += fiches
    category.publiques += publiques
    used.set(nom, category)
  }
  const all = [...used.values()]
  const anciens = formerNames(former.categorie, new Set(all.map(({ nom }) => foldLabel(nom))))
  for (const category of all) category.anciens = anciens.get(foldLabel(category.nom)) ?? []
  return all.toSorted((a, b) => itemsOf(b) - itemsOf(a))
}

const itemsOf = ({ prompts, gpts }: UsedCategory) => prompts + gpts

/** What stands for a category of which nobody said anything. */
export const nothingSaid = (nom: string) => ({
  libelle: '',
  teinte: '' as const,
  description: '',
  guide: '',
  mots: '',
  tags: [],
  groupe: firstGroup(nom),
})

/** Gives a category another name, in every item too; its page and the lists of it lead on. */
export async function renameCategory(
  db: Database,
  editor: Editor,
  { nom, vers }: { nom: string; vers: string },
): Promise<LabelOutcome> {
  const all = await listCategories(db)
  find(all, nom)
  if (vers === nom) throw refused('C’est déjà le nom de cette catégorie.')
  if (foldLabel(vers) === '') throw refused('Écrivez au moins une lettre ou un chiffre.')
  const taken = all.find((other) => other.nom !== nom && foldLabel(other.nom) === foldLabel(vers))
  if (taken) {
    throw refused(`«\u00a0${taken.nom}\u00a0» existe déjà\u00a0: fusionnez les deux catégories.`)
  }
  return changeLabel(db, editor, 'categorie', {
    action: 'category.rename',
    nom,
    orthographes: [nom],
    vers,
    follow: (facts) => underName(facts, nom, vers),
    beside: () => [
      // A name that one had which was taken away is free again.
      sql`delete from ${categories} where nom = ${vers} and retiree_par is not null`,
      db.update(categories).set({ nom: vers }).where(eq(categories.nom, nom)),
    ],
  })
}

/** What is known of a category, once it has another name. */
function underName(facts: CategoryFacts, nom: string, vers: string): CategoryFacts {
  const fact = facts.get(nom)
  const others = [...facts].filter(([name]) => name !== nom && name !== vers)
  return new Map(fact ? [...others, [vers, fact]] : others)
}

/** Gives the items of a category another one in its place, and takes it away. */
export async function mergeCategories(
  db: Database,
  editor: Editor,
  { de, vers }: { de: string; vers: string },
): Promise<LabelOutcome> {
  const all = await listCategories(db)
  find(all, vers)
  return changeLabel(db, editor, 'categorie', {
    action: 'category.merge',
    nom: find(all, de).nom,
    orthographes: [de],
    vers,
    beside: (entree) => [
      db.update(categories).set({ retiree_par: entree }).where(eq(categories.nom, de)),
    ],
  })
}

/** Gives the items of a change of a category back what they had, and the category its name or its place. */
export const undoCategoryChange = (db: Database, editor: Editor, entree: string) =>
  undoLabelChange(db, editor, 'categorie', entree, {
    statements: ({ action, nom, vers }) =>
      action === 'category.rename' && vers !== null
        ? [
            // Without items nothing else tells that it was renamed again, or its name given to another.
            failUnless(
              sql`exists (select 1 from ${categories} where nom = ${vers} and retiree_par is null) and not exists (select 1 from ${categories} where nom = ${nom})`,
              'stale',
            ),
            db.update(categories).set({ nom }).where(eq(categories.nom, vers)),
          ]
        : [
            db
              .update(categories)
              .set({ retiree_par: null, teinte: freeHueSql })
              .where(eq(categories.retiree_par, entree)),
          ],
    follow: ({ action, nom, vers }: LabelEntry, facts) =>
      action === 'category.rename' && vers !== null ? underName(facts, vers, nom) : facts,
  })

/** The hue that a category had, unless another got it meanwhile. */
const freeHueSql = sql<''>`case when exists (select 1 from ${categories} other where other.teinte = categories.teinte and other.retiree_par is null) then '' else teinte end`

function find(all: UsedCategory[], nom: string): UsedCategory {
  const category = all.find((one) => one.nom === nom)
  if (!category) throw new AppError('NOT_FOUND', 'Cette catégorie n’existe plus.')
  return category
}

const refused = (message: string) =>
  new AppError('CONFLICT', message, { details: { fields: { nom: [message] } } })
