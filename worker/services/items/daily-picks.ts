import { and, count, desc, eq, ne, sql } from 'drizzle-orm'

import { dailyPicks, gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { dailyIndex, firstDailyGptSlug } from '#shared/items/daily-pick.ts'
import type { GptSummary } from '#shared/items/gpt.ts'
import type { PromptSummary } from '#shared/items/prompt.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { gptSummaryColumns, toGptSummary } from './gpts.ts'
import { promptSummaryColumns, toPromptSummary } from './prompts.ts'

export type DailyItems = { gpt: GptSummary | null; prompt: PromptSummary | null }

/** The stored items of a Paris day, when they are still public. */
export async function findStoredPicks(db: Database, jour: string): Promise<DailyItems> {
  const [[gpt], [prompt]] = await Promise.all([
    db
      .select(gptSummaryColumns)
      .from(dailyPicks)
      .innerJoin(gpts, and(eq(gpts.slug, dailyPicks.slug), eq(gpts.statut, 'valide')))
      .where(and(eq(dailyPicks.jour, jour), eq(dailyPicks.kind, 'gpt'))),
    db
      .select(promptSummaryColumns)
      .from(dailyPicks)
      .innerJoin(prompts, and(eq(prompts.slug, dailyPicks.slug), eq(prompts.statut, 'valide')))
      .where(and(eq(dailyPicks.jour, jour), eq(dailyPicks.kind, 'prompt'))),
  ])
  return { gpt: gpt ? toGptSummary(gpt) : null, prompt: prompt ? toPromptSummary(prompt) : null }
}

/** The items that the rule of the day gives for the public lists as they are now. */
export async function computePicks(db: Database, jour: string): Promise<DailyItems> {
  const [gptPlace, promptPlace] = await Promise.all([gptPlaceOf(db, jour), promptPlaceOf(db, jour)])
  const [[gpt], [prompt]] = await Promise.all([
    gptPlace === undefined
      ? []
      : db
          .select(gptSummaryColumns)
          .from(gpts)
          .where(
            and(
              eq(gpts.statut, 'valide'),
              (gptPlace === 'first' ? eq : ne)(gpts.slug, firstDailyGptSlug),
            ),
          )
          .orderBy(desc(gpts.date_creation))
          .limit(1)
          .offset(gptPlace === 'first' ? 0 : gptPlace),
    promptPlace === undefined
      ? []
      : db
          .select(promptSummaryColumns)
          .from(prompts)
          .where(eq(prompts.statut, 'valide'))
          .orderBy(desc(prompts.date_creation))
          .limit(1)
          .offset(promptPlace),
  ])
  return { gpt: gpt ? toGptSummary(gpt) : null, prompt: prompt ? toPromptSummary(prompt) : null }
}

/** Stores the picks of a day; one set in advance stays. */
export async function storePicks(db: Database, jour: string, { gpt, prompt }: DailyItems) {
  const picks = [
    { kind: 'gpt', slug: gpt?.slug },
    { kind: 'prompt', slug: prompt?.slug },
  ] satisfies { kind: ItemKind; slug: string | undefined }[]
  await writeBatch(
    db,
    picks.flatMap(({ kind, slug }) =>
      slug === undefined
        ? []
        : [
            db
              .insert(dailyPicks)
              .values({ jour, kind, slug })
              .onConflictDoUpdate({
                target: [dailyPicks.jour, dailyPicks.kind],
                set: { slug },
                setWhere: eq(dailyPicks.impose, false),
              }),
          ],
    ),
  )
}

/** Offset of the day's GPT among the others, or 'first' for the one that heads the list. */
async function gptPlaceOf(db: Database, jour: string): Promise<number | 'first' | undefined> {
  const [row] = await db
    .select({
      total: count(),
      hasFirst: sql<number>`max(${gpts.slug} = ${firstDailyGptSlug})`,
    })
    .from(gpts)
    .where(eq(gpts.statut, 'valide'))
  const index = dailyIndex(jour, 'gpt', row?.total ?? 0)
  if (index === undefined || !row?.hasFirst) return index
  return index === 0 ? 'first' : index - 1
}

async function promptPlaceOf(db: Database, jour: string): Promise<number | undefined> {
  const [row] = await db
    .select({ total: count() })
    .from(prompts)
    .where(eq(prompts.statut, 'valide'))
  return dailyIndex(jour, 'prompt', row?.total ?? 0)
}
