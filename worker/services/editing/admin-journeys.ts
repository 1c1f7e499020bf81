import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'

import { gpts, journeys, prompts } from '#drizzle/schema/index.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import {
  type Journey,
  maxJourneys,
  type StepItem,
  type StoredJourney,
} from '#shared/journeys/journey.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import { type ReadRow, writeUnchanged } from '#worker/services/journal/unchanged-rows.ts'
import { failWhenFull, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'

/** Items of each kind that are offered as steps. */
const maxChoices = 2000

/** Every journey in the order of the list, with the titles of its items, public or not. */
export async function listJourneys(db: Database): Promise<StoredJourney[]> {
  const rows = await db
    .select(columns)
    .from(journeys)
    .orderBy(asc(journeys.rang), asc(journeys.titre))
    .limit(maxJourneys)
  const ids = [...new Set(rows.flatMap(({ etapes }) => etapes.map(({ id }) => id)))]
  const [promptItems, gptItems] = await Promise.all([
    db
      .select({ id: prompts.id, titre: prompts.titre })
      .from(prompts)
      .where(inArray(prompts.id, ids)),
    db.select({ id: gpts.id, titre: gpts.nom }).from(gpts).where(inArray(gpts.id, ids)),
  ])
  const items = { prompt: promptItems, gpt: gptItems }
  return rows.map((row) =>
    Object.assign(row, {
      fiches: row.etapes.flatMap(({ kind, id }): StepItem[] => {
        const item = items[kind].find((other) => other.id === id)
        return item ? [{ kind, ...item }] : []
      }),
    }),
  )
}

/** The published items, by title: what a step may be. */
export async function listStepChoices(db: Database): Promise<StepItem[]> {
  const [promptItems, gptItems] = await Promise.all([
    db
      .select({ id: prompts.id, titre: prompts.titre })
      .from(prompts)
      .where(eq(prompts.statut, 'valide'))
      .orderBy(asc(prompts.titre))
      .limit(maxChoices),
    db
      .select({ id: gpts.id, titre: gpts.nom })
      .from(gpts)
      .where(eq(gpts.statut, 'valide'))
      .orderBy(asc(gpts.nom))
      .limit(maxChoices),
  ])
  return [
    ...promptItems.map(({ id, titre }) => ({ kind: 'prompt' as const, id, titre })),
    ...gptItems.map(({ id, titre }) => ({ kind: 'gpt' as const, id, titre })),
  ]
}

/** Adds a journey. */
export const createJourney = (db: Database, actor: Actor, journey: Journey) =>
  insertJourney(db, actor, 'journey.create', journey)

/** Brings a removed journey back as it was. */
export const restoreJourney = (db: Database, actor: Actor, journey: Journey) =>
  insertJourney(db, actor, 'journey.restore', journey)

/** Replaces a journey, unless somebody else did since it was read. */
export async function updateJourney(
  db: Database,
  actor: Actor,
  { lu, parcours }: { lu: Journey; parcours: Journey },
): Promise<void> {
  await writeUnchanged(db, [readJourney(lu)], words, [
    db
      .update(journeys)
      .set({ ...parcours, date_modification: actor.now.toISOString() })
      .where(eq(journeys.slug, lu.slug)),
    logJourney(db, actor, 'journey.update', parcours),
  ])
}

/** Removes a journey, unless somebody changed it since it was read. Gives what brings it back. */
export async function removeJourney(db: Database, actor: Actor, lu: Journey): Promise<Journey> {
  await writeUnchanged(db, [readJourney(lu)], words, [
    db.delete(journeys).where(eq(journeys.slug, lu.slug)),
    logJourney(db, actor, 'journey.delete', lu),
  ])
  return lu
}

const {
  date_creation: _created,
  date_modification: _changed,
  ...columns
} = getTableColumns(journeys)

async function insertJourney(
  db: Database,
  actor: Actor,
  action: 'journey.create' | 'journey.restore',
  journey: Journey,
): Promise<void> {
  const now = actor.now.toISOString()
  try {
    await writeBatch(db, [
      failWhenFull(journeys, maxJourneys),
      db.insert(journeys).values({ ...journey, date_creation: now, date_modification: now }),
      logJourney(db, actor, action, journey),
    ])
  } catch (error) {
    if (isGuardFailure(error, 'full')) throw new AppError('CONFLICT', fullMessage, { cause: error })
    if (!isTaken(error, 'parcours.slug')) throw error
    const message = 'Un parcours a déjà ce slug.'
    throw new AppError('CONFLICT', message, { details: { fields: { slug: [message] } } })
  }
}

const fullMessage = `Le site a ${maxJourneys} parcours, c’est le plus qu’il peut avoir. Supprimez-en un d’abord.`

const words = {
  absent: 'Ce parcours n’existe plus.',
  stale: 'Ce parcours a été modifié entre-temps. Rouvrez-le pour le voir.',
}

const readJourney = (lu: Journey): ReadRow => ({
  table: journeys,
  isMeant: eq(journeys.slug, lu.slug),
  columns,
  lu,
})

function logJourney(
  db: Database,
  actor: Actor,
  action: Extract<AdminAction, `journey.${string}`>,
  { slug, ...details }: Journey,
) {
  return logStatement(db, actor, { action, table: 'parcours', recordId: slug, details })
}
