import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'

import { gpts, journeys, prompts } from '#drizzle/schema/index.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import { formatCote, type ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
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
    db.select(promptColumns).from(prompts).where(inArray(prompts.id, ids)),
    db.select(gptColumns).from(gpts).where(inArray(gpts.id, ids)),
  ])
  const items = [
    ...promptItems.map((row) => stepItem('prompt', row)),
    ...gptItems.map((row) => stepItem('gpt', row)),
  ]
  return rows.map((row) =>
    Object.assign(row, {
      fiches: row.etapes.flatMap(
        ({ kind, id }) => items.find((item) => item.kind === kind && item.id === id) ?? [],
      ),
    }),
  )
}

/** The published items, by title: what a step may be. */
export async function listStepChoices(db: Database): Promise<StepItem[]> {
  const [promptItems, gptItems] = await Promise.all([
    db
      .select(promptColumns)
      .from(prompts)
      .where(eq(prompts.statut, 'valide'))
      .orderBy(asc(prompts.titre))
      .limit(maxChoices),
    db
      .select(gptColumns)
      .from(gpts)
      .where(eq(gpts.statut, 'valide'))
      .orderBy(asc(gpts.nom))
      .limit(maxChoices),
  ])
  return [
    ...promptItems.map((row) => stepItem('prompt', row)),
    ...gptItems.map((row) => stepItem('gpt', row)),
  ]
}

/** Adds a journey. */
export const createJourney = (db: Database, actor: Actor, journey: Journey) =>
  insertJourney(db, actor, 'journey.create', journey)

/** Inserts a removed journey again, with a new creation date. */
export const restoreJourney = (db: Database, actor: Actor, journey: Journey) =>
  insertJourney(db, actor, 'journey.restore', journey)

/** Replaces a journey, unless somebody else did since it was read. */
export async function updateJourney(
  db: Database,
  actor: Actor,
  { expected, parcours }: { expected: Journey; parcours: Journey },
): Promise<void> {
  await writeUnchanged(db, [expectedRow(expected)], words, [
    db
      .update(journeys)
      .set({ ...parcours, date_modification: actor.now.toISOString() })
      .where(eq(journeys.slug, expected.slug)),
    logJourney(db, actor, 'journey.update', parcours),
  ])
}

/** Removes a journey, unless somebody changed it since it was read. Returns the input of `restoreJourney`. */
export async function removeJourney(
  db: Database,
  actor: Actor,
  expected: Journey,
): Promise<Journey> {
  await writeUnchanged(db, [expectedRow(expected)], words, [
    db.delete(journeys).where(eq(journeys.slug, expected.slug)),
    logJourney(db, actor, 'journey.delete', expected),
  ])
  return expected
}

const {
  date_creation: _created,
  date_modification: _changed,
  ...columns
} = getTableColumns(journeys)

const promptColumns = {
  id: prompts.id,
  titre: prompts.titre,
  statut: prompts.statut,
  code: prompts.cote_code,
  rank: prompts.cote_rang,
}
const gptColumns = {
  id: gpts.id,
  titre: gpts.nom,
  statut: gpts.statut,
  code: gpts.cote_code,
  rank: gpts.cote_rang,
}

type ItemRow = { id: string; titre: string; statut: Statut; code: string; rank: number }

const stepItem = (kind: ItemKind, { id, titre, statut, code, rank }: ItemRow): StepItem => ({
  kind,
  id,
  titre,
  cote: formatCote(code, kind, rank),
  isPublic: statut === 'valide',
})

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

const expectedRow = (expected: Journey): ReadRow => ({
  table: journeys,
  isMeant: eq(journeys.slug, expected.slug),
  columns,
  lu: expected,
})

function logJourney(
  db: Database,
  actor: Actor,
  action: Extract<AdminAction, `journey.${string}`>,
  { slug, ...details }: Journey,
) {
  return logStatement(db, actor, { action, table: 'parcours', recordId: slug, details })
}
