import { count, desc, eq, sql } from 'drizzle-orm'

import { distinctTags, itemTags, removedTags, workingCopies } from '#drizzle/schema/index.ts'
import { bareLabel, foldLabel } from '#shared/labels/label-spelling.ts'
import { type NearTags, nearTags, type UsedTag } from '#shared/labels/used-tag.ts'
import { tagPath } from '#shared/pages/tag.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { logStatement } from '#worker/services/journal/admin-logs.ts'
import { formerNames, readFormerLabels } from '#worker/services/site/former-labels.ts'

import { changeLabel, type LabelOutcome } from './change-label.ts'
import { undoLabelChange } from './undo-label-change.ts'

/** Every tag of items of any status, the most used first, and those that are probably one. */
export async function listTags(db: Database): Promise<{ tags: UsedTag[]; proches: NearTags[] }> {
  const [tags, kept] = await Promise.all([readUsedTags(db), db.select().from(distinctTags)])
  const apart = new Set(kept.map(({ un, autre }) => `${un} ${autre}`))
  return { tags, proches: nearTags(tags, apart) }
}

async function readUsedTags(db: Database): Promise<UsedTag[]> {
  const [rows, former] = await Promise.all([
    db
      .select({
        nom: itemTags.tag,
        fiches: count(),
        publiques: sql<number>`sum(${itemTags.statut} = 'valide')`,
      })
      .from(itemTags)
      .groupBy(itemTags.tag)
      .orderBy(desc(count()), itemTags.tag),
    readFormerLabels(db),
  ])
  const tags = new Map<string, UsedTag>()
  for (const { nom, fiches, publiques } of rows) {
    const pli = foldLabel(nom)
    const tag = tags.get(pli)
    if (tag) {
      tag.fiches += fiches
      tag.publiques += publiques
      tag.orthographes.push(nom)
    } else {
      tags.set(pli, { pli, nom, fiches, publiques, orthographes: [nom], anciens: [] })
    }
  }
  const anciens = formerNames(former.tag, new Set(tags.keys()))
  for (const tag of tags.values()) tag.anciens = anciens.get(tag.pli) ?? []
  return [...tags.values()].toSorted((a, b) => b.fiches - a.fiches)
}

/** Gives a tag another name; spelled otherwise alone, its page stays where it is. */
export async function renameTag(
  db: Database,
  editor: Editor,
  { pli, nom }: { pli: string; nom: string },
): Promise<LabelOutcome> {
  const tags = await readUsedTags(db)
  const tag = find(tags, pli)
  const vers = bareLabel(nom)
  if (tagPath(vers) === null) throw refused('Écrivez au moins une lettre ou un chiffre.')
  const taken = tags.find((other) => other.pli === foldLabel(vers) && other.pli !== pli)
  if (taken) throw refused(`«\u00a0${taken.nom}\u00a0» existe déjà\u00a0: fusionnez les deux tags.`)
  const { orthographes } = tag
  if (orthographes.length === 1 && orthographes.includes(vers)) {
    throw refused('C’est déjà le nom de ce tag.')
  }
  return changeLabel(db, editor, 'tag', { action: 'tag.rename', nom: tag.nom, orthographes, vers })
}

/** Gives the items of a tag another one in its place. */
export async function mergeTags(
  db: Database,
  editor: Editor,
  { de, vers }: { de: string; vers: string },
): Promise<LabelOutcome> {
  const tags = await readUsedTags(db)
  const { nom, orthographes } = find(tags, de)
  return changeLabel(db, editor, 'tag', {
    action: 'tag.merge',
    nom,
    orthographes,
    vers: find(tags, vers).nom,
  })
}

/**
 * Takes a tag off its items. Its page is gone, and what was begun before does not bring it back: whoever
 * has a working copy with it open is told that another is stored.
 */
export async function removeTag(db: Database, editor: Editor, pli: string): Promise<LabelOutcome> {
  const { nom, orthographes } = find(await readUsedTags(db), pli)
  const retire_le = editor.now.toISOString()
  const carries = sql`exists (select 1 from json_each(${workingCopies.contenu}, '$.tags') where value in (select value from json_each(${JSON.stringify(orthographes)})))`
  return changeLabel(db, editor, 'tag', {
    action: 'tag.delete',
    nom,
    orthographes,
    vers: null,
    beside: (entree) => [
      db
        .insert(removedTags)
        .values({ pli, retire_le, entree })
        .onConflictDoUpdate({ target: removedTags.pli, set: { retire_le, entree } }),
      sql`update ${workingCopies} set version = version + 1 where ${carries}`,
    ],
  })
}

/** Gives the items of a change of a tag back what they had. */
export const undoTagChange = (db: Database, editor: Editor, entree: string) =>
  undoLabelChange(db, editor, 'tag', entree, {
    statements: () => [db.delete(removedTags).where(eq(removedTags.entree, entree))],
  })

/** Says that two tags that look alike are two. */
export async function keepApart(
  db: Database,
  editor: Editor,
  { un, autre }: { un: string; autre: string },
): Promise<void> {
  const [first = un, second = autre] = [un, autre].toSorted()
  await writeBatch(db, [
    db.insert(distinctTags).values({ un: first, autre: second }).onConflictDoNothing(),
    logStatement(db, editor, {
      action: 'tag.distinct',
      table: 'tags',
      recordId: un,
      details: { autre },
    }),
  ])
}

function find(tags: UsedTag[], pli: string): UsedTag {
  const tag = tags.find((one) => one.pli === pli)
  if (!tag) throw new AppError('NOT_FOUND', 'Plus aucune fiche ne porte ce tag.')
  return tag
}

const refused = (message: string) =>
  new AppError('CONFLICT', message, { details: { fields: { nom: [message] } } })
