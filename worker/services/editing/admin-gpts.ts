import { and, eq } from 'drizzle-orm'

import { gptDerivedValues } from '#drizzle/derived/content-values.ts'
import { gpts } from '#drizzle/schema/index.ts'
import { gptInputSchema, type GptDraft, type GptInput } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import { renameStatements } from '#worker/services/items/former-slugs.ts'
import type { SharedEntry } from '#worker/services/journal/change-entry.ts'

import { acceptedExemple, acceptedTree } from './accepted-tree.ts'
import { gptScoreSql, nameNotIn } from './consultant-bonus.ts'
import { copyTitle, freeCopySlug } from './item-copy.ts'
import { itemToEdit } from './item-to-edit.ts'
import { underKnownLabels } from './known-labels.ts'
import { withWorkingCopy } from './opened-items.ts'
import { ownSlug, unfinishedItem, withFreeSlug } from './unfinished-items.ts'
import { type AtCopy, unfinishedStatements } from './working-copies.ts'
import { keptCote } from './writing/cote-ranks.ts'
import { absent, type AtVersion } from './writing/edit-failures.ts'
import { type CreatedItem, writeNewItem } from './writing/new-item.ts'
import { type UpdatedItem, writeEdit } from './writing/write-edit.ts'

/** A GPT as its editor needs it, of any status. */
export async function getGptToEdit(db: Database, editor: Editor, id: string) {
  const [row] = await db
    .select()
    .from(gpts)
    .where(and(eq(gpts.id, id), isItemVisibleTo('gpt', editor)))
  if (!row) throw absent('gpt')
  return itemToEdit<GptInput>('gpt', row, gptInputSchema)
}

/** A GPT as it is public or last saved, and what is being written on it. */
export const openGpt = (db: Database, editor: Editor, id: string) =>
  withWorkingCopy(db, editor, gptDrafting, id, getGptToEdit(db, editor, id))

type NewGpt = {
  details?: Record<string, unknown>
  /** The draft that the item is made of, as far as that is right. */
  unfinished?: GptDraft | null
  entry?: SharedEntry | undefined
}

/** Writes a new GPT, with its row in the journal. */
export function createGpt(
  db: Database,
  editor: Editor,
  item: GptInput,
  more?: NewGpt,
): Promise<CreatedItem> {
  return underKnownLabels(db, item, (within, labelled, facts) =>
    writeNewGpt(within, editor, labelled, facts, more),
  )
}

function writeNewGpt(
  db: Database,
  editor: Editor,
  item: GptInput,
  facts: CategoryFacts,
  { details = {}, unfinished = null, entry }: NewGpt = {},
): Promise<CreatedItem> {
  const derived = derivedValues(item, facts)
  return writeNewItem(db, editor, {
    kind: 'gpt',
    slug: item.slug,
    statut: item.statut,
    cote_code: derived.cote_code,
    details,
    entry,
    insert: (values) => db.insert(gpts).values({ ...item, ...derived, ...values }),
    beside: (id) =>
      unfinishedStatements(db, editor, 'gpt', { id, version: 1, copie: 0 }, unfinished),
  })
}

/**
 * Without `copie`, what is being written on the item stays as it is. An empty slug leaves the one that is
 * stored.
 */
type GptEdit = AtVersion & {
  copie?: number
  base?: number | undefined
  item: GptInput
  raison?: string | undefined
  /** The draft that the item is made of, as far as that is right. */
  unfinished?: GptDraft | null
  entry?: SharedEntry | undefined
}

/** Saves a GPT. */
export function updateGpt(
  db: Database,
  editor: Editor,
  { item, ...edit }: GptEdit,
): Promise<UpdatedItem> {
  return underKnownLabels(db, item, async (within, labelled, facts) => ({
    ...(await writeGptEdit(within, editor, { ...edit, item: labelled }, facts)),
    categories: labelled.categories,
    tags: labelled.tags,
  }))
}

function writeGptEdit(
  db: Database,
  editor: Editor,
  { id, version, copie, base, item, raison, unfinished = null, entry }: GptEdit,
  facts: CategoryFacts,
): Promise<{ version: number }> {
  const derived = derivedValues(item, facts)
  const { slug, ...fields } = item
  const { statut } = item
  const address = slug === '' ? {} : { slug }
  return writeEdit(db, editor, {
    kind: 'gpt',
    id,
    version,
    ...address,
    statut,
    entry,
    ...(copie === undefined ? {} : { copie, base }),
    details: { ...address, statut, raison },
    statements: [
      ...(slug === '' ? [] : renameStatements(db, { kind: 'gpt', id, slug })),
      db
        .update(gpts)
        .set({
          ...fields,
          ...address,
          ...derived,
          ...keptCote('gpt', item, derived.cote_code),
          date_modification: editor.now.toISOString(),
        })
        .where(eq(gpts.id, id)),
      ...unfinishedStatements(
        db,
        editor,
        'gpt',
        { id, version: version + 1, copie: copie ?? 0 },
        unfinished,
      ),
    ],
  })
}

/** Writes a new GPT that needs a title and nothing else. */
export function createGptDraft(
  db: Database,
  editor: Editor,
  draft: GptDraft,
  entry?: SharedEntry,
): Promise<CreatedItem> {
  const { item, unfinished } = unfinishedItem(gptDrafting, 'nom', draft)
  const write = (slug: string) => createGpt(db, editor, { ...item, slug }, { unfinished, entry })
  return unfinished ? withFreeSlug(item.slug, ownSlug(), write) : write(item.slug)
}

/** Saves a GPT that is not public, as far as it is right. */
export async function saveGptDraft(
  db: Database,
  editor: Editor,
  { draft, ...at }: AtCopy & { draft: GptDraft; entry?: SharedEntry },
): Promise<{ version: number; copie: number }> {
  const { item, unfinished } = unfinishedItem(gptDrafting, 'nom', draft)
  const write = (slug: string) =>
    updateGpt(db, editor, { ...at, item: { ...item, slug }, unfinished })
  // One that is missing or taken leaves the address that it has.
  const { version } = await (unfinished ? withFreeSlug(item.slug, '', write) : write(item.slug))
  return { version, copie: unfinished ? at.copie + 1 : 0 }
}

/** Writes a copy of a GPT as a draft, under an address of its own, not pinned. */
export async function duplicateGpt(
  db: Database,
  editor: Editor,
  id: string,
): Promise<{ id: string }> {
  const { item } = await getGptToEdit(db, editor, id)
  const slug = await freeCopySlug(db, 'gpt', item.slug)
  const nom = copyTitle(item.nom)
  const copy: GptInput = { ...item, slug, nom, statut: 'brouillon', epingle: false }
  const created = await createGpt(db, editor, copy, { details: { copie_de: id } })
  return { id: created.id }
}

function derivedValues(item: GptInput, facts: CategoryFacts) {
  const tree = acceptedTree(item.description)
  const derived = gptDerivedValues(item, facts, nameNotIn(item.nom), tree)
  return { ...derived, ...acceptedExemple(item), score: gptScoreSql(item) }
}
