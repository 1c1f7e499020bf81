import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dailyPicks, gpts, prompts } from '#drizzle/schema/index.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import {
  gptValues,
  insertGpt,
  insertPrompt,
  promptValues,
} from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const morning = new Date('2026-05-12T06:00:00Z')
const noon = new Date('2026-05-12T10:00:00Z')

/** The slugs of the day, once what goes on after the response is done. */
async function picksAt(db: Database, now: Date) {
  const deferred: Promise<unknown>[] = []
  const { jour, gpt, prompt } = await asVisitor(db, { now, deferred }).catalogue.dailyPicks()
  await Promise.all(deferred)
  return { jour, gpt: gpt?.slug ?? null, prompt: prompt?.slug ?? null, deferred: deferred.length }
}

const storedPicks = (db: Database) =>
  db.all<{ kind: string; slug: string; impose: number }>(
    sql`SELECT kind, slug, impose FROM daily_picks ORDER BY kind`,
  )

describe('the rule of the day', () => {
  it('is the plain rule over the public lists, newest first (R210, R211)', async () => {
    const db = await createTestDatabase()
    const item = fc.record({
      minute: fc.nat(100_000),
      statut: fc.constantFrom('valide', 'valide', 'brouillon', 'refuse'),
    })
    const items = fc.uniqueArray(item, { maxLength: 9, selector: ({ minute }) => minute })
    const day = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2030-12-31T00:00:00Z'),
      noInvalidDate: true,
    })

    await fc.assert(
      fc.asyncProperty(items, items, fc.nat(), day, async (gptItems, promptItems, first, now) => {
        const gptRows = gptItems.map(({ minute, statut }, index) =>
          gptValues({
            statut,
            date_creation: new Date(minute * 60_000).toISOString(),
            ...(index === first % 10 ? { slug: 'lovable-architect' } : {}),
          }),
        )
        const promptRows = promptItems.map(({ minute, statut }) =>
          promptValues({ statut, date_creation: new Date(minute * 60_000).toISOString() }),
        )
        await writeBatch(db, [
          db.delete(dailyPicks),
          db.delete(gpts),
          db.delete(prompts),
          ...gptRows.map((row) => db.insert(gpts).values(row)),
          ...promptRows.map((row) => db.insert(prompts).values(row)),
        ])

        const { gpt, prompt } = await picksAt(db, now)

        expect({ gpt, prompt }).toEqual(plainPicks(gptRows, promptRows, now))
      }),
      { numRuns: 60 },
    )
  })

  it('counts days in Paris: a new day begins at local midnight (R213, R254)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db)

    const before = await picksAt(db, new Date('2026-07-01T21:59:00Z'))
    const after = await picksAt(db, new Date('2026-07-01T22:00:00Z'))

    expect([before.jour, after.jour]).toEqual(['2026-07-01', '2026-07-02'])
  })

  it('picks nothing from empty lists, and stores nothing (R33)', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { statut: 'brouillon' })

    expect(await picksAt(db, noon)).toMatchObject({ gpt: null, prompt: null })
    expect(await storedPicks(db)).toEqual([])
  })

  it('still picks a prompt when there is no GPT', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'seul' })

    expect(await picksAt(db, noon)).toMatchObject({ gpt: null, prompt: 'seul' })
  })
})

describe('the stored pick', () => {
  it('stays when something is published at noon (R213)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db)
    await insertPrompt(db)
    await insertGpt(db)
    await insertGpt(db)
    const atMorning = await picksAt(db, morning)

    for (let number = 0; number < 6; number += 1) {
      await insertPrompt(db)
      await insertGpt(db)
      expect(await picksAt(db, noon)).toMatchObject({
        gpt: atMorning.gpt,
        prompt: atMorning.prompt,
        deferred: 0,
      })
    }
  })

  it('is replaced, and stays replaced, when its item is no longer public', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db)
    await insertPrompt(db)
    const { prompt: first } = await picksAt(db, morning)

    await writeBatch(db, [
      db
        .update(prompts)
        .set({ statut: 'refuse' })
        .where(eq(prompts.slug, first ?? '')),
    ])
    const { prompt: second } = await picksAt(db, noon)
    await writeBatch(db, [db.update(prompts).set({ statut: 'valide' })])

    expect(second).not.toBeNull()
    expect(second).not.toBe(first)
    expect(await picksAt(db, noon)).toMatchObject({ prompt: second })
  })

  it('completes the other half when only one of the two was stored', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'prompt-du-jour' })
    await picksAt(db, morning)
    await insertGpt(db, { slug: 'gpt-de-midi' })

    expect(await picksAt(db, noon)).toMatchObject({
      gpt: 'gpt-de-midi',
      prompt: 'prompt-du-jour',
    })
    expect(await storedPicks(db)).toEqual([
      { kind: 'gpt', slug: 'gpt-de-midi', impose: 0 },
      { kind: 'prompt', slug: 'prompt-du-jour', impose: 0 },
    ])
  })

  it('is written after the answer, and a failing write does not reach the visitor', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'lu' })
    await db.$client.batch(
      [
        "CREATE TRIGGER no_picks BEFORE INSERT ON daily_picks BEGIN SELECT RAISE(ABORT, 'plein'); END",
      ],
      'write',
    )

    expect(await picksAt(db, noon)).toMatchObject({ prompt: 'lu', deferred: 1 })
    expect(await storedPicks(db)).toEqual([])
  })
})

describe('a pick forced for a date', () => {
  it('wins over the rule on that day and on no other (R212)', async () => {
    const db = await databaseWithForcedPick()
    const [forced] = await storedPicks(db)

    expect(await picksAt(db, new Date('2025-06-06T10:00:00Z'))).toMatchObject({
      prompt: forced?.slug,
    })
    const others = await Promise.all(
      [7, 8, 9].map((day) => picksAt(db, new Date(`2025-06-0${day}T10:00:00Z`))),
    )
    expect(new Set(others.map(({ prompt }) => prompt)).size).toBe(3)
  })

  it('stands back while its item is not public, and is kept for when it is', async () => {
    const db = await databaseWithForcedPick()
    const [forced] = await storedPicks(db)
    const unpublish = eq(prompts.slug, forced?.slug ?? '')
    await writeBatch(db, [db.update(prompts).set({ statut: 'brouillon' }).where(unpublish)])

    const { prompt } = await picksAt(db, new Date('2025-06-06T10:00:00Z'))

    expect(prompt).not.toBeNull()
    expect(prompt).not.toBe(forced?.slug)
    expect(await storedPicks(db)).toEqual([forced])
  })
})

async function databaseWithForcedPick(): Promise<Database> {
  const db = await createTestDatabase()
  for (const slug of ['a', 'b', 'c']) await insertPrompt(db, { slug })
  const { prompt: usual } = await picksAt(db, new Date('2025-06-06T10:00:00Z'))
  const forced = ['a', 'b', 'c'].find((slug) => slug !== usual) ?? ''
  await writeBatch(db, [
    db.delete(dailyPicks),
    db
      .insert(dailyPicks)
      .values({ jour: '2025-06-06', kind: 'prompt', slug: forced, impose: true }),
  ])
  return db
}

type Listed = { slug: string; statut: string; date_creation: string }

/** The rule as the specification words it, over lists in memory. */
function plainPicks(gptRows: Listed[], promptRows: Listed[], now: Date) {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now)
  const number = Number(day.replaceAll('-', ''))
  const list = publicNewestFirst(gptRows)
  const first = list.filter((slug) => slug === 'lovable-architect')
  const gptList = [...first, ...list.filter((slug) => slug !== 'lovable-architect')]
  const promptList = publicNewestFirst(promptRows)
  return {
    gpt: gptList[number % gptList.length] ?? null,
    prompt: promptList[(number + 1) % promptList.length] ?? null,
  }
}

function publicNewestFirst(rows: Listed[]): string[] {
  return rows
    .filter(({ statut }) => statut === 'valide')
    .toSorted((a, b) => b.date_creation.localeCompare(a.date_creation))
    .map(({ slug }) => slug)
}
