import { eq, sql } from 'drizzle-orm'

import { categories } from '#drizzle/schema/index.ts'
import { categoryPath } from '#shared/categories/category-slug.ts'
import type { CategoryInput, NewCategory } from '#shared/labels/category-input.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { logStatement } from '#worker/services/journal/admin-logs.ts'
import { writeUnchanged } from '#worker/services/journal/unchanged-rows.ts'
import { isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'

import { listCategories, nothingSaid } from './categories.ts'
import { publicPaths } from './change-label.ts'
import { carriesAny, type LabelledItem, readLabelledItems } from './relabelled-items.ts'
import { areAllAsRead, maxItems, tooMany } from './write-labels.ts'

/** The category that was written, and the public pages that changed. */
type WrittenCategory = { nom: string; changed: string[] }

/** Creates a category; one that items have already is found in the search by what is said of it. */
export async function createCategory(
  db: Database,
  editor: Editor,
  { nom, ...said }: NewCategory,
): Promise<WrittenCategory> {
  const [all, stored] = await Promise.all([listCategories(db), readCodes(db)])
  if (foldLabel(nom) === '') throw refused('nom', 'Écrivez au moins une lettre ou un chiffre.')
  const taken = all.find(
    (other) =>
      foldLabel(other.nom) === foldLabel(nom) && (other.code !== null || other.nom !== nom),
  )
  if (taken) throw refused('nom', `«\u00a0${taken.nom}\u00a0» existe déjà.`)
  const others = stored.filter((other) => other.nom !== nom)
  const code = said.code ?? freeCode(nom, new Set([...others.map((other) => other.code), 'DIV']))
  const category = { ...nothingSaid(nom), ...said, code }
  refuseTaken(category, others)
  const items = await readIndexed(db, nom, category)
  const rang = sql<number>`(select coalesce(max(rang), 0) + 1 from ${categories})`
  await withConflictMessages(category, () =>
    writeBatch(db, [
      sql`delete from ${categories} where nom = ${nom} and retiree_par is not null`,
      db.insert(categories).values({ nom, ...category, rang }),
      ...indexStatements(items),
      logStatement(db, editor, {
        action: 'category.create',
        table: 'categories',
        recordId: nom,
        details: { ...said, code },
      }),
    ]),
  )
  return { nom, changed: publicPaths(items) }
}

/**
 * Says something else of a category, unless somebody else did since it was read. What the search finds its
 * items by is written with it.
 */
export async function updateCategory(
  db: Database,
  editor: Editor,
  { nom, lu, categorie }: { nom: string; lu: CategoryInput; categorie: CategoryInput },
): Promise<WrittenCategory> {
  const isCalledOtherwise = lu.libelle !== categorie.libelle || lu.mots !== categorie.mots
  const [stored, items] = await Promise.all([
    readCodes(db),
    isCalledOtherwise ? readIndexed(db, nom, categorie) : [],
  ])
  refuseTaken(
    categorie,
    stored.filter((other) => other.nom !== nom),
  )
  const { libelle, code, teinte, description, guide, mots, tags, groupe } = categories
  const columns = { libelle, code, teinte, description, guide, mots, tags, groupe }
  const isMeant = sql`${categories.nom} = ${nom} and ${categories.retiree_par} is null`
  await withConflictMessages(categorie, () =>
    writeUnchanged(db, [{ table: categories, isMeant, columns, lu }], words, [
      db.update(categories).set(categorie).where(eq(categories.nom, nom)),
      ...indexStatements(items),
      logStatement(db, editor, {
        action: 'category.update',
        table: 'categories',
        recordId: nom,
        details: differences(lu, categorie),
      }),
    ]),
  )
  return { nom, changed: [categoryPath(nom)] }
}

type StoredCode = { nom: string; code: string; teinte: string; isRemoved: boolean }

const readCodes = (db: Database): Promise<StoredCode[]> =>
  db
    .select({
      nom: categories.nom,
      code: categories.code,
      teinte: categories.teinte,
      isRemoved: sql`${categories.retiree_par} is not null`.mapWith(Boolean),
    })
    .from(categories)

type Own = Pick<CategoryInput, 'code' | 'teinte'>

/** Refuses a code or a colour that another category has. */
function refuseTaken({ code, teinte }: Own, others: StoredCode[]): void {
  const ofCode = others.find((other) => other.code === code)
  if (ofCode) {
    const removed = ofCode.isRemoved ? ', qui a été supprimée' : ''
    throw refused('code', `${code} est le code de «\u00a0${ofCode.nom}\u00a0»${removed}.`)
  }
  const ofHue = others.find((other) => teinte !== '' && other.teinte === teinte && !other.isRemoved)
  if (ofHue) throw refused('teinte', `«\u00a0${ofHue.nom}\u00a0» a déjà cette couleur.`)
}

/** A concurrent write can pass `refuseTaken` and then fail at a guard or a unique column. */
async function withConflictMessages({ code }: Own, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (isGuardFailure(error, 'stale')) {
      throw new AppError('CONFLICT', words.stale, { cause: error })
    }
    if (isTaken(error, 'categories.nom')) throw refused('nom', nameTaken, error)
    if (!isTaken(error, 'categories.code')) throw error
    throw refused('code', `${code} est déjà le code d’une autre catégorie.`, error)
  }
}

/** The items of a category, with what will be said of it. */
async function readIndexed(
  db: Database,
  nom: string,
  category: CategoryInput,
): Promise<LabelledItem[]> {
  const follow = (facts: CategoryFacts) => new Map([...facts, [nom, category]])
  const items = await readLabelledItems(db, 'categorie', carriesAny('categorie', [nom]), follow)
  if (items.length > maxItems) throw new AppError('BAD_REQUEST', tooMany)
  return items
}

const indexStatements = (items: LabelledItem[]): Statement[] => [
  ...areAllAsRead(items),
  ...items.map((item) => item.reindex()),
]

/** What is said otherwise. */
function differences(before: CategoryInput, after: CategoryInput): Partial<CategoryInput> {
  const former = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(former.get(name)) !== JSON.stringify(value),
    ),
  )
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
  if (free === undefined) throw refused('nom', 'Tous les codes qui commencent ainsi sont pris.')
  return free
}

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

const words = {
  absent: 'Cette catégorie n’existe plus.',
  stale:
    'Cette catégorie ou une de ses fiches a été modifiée entre-temps. Rouvrez-la pour la voir.',
}

const nameTaken = 'Cette catégorie vient d’être créée par quelqu’un d’autre.'

const refused = (field: string, message: string, cause?: unknown) =>
  new AppError('CONFLICT', message, { details: { fields: { [field]: [message] } }, cause })
