import { asc, count, eq, isNull, sql } from 'drizzle-orm'

import { categories, formerLabels, itemCategories } from '#drizzle/schema/index.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import type { UsedCategory } from '#shared/labels/used-category.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { logStatement } from '#worker/services/journal/admin-logs.ts'

import { changeLabel, type LabelOutcome } from './change-label.ts'
import { undoLabelChange } from './undo-label-change.ts'

/** Every category that is known or that items of any status have, with how many. */
export async function listCategories(db: Database): Promise<UsedCategory[]> {
  const { categorie, kind, statut } = itemCategories
  const [known, counts, former] = await Promise.all([
    db
      .select({
        nom: categories.nom,
        code: categories.code,
        teinte: categories.teinte,
        libelle: categories.libelle,
      })
      .from(categories)
      .where(isNull(categories.retiree_par))
      .orderBy(asc(categories.nom)),
    db
      .select({
        nom: categorie,
        kind,
        fiches: count(),
        publiques: sql<number>`sum(${statut} = 'valide')`,
      })
      .from(itemCategories)
      .groupBy(categorie, kind),
    db.select().from(formerLabels).where(eq(formerLabels.quoi, 'categorie')),
  ])
  const used = new Map<string, UsedCategory>()
  const noItems = { prompts: 0, gpts: 0, publiques: 0 }
  for (const row of known) used.set(row.nom, { ...row, ...noItems, anciens: [] })
  for (const { nom, kind: of, fiches, publiques } of counts) {
    const unknown = { nom, code: null, teinte: '', libelle: nom, ...noItems, anciens: [] }
    const category = used.get(nom) ?? unknown
    category[of === 'prompt' ? 'prompts' : 'gpts'] += fiches
    category.publiques += publiques
    used.set(nom, category)
  }
  const all = [...used.values()]
  for (const { nom, nouveau } of former) {
    all.find((category) => category.nom === nouveau)?.anciens.push(nom)
  }
  return all.toSorted((a, b) => itemsOf(b) - itemsOf(a))
}

const itemsOf = ({ prompts, gpts }: UsedCategory) => prompts + gpts

/** Creates a category, grey, under a code that none has. */
export async function createCategory(
  db: Database,
  editor: Editor,
  nom: string,
): Promise<{ nom: string }> {
  const [all, codes] = await Promise.all([
    listCategories(db),
    db.select({ code: categories.code }).from(categories),
  ])
  if (foldLabel(nom) === '') throw refused('Écrivez au moins une lettre ou un chiffre.')
  const taken = all.find((other) => foldLabel(other.nom) === foldLabel(nom))
  if (taken) throw refused(`«\u00a0${taken.nom}\u00a0» existe déjà.`)
  const code = freeCode(nom, new Set(codes.map((row) => row.code)))
  const facts = { teinte: '', libelle: nom, description: '', guide: '', mots: '' }
  await writeBatch(db, [
    sql`delete from ${categories} where nom = ${nom} and retiree_par is not null`,
    db.insert(categories).values({ nom, code, ...facts }),
    logStatement(db, editor, {
      action: 'category.create',
      table: 'categories',
      recordId: nom,
      details: { code },
    }),
  ])
  return { nom }
}

/** Three letters of a name, in their order, that are no other category's code. */
function freeCode(nom: string, taken: ReadonlySet<string>): string {
  const letters = foldLabel(nom)
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .padEnd(3, 'X')
  const rest = Array.from(letters.slice(2)).concat(alphabet)
  const codes = rest.map((last) => letters.slice(0, 2) + last)
  const others = alphabet.flatMap((middle) =>
    alphabet.map((last) => letters.slice(0, 1) + middle + last),
  )
  const free = [...codes, ...others].find((code) => !taken.has(code))
  if (free === undefined) throw refused('Tous les codes qui commencent ainsi sont pris.')
  return free
}

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

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
    beside: () => [
      // A name that one had which was taken away is free again.
      sql`delete from ${categories} where nom = ${vers} and retiree_par is not null`,
      db.update(categories).set({ nom: vers }).where(eq(categories.nom, nom)),
    ],
  })
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
  undoLabelChange(db, editor, 'categorie', entree, ({ action, nom, vers }) =>
    action === 'category.rename' && vers !== null
      ? [db.update(categories).set({ nom }).where(eq(categories.nom, vers))]
      : [
          db
            .update(categories)
            .set({ retiree_par: null })
            .where(eq(categories.retiree_par, entree)),
        ],
  )

function find(all: UsedCategory[], nom: string): UsedCategory {
  const category = all.find((one) => one.nom === nom)
  if (!category) throw new AppError('NOT_FOUND', 'Cette catégorie n’existe plus.')
  return category
}

const refused = (message: string) =>
  new AppError('CONFLICT', message, { details: { fields: { nom: [message] } } })
