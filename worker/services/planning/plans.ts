import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { planifications, users } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { isSame } from '#shared/items/draft-edits.ts'
import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'
import { longestPlanDays, type PlanAction, planMessages } from '#shared/planning/plan.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import type { ItemInput, ItemStorage } from '#worker/services/editing/item-storage.ts'
import { readKnownLabels } from '#worker/services/editing/known-labels.ts'
import { type Opened, openItem } from '#worker/services/editing/opened-items.ts'
import { type AtCopy, writeAtVersions } from '#worker/services/editing/working-copies.ts'
import { undecided } from '#worker/services/editing/writing/edit-failures.ts'
import { logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'

import { plannedItem, type PlannedContent, readContent } from './planned-item.ts'

type NewPlan = {
  action: PlanAction
  /** An instant. */
  prevu_le: string
  /** What visitors are told of the change. */
  note?: string | undefined
}

/**
 * Plans the publication of the draft that an editor sees, or the withdrawal of an item. It replaces a waiting plan
 * of the same action. Throws for an unfinished item, a publication without changes, a time in the past or too far
 * ahead, a withdrawal before the publication, and a withdrawal of a draft without a planned publication.
 */
export async function planItem<Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  { opened, action, prevu_le, note, ...at }: AtCopy & NewPlan & { opened: Opened<Draft, Item> },
): Promise<void> {
  const { kind } = drafting
  checkTime(prevu_le, editor.now)
  const contenu = action === 'publier' ? plannedContent(drafting, opened) : null
  const values = {
    prevu_le,
    contenu: contenu && JSON.stringify(contenu),
    note: note ?? null,
    planifie_par: editor.userId,
    planifie_le: editor.now.toISOString(),
  }
  const { item_id, etat } = planifications
  const statements = [
    ...(action === 'retirer' && opened.statut !== 'valide'
      ? [failUnless(sql`exists (${waitingTime(kind, at.id, 'publier')})`, 'plan')]
      : []),
    db
      .insert(planifications)
      .values({ kind, item_id: at.id, action, ...values })
      .onConflictDoUpdate({
        target: [planifications.kind, item_id, planifications.action],
        targetWhere: sql`${etat} = 'prevu'`,
        set: values,
      }),
    assertPublishedFirst(kind, at.id),
    planLog(db, editor, kind, at.id, { action, prevu_le }),
  ]
  try {
    await writeAtVersions(db, editor, kind, at, statements)
  } catch (error) {
    if (isGuardFailure(error, 'plan')) {
      throw new AppError('BAD_REQUEST', planMessages.notPublic, { cause: error })
    }
    throw asOrderRefusal(error)
  }
}

/** Query for the time of the waiting plan of an action. */
const waitingTime = (kind: ItemKind, id: string, action: PlanAction): SQL =>
  sql`select ${planifications.prevu_le} from ${planifications} where ${isOf(kind, id)} and ${planifications.etat} = 'prevu' and ${planifications.action} = ${action}`

/** Fails a batch that would leave a withdrawal before the publication, which would then fail. */
const assertPublishedFirst = (kind: ItemKind, id: string): SQL =>
  failUnless(
    sql`coalesce((${waitingTime(kind, id, 'publier')}) < (${waitingTime(kind, id, 'retirer')}), true)`,
    'order',
  )

const asOrderRefusal = (error: unknown): unknown =>
  isGuardFailure(error, 'order')
    ? new AppError('BAD_REQUEST', planMessages.withdrawnFirst, { cause: error })
    : error

function plannedContent<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  { itemDraft: depuis, draft, conflicts }: Opened<Draft, Item>,
): PlannedContent<Draft> {
  if (Object.keys(conflicts).length > 0) throw undecided()
  const vers = { ...draft, statut: 'valide' as const }
  if (isSame(depuis, vers)) {
    throw new AppError('BAD_REQUEST', 'Rien à publier\u00a0: les visiteurs voient déjà ce texte.')
  }
  if (!drafting.inputSchema.safeParse(drafting.candidateOf(vers)).success) {
    throw new AppError(
      'BAD_REQUEST',
      'Une fiche incomplète ne se planifie pas\u00a0: complétez ce qui lui manque.',
    )
  }
  return { depuis, vers }
}

/**
 * What waits to be done with an item and what did not take place, the next first, each with what keeps it from
 * taking place: of what waits, as the item is now.
 */
export async function listItemPlans<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  id: string,
) {
  const { kind } = storage
  const table = contentTables[kind]
  const { etat, raison, contenu, planifie_le } = planifications
  const rows = await db
    .select({
      id: planifications.id,
      action: planifications.action,
      prevu_le: planifications.prevu_le,
      auteur: users.email,
      etat,
      raison,
      contenu,
      planifie_le,
    })
    .from(planifications)
    .leftJoin(users, eq(users.id, planifications.planifie_par))
    .where(
      and(
        eq(planifications.kind, kind),
        eq(planifications.item_id, id),
        inArray(etat, ['prevu', 'echec']),
        sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${isItemVisibleTo(kind, editor)})`,
      ),
    )
    .orderBy(asc(planifications.prevu_le))
  const isPublished = rows.some((row) => row.etat === 'prevu' && row.contenu !== null)
  const [opened, known] = isPublished
    ? await Promise.all([openItem(db, editor, storage, id), readKnownLabels(db)])
    : [null, null]
  return rows.map((row) => {
    const { id: plan, action, prevu_le, auteur, etat: state } = row
    const isComing = state === 'prevu' && row.contenu !== null && opened !== null
    const obstacle = isComing
      ? obstacleOf(() => plannedItem(storage, opened, readContent(storage, row, known)))
      : row.raison
    return { id: plan, action, prevu_le, auteur, etat: state, raison: obstacle }
  })
}

/** Why something is refused, null where it is not. */
function obstacleOf(attempt: () => unknown): string | null {
  try {
    attempt()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

type PlannedItem = { plan: string; kind: ItemKind; id: string }

/** A plan as whoever changes it read it: `lu` is its time. */
type ReadPlan = PlannedItem & { lu: string }

/** Gives a plan another time, unless somebody else did since it was read. */
export function movePlan(
  db: Database,
  editor: Editor,
  { prevu_le, ...planned }: ReadPlan & { prevu_le: string },
): Promise<void> {
  checkTime(prevu_le, editor.now)
  return changePlan(db, editor, planned, { prevu_le, planifie_par: editor.userId })
}

/** Gives a plan up, unless somebody gave it another time since it was read. */
export const cancelPlan = (db: Database, editor: Editor, planned: ReadPlan): Promise<void> =>
  changePlan(db, editor, planned, { etat: 'annule', fini_le: editor.now.toISOString() })

/** Takes giving up back, while its time is still to come. */
export async function resumePlan(
  db: Database,
  editor: Editor,
  { plan, kind, id }: PlannedItem,
): Promise<void> {
  const isMeant = sql`${planifications.id} = ${plan} and ${isOf(kind, id)} and ${planifications.etat} = 'annule' and ${planifications.prevu_le} > ${editor.now.toISOString()}`
  try {
    await writeBatch(db, [
      failUnless(sql`exists (select 1 from ${planifications} where ${isMeant})`, 'plan'),
      db.update(planifications).set({ etat: 'prevu', fini_le: null }).where(isMeant),
      assertPublishedFirst(kind, id),
      planLog(db, editor, kind, id, { plan, etat: 'prevu' }),
    ])
  } catch (error) {
    if (!isGuardFailure(error, 'plan') && !isTaken(error, 'planifications.kind')) {
      throw asOrderRefusal(error)
    }
    throw new AppError('CONFLICT', 'Cette planification ne peut plus être rétablie.', {
      cause: error,
    })
  }
}

/** Takes note of a plan that failed: it is told no more. */
export async function dismissFailure(db: Database, plan: string): Promise<void> {
  await writeBatch(db, [
    db
      .update(planifications)
      .set({ etat: 'annule' })
      .where(and(eq(planifications.id, plan), eq(planifications.etat, 'echec'))),
  ])
}

const isOf = (kind: ItemKind, id: string) =>
  and(eq(planifications.kind, kind), eq(planifications.item_id, id))

async function changePlan(
  db: Database,
  editor: Editor,
  { plan, kind, id, lu }: ReadPlan,
  change: Partial<typeof planifications.$inferInsert>,
): Promise<void> {
  try {
    await writeBatch(db, [
      isWaiting(plan, and(isOf(kind, id), eq(planifications.prevu_le, lu))),
      db.update(planifications).set(change).where(eq(planifications.id, plan)),
      assertPublishedFirst(kind, id),
      planLog(db, editor, kind, id, { plan, ...change }),
    ])
  } catch (error) {
    if (!isGuardFailure(error, 'plan')) throw asOrderRefusal(error)
    throw new AppError(
      'CONFLICT',
      'Cette planification a déjà eu lieu, ou a été changée ou annulée.',
      {
        cause: error,
      },
    )
  }
}

/** Fails the batch of a plan that does not wait any more, or not as it was read. */
export const isWaiting = (plan: string, asRead?: SQL) =>
  failUnless(
    sql`exists (select 1 from ${planifications} where ${and(eq(planifications.id, plan), eq(planifications.etat, 'prevu'), asRead)})`,
    'plan',
  )

const planLog = (
  db: Database,
  editor: Editor,
  kind: ItemKind,
  recordId: string,
  details: Record<string, unknown>,
): Statement =>
  logStatement(db, editor, { action: `${kind}.plan`, table: `${kind}s`, recordId, details })

function checkTime(prevu_le: string, now: Date): void {
  const aheadMs = Date.parse(prevu_le) - now.getTime()
  if (aheadMs <= 0) {
    throw new AppError('BAD_REQUEST', 'Choisissez une date à venir.')
  }
  if (aheadMs > longestPlanDays * 86_400_000) {
    throw new AppError('BAD_REQUEST', 'Choisissez une date dans les deux ans.')
  }
}
