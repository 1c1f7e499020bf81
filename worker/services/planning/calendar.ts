import { and, asc, between, desc, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import { dailyPicks, planifications, users } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { dailyIndex, firstDailyGptSlug } from '#shared/items/daily-pick.ts'
import { nextDay, parisDayStart } from '#shared/items/paris-time.ts'
import { planEveryMinutes } from '#shared/planning/plan.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

/** Paris days `YYYY-MM-DD`, the last one included. */
export type Period = { du: string; au: string }

/** So late, what was planned did not take place: nothing carried it out. */
const lateMs = 2 * planEveryMinutes * 60_000
const maxListed = 500

const { contenu } = planifications
const storedTitle = sql`case ${planifications.kind} when 'prompt' then (select titre from prompts where id = ${planifications.item_id}) else (select nom from gpts where id = ${planifications.item_id}) end`
const titleIn = (side: 'depuis' | 'vers') =>
  sql`${contenu} ->> (${`$.${side}.`} || iif(${planifications.kind} = 'prompt', 'titre', 'nom'))`

/** The title that will be public: of an item that is so already a title that the plan leaves alone stays. */
const plannedTitle = sql<string | null>`case
  when ${contenu} is null or ${planifications.etat} = 'fait' or ${storedTitle} is null then ${storedTitle}
  when ${contenu} ->> '$.depuis.statut' = 'valide' and ${titleIn('vers')} = ${titleIn('depuis')} then ${storedTitle}
  else ${titleIn('vers')} end`

const planColumns = {
  id: planifications.id,
  kind: planifications.kind,
  item_id: planifications.item_id,
  action: planifications.action,
  prevu_le: planifications.prevu_le,
  etat: planifications.etat,
  raison: planifications.raison,
  auteur: users.email,
  titre: plannedTitle,
}

/** What was and will be published and taken off the site in a period, the earliest first. */
export function listPlans(db: Database, { du, au }: Period) {
  return db
    .select(planColumns)
    .from(planifications)
    .leftJoin(users, eq(users.id, planifications.planifie_par))
    .where(
      and(
        inArray(planifications.etat, ['prevu', 'fait', 'echec']),
        gte(planifications.prevu_le, parisDayStart(du)),
        lt(planifications.prevu_le, parisDayStart(nextDay(au))),
      ),
    )
    .orderBy(asc(planifications.prevu_le))
    .limit(maxListed)
}

/** Of what was planned, what did not take place, and nobody has set aside. */
function isMissed(now: Date) {
  const isLate = lte(planifications.prevu_le, new Date(now.getTime() - lateMs).toISOString())
  return or(eq(planifications.etat, 'echec'), and(eq(planifications.etat, 'prevu'), isLate))
}

export const countFailedPlans = (db: Database, now: Date): Promise<number> =>
  db.$count(planifications, isMissed(now))

/** What was planned and did not take place, the latest first. */
export function listFailedPlans(db: Database, now: Date) {
  return db
    .select(planColumns)
    .from(planifications)
    .leftJoin(users, eq(users.id, planifications.planifie_par))
    .where(isMissed(now))
    .orderBy(desc(planifications.prevu_le))
    .limit(20)
}

/** The item of a day: by the rule, unless somebody chose it. */
export type CalendarPick = {
  jour: string
  kind: ItemKind
  slug: string
  titre: string
  impose: boolean
}

/** The items of the days of a period from today on, as far as they are known today. */
export async function listPicks(
  db: Database,
  { du, au }: Period,
  today: string,
): Promise<CalendarPick[]> {
  const [stored, gptTitles, promptTitles] = await Promise.all([
    db
      .select()
      .from(dailyPicks)
      .where(between(dailyPicks.jour, du, au)),
    listChoices(db, 'gpt'),
    listChoices(db, 'prompt'),
  ])
  return daysOf(du, au).flatMap((jour) =>
    (
      [
        ['gpt', gptTitles],
        ['prompt', promptTitles],
      ] as const
    ).flatMap(([kind, titles]) => {
      const kept = stored.find((pick) => pick.jour === jour && pick.kind === kind)
      const isKept = kept !== undefined && (kept.impose || jour <= today)
      const ruled = jour < today ? undefined : titles[dailyIndex(jour, kind, titles.length) ?? 0]
      const item = isKept ? titles.find(({ slug }) => slug === kept.slug) : ruled
      return item ? [{ jour, kind, ...item, impose: isKept && kept.impose }] : []
    }),
  )
}

/** The public items of a kind in the order that the rule of the day counts in. */
export function listChoices(
  db: Database,
  kind: ItemKind,
): Promise<{ slug: string; titre: string }[]> {
  const { slug, statut, date_creation } = contentTables[kind]
  return db
    .select({ slug, titre: titleColumns[kind] })
    .from(contentTables[kind])
    .where(eq(statut, 'valide'))
    .orderBy(desc(sql`${kind} = 'gpt' and ${slug} = ${firstDailyGptSlug}`), desc(date_creation))
}

function daysOf(du: string, au: string): string[] {
  const days = []
  for (let day = du; day <= au; day = nextDay(day)) days.push(day)
  return days
}

/** `lu` is what is to be chosen until then, where that matters. */
type ChosenPick = {
  jour: string
  kind: ItemKind
  slug: string | null
  lu?: string | null | undefined
}

/**
 * Chooses the item of a day, or leaves it to the rule again. Gives what was chosen before, null where nothing
 * was. Throws for one that is not public.
 */
export async function choosePick(
  db: Database,
  actor: Actor,
  { jour, kind, slug, lu }: ChosenPick,
): Promise<{ avant: string | null }> {
  const isOfDay = and(eq(dailyPicks.jour, jour), eq(dailyPicks.kind, kind))
  const isChosen = and(isOfDay, eq(dailyPicks.impose, true))
  const [chosen] = await db.select({ slug: dailyPicks.slug }).from(dailyPicks).where(isChosen)
  const avant = chosen?.slug ?? null
  if (lu !== undefined && lu !== avant) throw chosenMeanwhile()
  if (slug !== null) {
    const table = contentTables[kind]
    const [item] = await db
      .select({ slug: table.slug })
      .from(table)
      .where(and(eq(table.slug, slug), eq(table.statut, 'valide')))
    if (!item) {
      throw new AppError(
        'BAD_REQUEST',
        'Choisissez une fiche publiée\u00a0: celle-ci ne l’est pas.',
      )
    }
  }
  await writeBatch(db, [
    failUnless(
      sql`(select ${dailyPicks.slug} from ${dailyPicks} where ${isChosen}) is ${avant}`,
      'stale',
    ),
    slug === null
      ? db.delete(dailyPicks).where(isOfDay)
      : db
          .insert(dailyPicks)
          .values({ jour, kind, slug, impose: true })
          .onConflictDoUpdate({
            target: [dailyPicks.jour, dailyPicks.kind],
            set: { slug, impose: true },
          }),
    logStatement(db, actor, {
      action: 'daily_pick.update',
      table: 'daily_picks',
      recordId: `${jour} ${kind}`,
      details: { slug },
    }),
  ]).catch((error: unknown) => {
    throw isGuardFailure(error, 'stale') ? chosenMeanwhile(error) : error
  })
  return { avant }
}

const chosenMeanwhile = (cause?: unknown) =>
  new AppError(
    'CONFLICT',
    'Quelqu’un d’autre a choisi depuis pour ce jour\u00a0: son choix reste.',
    {
      cause,
    },
  )
