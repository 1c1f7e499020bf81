import { and, eq, sql } from 'drizzle-orm'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import { adminLogs, itemChanges } from '#drizzle/schema/index.ts'
import type { ImportRow, Seen, WriteInput } from '#shared/import/import-row.ts'
import type { ImportOptions } from '#shared/import/mapping.ts'
import type { SeenRow } from '#shared/import/rows-to-write.ts'
import type { RowOutcome } from '#shared/import/verdict.ts'
import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import { guardWrites } from '#worker/database/write-batch.ts'
import { AppError, findAppError, isFaultOfOurs } from '#worker/runtime/errors.ts'
import type { Editor, Viewer } from '#worker/services/access/rights.ts'
import {
  gptStorage,
  type ItemInput,
  type ItemStorage,
  promptStorage,
} from '#worker/services/editing/item-storage.ts'
import { createDraft, createItem } from '#worker/services/editing/items.ts'
import { type KnownLabels, readKnownLabels } from '#worker/services/editing/known-labels.ts'
import { openEditable } from '#worker/services/editing/opened-items.ts'
import { writeDraft } from '#worker/services/editing/write-draft.ts'
import type { CreatedItem } from '#worker/services/editing/writing/new-item.ts'
import {
  asEntryConflict,
  refuseOtherEntry,
  type SharedEntry,
} from '#worker/services/journal/change-entry.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { findById, type Finder, mayBeNamed } from './found-items.ts'
import { type JudgedRow, judgeRows } from './judged-rows.ts'
import { slugsOfNew } from './try-rows.ts'
import { isImportVisibleTo } from './visible-imports.ts'

/** What became of rows, and the paths of the items among them that are public now and were not. */
export type WrittenRows = { lignes: RowOutcome[]; publiees: string[] }

/**
 * Writes rows as they were tried, each in a transaction of its own, all of them in one row of the journal;
 * what this import wrote before is left alone. A row that is refused stops no other. Refuses an id that
 * names something else, or somebody else's import.
 */
export async function writeRows(
  db: Database,
  editor: Editor,
  { entree, fichier, lignes, options }: WriteInput,
): Promise<WrittenRows> {
  const [, written, known] = await Promise.all([
    refuseOtherEntry(db, editor, entryOf({ entree, fichier })),
    readWritten(
      db,
      editor,
      entree,
      lignes.map(({ ligne }) => ligne),
    ),
    readKnownLabels(db),
  ])
  const done = new Set(written)
  const left = lignes.filter(({ ligne }) => !done.has(ligne))
  const work = { entree, fichier, known, options }
  const ofPrompts = await writeKind(db, editor, promptStorage, ofKind(left, 'prompt'), work)
  const ofGpts = await writeKind(db, editor, gptStorage, ofKind(left, 'gpt'), work)
  const before = lignes
    .filter(({ ligne }) => done.has(ligne))
    .map((row): RowOutcome => ({ ligne: row.ligne, titre: titleOf(row), fait: 'deja' }))
  const outcomes = [...before, ...ofPrompts.lignes, ...ofGpts.lignes]
  return {
    lignes: outcomes.toSorted((a, b) => a.ligne - b.ligne),
    publiees: [...ofPrompts.publiees, ...ofGpts.publiees],
  }
}

/** Which of some rows an import wrote already; of all rows where none are named. Of others' imports, none. */
export async function readWritten(
  db: Database,
  viewer: Viewer,
  entree: string,
  lignes?: number[],
): Promise<number[]> {
  const isMeant =
    lignes === undefined
      ? sql`${itemChanges.ligne} is not null`
      : sql`${itemChanges.ligne} in (select value from json_each(${JSON.stringify(lignes)}))`
  const rows = await db
    .select({ ligne: itemChanges.ligne })
    .from(itemChanges)
    .innerJoin(adminLogs, eq(adminLogs.id, itemChanges.entree))
    .where(
      and(
        eq(itemChanges.entree, entree),
        eq(adminLogs.action, 'import.write'),
        isImportVisibleTo(viewer),
        isMeant,
      ),
    )
    .orderBy(itemChanges.ligne)
  return rows.flatMap(({ ligne }) => (ligne === null ? [] : [ligne]))
}

type Work = { entree: string; fichier: string; known: KnownLabels; options: ImportOptions }

const ofKind = (rows: SeenRow[], kind: 'prompt' | 'gpt') => rows.filter((row) => row.kind === kind)

const titleOf = ({ ligne, champs: { titre } }: ImportRow) =>
  typeof titre === 'string' ? titre : `Ligne ${ligne}`

async function writeKind<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  rows: SeenRow[],
  { known, options, ...work }: Work,
): Promise<WrittenRows> {
  const seen = new Map(rows.map(({ ligne, vue }) => [ligne, vue]))
  const ids = rows.flatMap(({ vue }) => (vue === null ? [] : [vue.id]))
  const items = await findById(db, editor, storage, ids, known)
  const find: Finder<Draft> = ({ ligne }) =>
    items.find(({ id }) => id === seen.get(ligne)?.id) ?? null
  const given = rows.map(({ vue: _vue, ...row }) => row)
  const judged = await judgeRows(storage, given, { find, known, options })
  const slugs = await slugsOfNew(db, storage, judged)
  const outcome: WrittenRows = { lignes: [], publiees: [] }
  for (const one of judged) {
    const { ligne } = one.row
    const entry = { ...entryOf(work), ligne }
    const vue = seen.get(ligne) ?? null
    const slug = slugs.get(ligne)
    // oxlint-disable-next-line no-await-in-loop -- each row is a write of its own
    const made = await writeRow(db, editor, storage, one, { entry, vue, slug })
    outcome.lignes.push(made)
    if (made.fait === 'cree' && made.publique) {
      outcome.publiees.push(`/${made.kind}/${made.slug}`)
    }
  }
  return outcome
}

const entryOf = ({ entree, fichier }: { entree: string; fichier: string }) => ({
  entree,
  recordId: entree,
  table: 'imports',
  action: 'import.write' as const,
  details: { fichier },
})

/** Publishes a new item that is complete and meant to be public; writes any other as a draft. */
function createFrom<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { draft, entry }: { draft: Draft; entry: SharedEntry },
): Promise<CreatedItem> {
  const { data } = storage.inputSchema.safeParse(storage.candidateOf(draft))
  return data && draft.statut === 'valide'
    ? createItem(db, editor, storage, { item: data, entry })
    : createDraft(db, editor, storage, { draft: { ...draft, statut: 'brouillon' }, entry })
}

type RowWrite = { entry: SharedEntry; vue: Seen; slug: string | undefined }

async function writeRow<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  judged: JudgedRow<Draft>,
  { entry, vue, slug }: RowWrite,
): Promise<RowOutcome> {
  const { kind } = storage
  const head = { ligne: judged.row.ligne, titre: judged.titre }
  try {
    if (judged.verdict === 'refuse') {
      return { ...head, fait: 'refuse', refus: judged.refus }
    }
    if (judged.verdict === 'nouveau') {
      if (vue !== null) throw changedSince()
      const draft = { ...judged.draft, slug: slug ?? judged.draft.slug }
      const guarded = withoutItemSince(db, editor, storage, draft, {
        entree: entry.entree,
        slug: judged.draft.slug,
      })
      const made = await createFrom(guarded, editor, storage, { draft, entry })
      const publique = made.statut === 'valide'
      return { ...head, fait: 'cree', publique, kind, id: made.id, slug: made.slug }
    }
    const { item } = judged
    const { id, version, copie } = item
    if (vue?.version !== version || vue.copie !== copie) throw changedSince()
    if (judged.verdict === 'identique') return { ...head, fait: 'identique' }
    const { draft } = judged
    const opened = await openEditable(db, editor, storage, id)
    if (opened.version !== version || opened.copie !== copie) throw changedSince()
    await writeDraft(db, editor, storage, opened, { draft, entry })
    const fait = opened.statut === 'valide' ? 'copie' : 'modifie'
    return { ...head, fait, kind, id, slug: draft.slug }
  } catch (error) {
    if (isGuardFailure(error, 'written')) return { ...head, fait: 'deja' }
    if (isGuardFailure(error, 'made')) return { ...head, fait: 'existe' }
    const refusal = findAppError(asEntryConflict(error))
    if (!refusal || isFaultOfOurs(refusal.code)) throw error
    const champ = refusal.details.fields?.['slug'] ? 'slug' : 'titre'
    const refus = [{ champ, raison: refusal.message, valeur: judged.titre } as const]
    return { ...head, fait: 'refuse', refus }
  }
}

/**
 * Writes nothing once the item that a new row is about is there, by its address or its title as they were
 * looked for when it was tried; what this import made itself does not count.
 */
function withoutItemSince<Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  { kind, titleOf: titleOfDraft }: ItemDrafting<Draft, Item>,
  draft: Draft,
  { entree, slug }: { entree: string; slug: string },
): Database {
  const table = contentTables[kind]
  const titre = titleColumns[kind]
  const isTitled = and(eq(titre, titleOfDraft(draft)), mayBeNamed(kind, editor))
  const isOwn = sql`exists (select 1 from ${itemChanges} where ${itemChanges.entree} = ${entree} and ${itemChanges.item_id} = ${table.id})`
  const isThere = sql`exists (select 1 from ${table} where (${table.slug} = ${slug} or (${isTitled})) and not ${isOwn})`
  return guardWrites(db, [failUnless(sql`not ${isThere}`, 'made')])
}

const changedSince = () =>
  new AppError(
    'CONFLICT',
    'Cette fiche a changé depuis l’essai\u00a0: essayez le fichier à nouveau.',
  )
