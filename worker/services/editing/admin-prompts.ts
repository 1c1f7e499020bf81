import { and, eq } from 'drizzle-orm'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { prompts } from '#drizzle/schema/index.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import {
  promptInputSchema,
  type PromptDraft,
  type PromptInput,
} from '#shared/items/prompt-fields.ts'
import type { RequetesSeo } from '#shared/items/sections/requetes-seo.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import { renameStatements } from '#worker/services/items/former-slugs.ts'
import type { SharedEntry } from '#worker/services/journal/change-entry.ts'

import { acceptedExemple } from './accepted-tree.ts'
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

/** A prompt as its editor needs it, of any status. */
export async function getPromptToEdit(db: Database, editor: Editor, id: string) {
  const [row] = await db
    .select()
    .from(prompts)
    .where(and(eq(prompts.id, id), isItemVisibleTo('prompt', editor)))
  if (!row) throw absent('prompt')
  return itemToEdit<PromptInput>('prompt', row, promptInputSchema)
}

/** A prompt as it is public or last saved, and what is being written on it. */
export const openPrompt = (db: Database, editor: Editor, id: string) =>
  withWorkingCopy(db, editor, promptDrafting, id, getPromptToEdit(db, editor, id))

type NewPrompt = {
  details?: Record<string, unknown>
  /** The draft that the item is made of, as far as that is right. */
  unfinished?: PromptDraft | null
  entry?: SharedEntry | undefined
}

/** Writes a new prompt, with its row in the journal. */
export function createPrompt(
  db: Database,
  editor: Editor,
  item: PromptInput,
  more?: NewPrompt,
): Promise<CreatedItem> {
  return underKnownLabels(db, item, (within, labelled, facts) =>
    writeNewPrompt(within, editor, labelled, facts, more),
  )
}

function writeNewPrompt(
  db: Database,
  editor: Editor,
  item: PromptInput,
  facts: CategoryFacts,
  { details = {}, unfinished = null, entry }: NewPrompt = {},
): Promise<CreatedItem> {
  const derived = { ...promptDerivedValues(item, facts), ...acceptedExemple(item) }
  return writeNewItem(db, editor, {
    kind: 'prompt',
    slug: item.slug,
    statut: item.statut,
    cote_code: derived.cote_code,
    details,
    entry,
    insert: (values) => db.insert(prompts).values({ ...item, ...derived, ...values }),
    beside: (id) =>
      unfinishedStatements(db, editor, 'prompt', { id, version: 1, copie: 0 }, unfinished),
  })
}

/**
 * Without `copie`, what is being written on the item stays as it is. An empty slug leaves the one that is
 * stored.
 */
type PromptEdit = AtVersion & {
  copie?: number
  base?: number | undefined
  item: PromptInput
  note?: string | undefined
  raison?: string
  /** The draft that the item is made of, as far as that is right. */
  unfinished?: PromptDraft | null
  entry?: SharedEntry | undefined
}

/** Saves a prompt; a note is added to its public history. */
export function updatePrompt(
  db: Database,
  editor: Editor,
  { item, ...edit }: PromptEdit,
): Promise<UpdatedItem> {
  return underKnownLabels(db, item, async (within, labelled, facts) => ({
    ...(await writePromptEdit(within, editor, { ...edit, item: labelled }, facts)),
    categories: labelled.categories,
    tags: labelled.tags,
  }))
}

function writePromptEdit(
  db: Database,
  editor: Editor,
  { id, version, copie, base, item, note, raison, unfinished = null, entry }: PromptEdit,
  facts: CategoryFacts,
): Promise<{ version: number }> {
  const derived = { ...promptDerivedValues(item, facts), ...acceptedExemple(item) }
  const { slug, ...fields } = item
  const { statut } = item
  const address = slug === '' ? {} : { slug }
  return writeEdit(db, editor, {
    kind: 'prompt',
    id,
    version,
    ...address,
    statut,
    entry,
    ...(copie === undefined ? {} : { copie, base }),
    details: { ...address, statut, note, raison },
    statements: [
      ...(slug === '' ? [] : renameStatements(db, { kind: 'prompt', id, slug })),
      db
        .update(prompts)
        .set({
          ...fields,
          ...address,
          ...derived,
          ...keptCote('prompt', item, derived.cote_code),
          historique: withNote(item.historique, note, editor.now),
          date_modification: editor.now.toISOString(),
        })
        .where(eq(prompts.id, id)),
      ...unfinishedStatements(
        db,
        editor,
        'prompt',
        { id, version: version + 1, copie: copie ?? 0 },
        unfinished,
      ),
    ],
  })
}

/** Writes a new prompt that needs a title and nothing else. */
export function createPromptDraft(
  db: Database,
  editor: Editor,
  draft: PromptDraft,
  entry?: SharedEntry,
): Promise<CreatedItem> {
  const { item, unfinished } = unfinishedItem(promptDrafting, 'titre', draft)
  const write = (slug: string) => createPrompt(db, editor, { ...item, slug }, { unfinished, entry })
  return unfinished ? withFreeSlug(item.slug, ownSlug(), write) : write(item.slug)
}

/** Saves a prompt that is not public, as far as it is right. */
export async function savePromptDraft(
  db: Database,
  editor: Editor,
  { draft, ...at }: AtCopy & { draft: PromptDraft; entry?: SharedEntry },
): Promise<{ version: number; copie: number }> {
  const { item, unfinished } = unfinishedItem(promptDrafting, 'titre', draft)
  const write = (slug: string) =>
    updatePrompt(db, editor, { ...at, item: { ...item, slug }, unfinished })
  // One that is missing or taken leaves the address that it has.
  const { version } = await (unfinished ? withFreeSlug(item.slug, '', write) : write(item.slug))
  return { version, copie: unfinished ? at.copie + 1 : 0 }
}

/** Saves the search queries alone, and what the search finds by them. */
export async function setPromptQueries(
  db: Database,
  editor: Editor,
  { id, version, requetes_seo }: AtVersion & { requetes_seo: RequetesSeo | null },
): Promise<{ version: number }> {
  const [{ item }, facts] = await Promise.all([
    getPromptToEdit(db, editor, id),
    readCategoryFacts(db),
  ])
  const changed = { ...item, requetes_seo }
  const { recherche, completude, manques } = promptDerivedValues(changed, facts)
  return writeEdit(db, editor, {
    kind: 'prompt',
    id,
    version,
    details: { champs: ['requetes_seo'] },
    statements: [
      db
        .update(prompts)
        .set({
          requetes_seo,
          recherche,
          completude,
          manques,
          date_modification: editor.now.toISOString(),
        })
        .where(eq(prompts.id, id)),
    ],
  })
}

/** Writes a copy of a prompt as a draft, under an address of its own. */
export async function duplicatePrompt(
  db: Database,
  editor: Editor,
  id: string,
): Promise<{ id: string }> {
  const { item } = await getPromptToEdit(db, editor, id)
  const slug = await freeCopySlug(db, 'prompt', item.slug)
  const copy: PromptInput = {
    ...item,
    slug,
    titre: copyTitle(item.titre),
    statut: 'brouillon',
    historique: [],
  }
  const created = await createPrompt(db, editor, copy, { details: { copie_de: id } })
  return { id: created.id }
}

const historyLength = 200

/** A prompt's public history with what visitors are told of an edit, if anything. */
export function withNote(
  historique: PromptInput['historique'],
  note: string | undefined,
  now: Date,
): PromptInput['historique'] {
  if (note === undefined) return historique
  return [...historique, { modification: note, date: dayInParis(now) }].slice(-historyLength)
}
