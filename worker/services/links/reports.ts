import { count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'

import { gpts, prompts, reports } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { parisDayStart } from '#shared/items/paris-time.ts'
import type { ReportSubject } from '#shared/site/report-subjects.ts'
import type { ReportInput } from '#shared/site/report.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

/** What a visitor told and nobody has dealt with, with the item that its page shows. */
export type WaitingReport = {
  id: string
  page: string
  sujet: ReportSubject
  texte: string
  recu_le: string
  fiche: { kind: ItemKind; id: string; titre: string } | null
}

const { rows: mostRows, rowsPerDay } = storageBounds.reports

/**
 * Stores what a visitor tells, and nothing of who that is. A day has room for so many; of more than anybody
 * works through the oldest go.
 */
export async function sendReport(db: Database, now: Date, report: ReportInput): Promise<void> {
  const today = parisDayStart(dayInParis(now))
  try {
    await writeBatch(db, [
      failUnless(
        sql`(select count(*) from ${reports} where ${reports.recu_le} >= ${today}) < ${rowsPerDay}`,
        'full',
      ),
      db.insert(reports).values({ ...report, recu_le: now.toISOString() }),
      sql`delete from ${reports} where id in (select id from ${reports} order by recu_le desc limit -1 offset ${mostRows})`,
    ])
  } catch (error) {
    if (!isGuardFailure(error, 'full')) throw error
    throw new AppError(
      'CONFLICT',
      'Trop de signalements sont arrivés aujourd’hui. Écrivez-nous, ou réessayez demain.',
      { cause: error },
    )
  }
}

/** What waits to be dealt with, the latest first. */
export async function listReports(db: Database): Promise<WaitingReport[]> {
  const { id, page, sujet, texte, recu_le } = reports
  const rows = await db
    .select({
      report: { id, page, sujet, texte, recu_le },
      prompt: { id: prompts.id, titre: prompts.titre },
      gpt: { id: gpts.id, titre: gpts.nom },
    })
    .from(reports)
    .leftJoin(prompts, eq(prompts.slug, slugAfter('/prompt/')))
    .leftJoin(gpts, eq(gpts.slug, slugAfter('/gpt/')))
    .where(isNull(reports.traite_le))
    .orderBy(desc(recu_le))
    .limit(mostRows)
  return rows.map(withItem)
}

type Named = { id: string; titre: string }
type ReportRow = {
  report: Omit<WaitingReport, 'fiche'>
  prompt: Named | null
  gpt: Named | null
}

const withItem = ({ report, prompt, gpt }: ReportRow): WaitingReport => ({
  ...report,
  fiche: prompt ? { kind: 'prompt', ...prompt } : gpt ? { kind: 'gpt', ...gpt } : null,
})

export async function countReports(db: Database): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(reports).where(isNull(reports.traite_le))
  return row?.waiting ?? 0
}

/** Notes that a report was dealt with: it waits no more. */
export const settleReport = (db: Database, actor: Actor, id: string): Promise<void> =>
  changeReport(db, actor, id, { traite_le: actor.now.toISOString(), traite_par: actor.userId })

/** Takes that back. */
export const reopenReport = (db: Database, actor: Actor, id: string): Promise<void> =>
  changeReport(db, actor, id, { traite_le: null, traite_par: null })

async function changeReport(
  db: Database,
  actor: Actor,
  id: string,
  change: { traite_le: string | null; traite_par: string | null },
): Promise<void> {
  const isMeant = eq(reports.id, id)
  try {
    await writeBatch(db, [
      failUnless(sql`exists (select 1 from ${reports} where ${isMeant})`, 'absent'),
      failUnless(
        sql`exists (select 1 from ${reports} where ${isMeant} and (traite_le is null) = ${change.traite_le !== null})`,
        'stale',
      ),
      db.update(reports).set(change).where(isMeant),
      logStatement(db, actor, {
        action: change.traite_le === null ? 'report.reopen' : 'report.settle',
        table: 'signalements',
        recordId: id,
        details: {},
      }),
    ])
  } catch (error) {
    if (isGuardFailure(error, 'stale')) {
      const said = change.traite_le === null ? 'est déjà rouvert' : 'a déjà été traité'
      throw new AppError('CONFLICT', `Ce signalement ${said}.`, { cause: error })
    }
    if (!isGuardFailure(error, 'absent')) throw error
    throw new AppError('NOT_FOUND', 'Ce signalement n’existe plus.', { cause: error })
  }
}

/** What follows a beginning in the path of a report's page; null in any other. */
const slugAfter = (beginning: string): SQL =>
  sql`case when substr(${reports.page}, 1, ${beginning.length}) = ${beginning} then substr(${reports.page}, ${beginning.length + 1}) end`
