import { and, eq } from 'drizzle-orm'

import { users, workingCopies } from '#drizzle/schema/index.ts'
import { draftFrom, type ItemDraft, type ItemDrafting } from '#shared/items/item-drafting.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import { type KnownLabels, readKnownLabels, underPresentLabels } from './known-labels.ts'
import { findVersion, findWriting, type Writing } from './revisions.ts'

export type WorkingCopy<Draft> = {
  version: number
  /** The version of the item that it was begun on, or was compared with since. */
  base: number
  /** What the item was then, where it was saved since; null where nobody kept that. */
  depart: Draft | null
  draft: Draft
  note: string | null
  auteur: string | null
  modifie_le: string
}

/** What an editor sees of an item: what is stored of it, or what is being written on it. */
export type Opened<Draft, Item> = {
  version: number
  item: Item
  statut: Statut
  copie: WorkingCopy<Draft> | null
}

type Stored<Item> = { id: string; version: number; statut: Statut; item: Item }

/** What is read of an item, who wrote it, and what is being written on it: null where that is nothing. */
export async function withWorkingCopy<
  Draft extends ItemDraft,
  Item extends object,
  Read extends Stored<Item>,
>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  id: string,
  reading: Promise<Read>,
): Promise<Read & { ecrit: Writing | null; copie: WorkingCopy<Draft> | null }> {
  const { kind } = drafting
  const [stored, ecrit, known, [row]] = await Promise.all([
    reading,
    findWriting(db, kind, id),
    readKnownLabels(db),
    db
      .select({ copy: workingCopies, auteur: users.email })
      .from(workingCopies)
      .leftJoin(users, eq(users.id, workingCopies.modifie_par))
      .where(and(eq(workingCopies.kind, kind), eq(workingCopies.item_id, id))),
  ])
  if (!row) return { ...stored, ecrit, copie: null }
  const { version, base, contenu, note, modifie_le } = row.copy
  const written = underPresentLabels(
    known,
    draftFrom(drafting, 'copie', JSON.parse(contenu)),
    modifie_le,
  )
  // Its status is the item's: publishing decides it.
  const draft = { ...written, statut: stored.statut }
  const depart =
    base === stored.version
      ? null
      : await versionOf(db, editor, drafting, known, { id, quoi: 'fiche', version: base })
  const copie = { version, base, depart, draft, note, auteur: row.auteur, modifie_le }
  return { ...stored, ecrit, copie }
}

type Begun = {
  /** The versions of the item and of its working copy, 0 without one. */
  version: number
  copie: number
  /** When something was typed on them last. */
  garde_le: string
}

/** What an editor had in front of them who began to type on these versions; null where nobody kept it. */
export async function readBegun<Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  opened: Opened<Draft, Item> & { id: string },
  { version, copie, garde_le }: Begun,
): Promise<Draft | null> {
  const { id } = opened
  if (copie === 0 && version === opened.version) {
    return { ...drafting.draftOf(opened.item), statut: opened.statut }
  }
  if (copie > 0 && copie === opened.copie?.version && opened.copie.modifie_le <= garde_le) {
    return opened.copie.draft
  }
  const known = await readKnownLabels(db)
  return copie === 0
    ? versionOf(db, editor, drafting, known, { id, quoi: 'fiche', version })
    : versionOf(db, editor, drafting, known, {
        id,
        quoi: 'copie',
        version: copie,
        jusque: garde_le,
      })
}

async function versionOf<Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  known: KnownLabels,
  version: Parameters<typeof findVersion>[3],
): Promise<Draft | null> {
  const found = await findVersion(db, editor, drafting, version)
  return found && underPresentLabels(known, found.draft, found.ecrit_le)
}
