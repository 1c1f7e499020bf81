import { and, asc, eq, lte } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { planifications, users } from '#drizzle/schema/index.ts'
import { applyEdits, editsBetween, sideOf } from '#shared/items/draft-edits.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import { guardWrites, type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { AppError, findAppError, isFaultOfOurs } from '#worker/runtime/errors.ts'
import { type Editor, mayAct } from '#worker/services/access/rights.ts'
import { setStatut } from '#worker/services/changes/statut.ts'
import {
  type ItemInput,
  type ItemStorage,
  withStorage,
} from '#worker/services/editing/item-storage.ts'
import { updateItem } from '#worker/services/editing/items.ts'
import { readKnownLabels } from '#worker/services/editing/known-labels.ts'
import { openItem } from '#worker/services/editing/opened-items.ts'
import { changedPaths, readPublicStates } from '#worker/services/editing/public-paths.ts'
import { assertCopyVersion, storeCopyStatement } from '#worker/services/editing/working-copies.ts'
import { isStaleFailure } from '#worker/services/editing/writing/edit-failures.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'
import type { Announce } from '#worker/services/site/index-now.ts'

import { plannedItem, readContent } from './planned-item.ts'
import { isWaiting } from './plans.ts'

type Plan = typeof planifications.$inferSelect

/** So many are carried out at a time; the rest follow the next time. */
const most = 50

/**
 * Does what is due, the oldest first, each by itself and in the name of who planned it. What is refused is
 * kept as a failure with its reason; what fails for another cause is logged, and tried again the next time.
 */
export async function carryOutPlans(
  db: Database,
  now: Date,
  announce: Announce | undefined,
): Promise<void> {
  const due = await db
    .select()
    .from(planifications)
    .where(and(eq(planifications.etat, 'prevu'), lte(planifications.prevu_le, now.toISOString())))
    .orderBy(asc(planifications.prevu_le))
    .limit(most)
  for (const plan of due) {
    // oxlint-disable-next-line no-await-in-loop -- one may concern the item of the one before
    await carryOut(db, plan, now, announce)
  }
}

/** So often a plan is begun, where somebody saves its item at that moment; then it waits for the next time. */
const maxTries = 3

async function carryOut(
  db: Database,
  plan: Plan,
  now: Date,
  announce: Announce | undefined,
  attempt = 1,
): Promise<void> {
  const { kind, item_id } = plan
  try {
    await checkRights(db, plan)
    const before = announce ? await readPublicStates(db, kind, [item_id]) : []
    if (plan.action === 'retirer') await withdraw(db, plan, now)
    else await withStorage(kind, (storage) => publish(db, plan, now, storage))
    if (announce) {
      await announce(changedPaths(before, await readPublicStates(db, kind, [item_id])))
    }
  } catch (error) {
    // Given up, or carried out by another run meanwhile.
    if (isGuardFailure(error, 'plan')) return
    if (isStaleFailure(error)) {
      if (attempt < maxTries) await carryOut(db, plan, now, announce, attempt + 1)
      return
    }
    const reason = reasonOf(error)
    if (reason === undefined) logUnexpected(error, 'planned publication')
    else await noteFailure(db, plan, now, reason)
  }
}

const noRight = 'Le compte qui l’a planifiée n’a plus le droit de publier.'

/** Says so before the item is looked for, which such an account would not find. */
async function checkRights(db: Database, { planifie_par }: Plan): Promise<void> {
  const isPlanner = and(eq(users.id, planifie_par), mayAct(planifie_par, 'content.status'))
  const [planner] = await db.select({ id: users.id }).from(users).where(isPlanner)
  if (!planner) throw new AppError('FORBIDDEN', noRight)
}

/** Why a plan cannot be carried out, or undefined for a failure that has nothing to do with it. */
function reasonOf(error: unknown): string | undefined {
  if (isGuardFailure(error, 'statut')) return noRight
  const refusal = findAppError(error)
  return refusal === undefined || isFaultOfOurs(refusal.code) ? undefined : refusal.message
}

async function withdraw(db: Database, plan: Plan, now: Date): Promise<void> {
  const { kind, item_id } = plan
  const table = contentTables[kind]
  const [item] = await db.select({ statut: table.statut }).from(table).where(eq(table.id, item_id))
  if (!item) throw new AppError('NOT_FOUND', 'La fiche a été supprimée entre-temps.')
  const guards = endStatements(db, plan, now)
  if (item.statut !== 'valide') await writeBatch(db, guards)
  else {
    const change = { ids: [item_id], statut: 'brouillon' as const }
    await setStatut(guardWrites(db, guards), plannerOf(plan, now), kind, change)
  }
}

/**
 * Carries out a publication. A public item gets the planned changes alone, any other the whole planned text.
 * Later edits stay in the draft.
 */
async function publish<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  plan: Plan,
  now: Date,
  storage: ItemStorage<Draft, Item>,
): Promise<void> {
  const { item_id: id, note } = plan
  const editor = plannerOf(plan, now)
  const [opened, known] = await Promise.all([
    openItem(db, editor, storage, id),
    readKnownLabels(db),
  ])
  const { statut, copie, version, conflicts } = opened
  const planned = plannedItem(storage, opened, readContent(storage, plan, known))
  if (planned === null) {
    await writeBatch(db, endStatements(db, plan, now))
    return
  }
  const published = storage.withNote(planned.item, note ?? undefined, now)
  const publishedDraft = storage.draftOf(published)
  const hasDraft = copie > 0 || statut !== 'valide'
  // The draft gets what publishing adds, such as the public note.
  const { draft } = hasDraft
    ? applyEdits(opened.draft, editsBetween(planned.draft, publishedDraft))
    : { draft: publishedDraft }
  const later = storeCopyStatement(db, editor, plan.kind, {
    id,
    copie,
    itemDraft: publishedDraft,
    draft: { ...draft, statut: publishedDraft.statut },
    baseValues: sideOf(conflicts, 'from'),
  })
  const guarded = guardWrites(db, [
    ...endStatements(db, plan, now),
    assertCopyVersion(plan.kind, { id, copie }),
    later.statement,
  ])
  await updateItem(guarded, editor, storage, { id, version, depuis: statut, item: published })
}

/** Who planned it, with the rights that they have now. */
const plannerOf = ({ planifie_par: userId }: Plan, now: Date): Editor => ({
  userId,
  may: (capability) => mayAct(userId, capability),
  adresse: '',
  userAgent: 'planification',
  now,
})

/** Ends a plan with what carries it out, if whoever planned it may still publish. */
const endStatements = (db: Database, { id, planifie_par }: Plan, now: Date): Statement[] => [
  isWaiting(id),
  failUnless(mayAct(planifie_par, 'content.status'), 'statut'),
  db
    .update(planifications)
    .set({ etat: 'fait', fini_le: now.toISOString() })
    .where(eq(planifications.id, id)),
]

async function noteFailure(db: Database, { id }: Plan, now: Date, raison: string): Promise<void> {
  await writeBatch(db, [
    db
      .update(planifications)
      .set({ etat: 'echec', raison, fini_le: now.toISOString() })
      .where(and(eq(planifications.id, id), eq(planifications.etat, 'prevu'))),
  ])
}
