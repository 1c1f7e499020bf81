import type { Client, InStatement } from '@libsql/client/web'
import { beforeAll, describe, expect, it } from 'vitest'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { builtInNames } from '#tests/support/database/built-in-categories.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'
import { clientOfNamespace, createTestNamespace } from '#tests/support/database/test-database.ts'
import {
  type Client as DatabaseClient,
  clientOf,
  type Database,
  databaseOn,
} from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { readCatalogue } from '#worker/services/items/catalogue-export.ts'
import {
  listItemsAfter,
  listPromptTextsAfter,
  listSlugsFrom,
} from '#worker/services/items/item-slices.ts'

const itemCount = 1500

let client: Client
let db: Database
let sent: InStatement[] = []

beforeAll(async () => {
  client = clientOfNamespace(await createTestNamespace())
  db = databaseOn(recordReads(clientOf(client)))
  const rows = Array.from({ length: itemCount }, (_, index) => ({
    categories: [builtInNames[index % 16] ?? '', builtInNames[(index * 7) % 16] ?? ''],
    tags: [`tag-${index % 40}`, `tag-${index % 23}`],
    statut: index % 10 === 0 ? ('brouillon' as const) : ('valide' as const),
  }))
  await writeBatch(db, [
    ...rows.map((row) => db.insert(prompts).values(promptValues(row))),
    ...rows.map((row, index) =>
      db.insert(gpts).values(gptValues({ ...row, ...(index === 1 ? { slug: 'un-gpt' } : {}) })),
    ),
    db.insert(prompts).values(promptValues({ slug: 'un-prompt', categories: ['SEO'] })),
  ])
})

const catalogue = () => asVisitor(db).catalogue

describe('a public query reads an index and no whole table:', () => {
  it.each([
    ['the recent prompts', () => catalogue().prompts({ page: 3, sort: 'recent' })],
    ['the popular prompts', () => catalogue().prompts({ page: 3, sort: 'popular' })],
    [
      'the prompts of a category',
      () => catalogue().prompts({ page: 2, sort: 'recent', categorie: 'SEO' }),
    ],
    ['the prompts of a tag', () => catalogue().prompts({ page: 1, sort: 'recent', tag: 'tag-3' })],
    [
      'the prompts of a level and an assistant',
      () => catalogue().prompts({ page: 1, sort: 'recent', niveau: 'Expert', ia: 'Claude' }),
    ],
    ['the GPTs', () => catalogue().gpts({ page: 3 })],
    ['the recent GPTs', () => catalogue().gpts({ page: 3, sort: 'recent' })],
    ['the GPTs of a category', () => catalogue().gpts({ page: 2, categorie: 'SEO' })],
    ['the prompts with a text', () => catalogue().prompts({ page: 1, sort: 'recent', q: 'a' })],
    ['the GPTs with a text', () => catalogue().gpts({ page: 1, q: 'a' })],
    ['the prompts of the home page', () => catalogue().popularPrompts()],
    ['the GPTs of the home page', () => catalogue().featuredGpts({ count: 2 })],
    ['the daily picks', () => catalogue().dailyPicks()],
    ['a prompt with its neighbours', () => catalogue().prompt({ slug: 'un-prompt' })],
    ['the text of a prompt', () => catalogue().promptText({ slug: 'un-prompt' })],
    ['a GPT with its neighbours', () => catalogue().gpt({ slug: 'un-gpt' })],
    ['the frame', () => catalogue().site()],
    ['the metadata of a path', () => catalogue().pageMetadata({ route: '/prompts' })],
    ['a former slug', () => catalogue().formerSlug({ kind: 'gpt', slug: 'ancien' })],
    [
      'the names of a selection',
      () => catalogue().itemsBySlug({ prompts: ['un-prompt', 'ancien'], gpts: ['un-gpt'] }),
    ],
    ['the categories and their counts', () => catalogue().categories()],
    ['the plan of the site', () => catalogue().sitePlan({ page: 2 })],
    ['what is new', () => catalogue().news({ page: 3 })],
    ['what is new among GPTs', () => catalogue().news({ page: 3, kind: 'gpt' })],
    ['the prompts that assistants list', () => listPromptTextsAfter(db, 'prompt-5', 101)],
    ['the resources that assistants list', () => listItemsAfter(db, 'gpt', '', 101)],
    ['the slugs that assistants complete', () => listSlugsFrom(db, 'prompt', 'prompt-1', 101)],
  ])('%s', async (_what, ask) => {
    sent = []
    await ask()

    expect(sent).not.toEqual([])
    expect((await Promise.all(sent.map(scans))).flat()).toEqual([])
  })
})

describe('a list is read in the order of its index, without sorting the table:', () => {
  it.each([
    ['the recent prompts', () => catalogue().prompts({ page: 3, sort: 'recent' })],
    ['the popular prompts', () => catalogue().prompts({ page: 3, sort: 'popular' })],
    ['the GPTs', () => catalogue().gpts({ page: 3 })],
    ['the recent GPTs', () => catalogue().gpts({ page: 3, sort: 'recent' })],
    ['what is new', () => catalogue().news({ page: 3 })],
    ['what is new among GPTs', () => catalogue().news({ page: 3, kind: 'gpt' })],
    ['an export of the prompts', () => Array.fromAsync(readCatalogue(db, 'prompt'))],
    ['an export of the GPTs', () => Array.fromAsync(readCatalogue(db, 'gpt'))],
  ])('%s', async (_what, ask) => {
    sent = []
    await ask()
    const plans = await Promise.all(sent.map(plan))

    // Only the rows of the page itself, once found, may be sorted: they are a hundred at most.
    const sorts = plans.flat().filter((step) => step.detail.includes('TEMP B-TREE FOR ORDER BY'))
    expect(sorts.filter((step) => step.depth > 0)).toEqual([])
  })
})

describe('a page of what assistants list begins at its slug, and sorts nothing:', () => {
  it.each([
    ['the prompts', () => listPromptTextsAfter(db, 'prompt-5', 101)],
    ['the resources', () => listItemsAfter(db, 'gpt', '', 101)],
    ['the completed slugs', () => listSlugsFrom(db, 'prompt', 'prompt-1', 101)],
  ])('%s', async (_what, ask) => {
    sent = []
    await ask()
    const steps = (await Promise.all(sent.map(plan))).flat()

    expect(steps.map(({ detail }) => detail)).toEqual([expect.stringContaining('(slug>?')])
  })
})

/**
 * Whole tables that a plan reads and may not. It may read the settings, JSON, and the few rows that
 * a query made itself. Counts and text filters go through every public item, found by the index on
 * statut: of a count that is the answer, and a text has no index of its own before the search does.
 */
async function scans(statement: InStatement): Promise<string[]> {
  const steps = await plan(statement)
  return steps.map(({ detail }) => detail).filter((detail) => wholeTable.test(detail))
}

const wholeTable = /^SCAN (?:prompts|gpts|item_|daily_picks|former_slugs|seo_pages_config)/

type Step = { detail: string; depth: number }

async function plan(statement: InStatement): Promise<Step[]> {
  const { sql, args } = typeof statement === 'string' ? { sql: statement, args: [] } : statement
  const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args: args ?? [] })
  const depths = new Map<number, number>([[0, -1]])
  return rows.map(({ id, parent, detail }) => {
    const depth = (depths.get(Number(parent)) ?? -1) + 1
    depths.set(Number(id), depth)
    return { detail: typeof detail === 'string' ? detail : '', depth }
  })
}

/** The same client, which notes what it is asked to read. */
function recordReads({ read, write }: DatabaseClient): DatabaseClient {
  return {
    read: (statements) => {
      sent.push(...statements)
      return read(statements)
    },
    write,
  }
}
