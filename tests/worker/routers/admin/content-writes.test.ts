import { getTableColumns, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import {
  adminLogs,
  editingSessions,
  gpts,
  prompts,
  revisions,
  workingCopies,
} from '#drizzle/schema/index.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import { proofCount } from '#tests/prove/scale.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { gptEditor, promptEditor } from '#tests/support/calls/edit-items.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** A mutation as a client calls it: by its path, with whatever it sends. */
type Call = (input: unknown) => Promise<unknown>

function call(db: Database, path: string): Call {
  const [, part, name] = path.split('.')
  const { admin } = asAdmin(db)
  // The test sends what the types forbid.
  return (admin as unknown as Record<string, Record<string, Call>>)[part ?? '']?.[
    name ?? ''
  ] as Call
}

type Mutation = {
  path: string
  table: typeof prompts | typeof gpts
  /** Makes what it needs; gives a valid input. */
  input: (db: Database) => Promise<Record<string, unknown>>
}

const anyPrompt = async (db: Database) => (await insertPrompt(db, { statut: 'brouillon' })).id
const anyGpt = async (db: Database) => (await insertGpt(db, { statut: 'valide' })).id
const atVersion = (id: string) => ({ id, version: 1 })
const toPublish = (id: string) => ({ ids: [id], statut: 'valide' })
const toUnpublish = (id: string) => ({ ids: [id], statut: 'brouillon' })

async function deletedId(db: Database, part: 'prompts' | 'gpts', id: string) {
  const calls = asAdmin(db).admin[part]
  await calls.remove({ ids: [id] })
  return { id: (await calls.deleted())[0]?.id }
}

const otherText = 'Un autre texte.'

/** Changes the description of an item. Gives the versions that its editor sees afterwards. */
async function edited(db: Database, part: 'prompts' | 'gpts', id: string) {
  const { admin } = asAdmin(db)
  const changes = { description: otherText }
  const { version, copie } = await (part === 'prompts'
    ? promptEditor(admin).edit(id, changes)
    : gptEditor(admin).edit(id, changes))
  return { id, version, copie }
}

/** Publishes another description of an item. Gives the revision of the first. */
async function revised(db: Database, part: 'prompts' | 'gpts', id: string) {
  const calls = asAdmin(db).admin[part]
  await calls.publish(await edited(db, part, id))
  const kept = await calls.revisions({ id })
  return { id, revision: kept.at(-1)?.id }
}

const saving = async (db: Database, part: 'prompts' | 'gpts', id: string) => {
  const { draft } = await asAdmin(db).admin[part].get({ id })
  const edits = { description: { from: draft.description, to: otherText } }
  return { id, seen: { version: 1, copie: 0 }, edits }
}

/** The page of a public item goes tomorrow. */
const planned = (id: string) => ({
  ...atVersion(id),
  action: 'retirer' as const,
  prevu_le: new Date(Date.now() + 86_400_000).toISOString(),
})

const changing = (id: string) => ({
  entree: crypto.randomUUID(),
  items: [atVersion(id)],
  changement: { champ: 'ia' as const, valeur: 'Claude' },
})

async function changedOnce(db: Database, part: 'prompts' | 'gpts', id: string) {
  const change = changing(id)
  await asAdmin(db).admin[part].change(change)
  return { entree: change.entree, annulation: crypto.randomUUID() }
}

const mutations: Mutation[] = [
  {
    path: 'admin.prompts.createDraft',
    table: prompts,
    input: async () => ({ id: crypto.randomUUID(), draft: promptDrafting.draftOf(promptInput()) }),
  },
  {
    path: 'admin.prompts.plan',
    table: prompts,
    input: async (db) => planned((await insertPrompt(db)).id),
  },
  {
    path: 'admin.prompts.saveEdits',
    table: prompts,
    input: async (db) => saving(db, 'prompts', await anyPrompt(db)),
  },
  {
    path: 'admin.prompts.discardEdits',
    table: prompts,
    input: async (db) => edited(db, 'prompts', (await insertPrompt(db)).id),
  },
  {
    path: 'admin.prompts.askReview',
    table: prompts,
    input: async (db) => ({ id: await anyPrompt(db), isAsked: true }),
  },
  {
    path: 'admin.prompts.publish',
    table: prompts,
    input: async (db) => edited(db, 'prompts', await anyPrompt(db)),
  },
  {
    path: 'admin.prompts.restoreRevision',
    table: prompts,
    input: async (db) => revised(db, 'prompts', await anyPrompt(db)),
  },
  {
    path: 'admin.prompts.setRequetesSeo',
    table: prompts,
    input: async (db) => ({ ...atVersion(await anyPrompt(db)), requetes_seo: null }),
  },
  {
    path: 'admin.prompts.setStatut',
    table: prompts,
    input: async (db) => toPublish(await anyPrompt(db)),
  },
  {
    path: 'admin.prompts.duplicate',
    table: prompts,
    input: async (db) => ({ id: await anyPrompt(db) }),
  },
  {
    path: 'admin.prompts.remove',
    table: prompts,
    input: async (db) => ({ ids: [await anyPrompt(db)] }),
  },
  {
    path: 'admin.prompts.restore',
    table: prompts,
    input: async (db) => deletedId(db, 'prompts', await anyPrompt(db)),
  },
  {
    path: 'admin.prompts.change',
    table: prompts,
    input: async (db) => changing(await anyPrompt(db)),
  },
  {
    path: 'admin.prompts.undo',
    table: prompts,
    input: async (db) => changedOnce(db, 'prompts', await anyPrompt(db)),
  },
  { path: 'admin.gpts.change', table: gpts, input: async (db) => changing(await anyGpt(db)) },
  {
    path: 'admin.gpts.undo',
    table: gpts,
    input: async (db) => changedOnce(db, 'gpts', await anyGpt(db)),
  },
  {
    path: 'admin.gpts.createDraft',
    table: gpts,
    input: async () => ({ id: crypto.randomUUID(), draft: gptDrafting.draftOf(gptInput()) }),
  },
  {
    path: 'admin.gpts.plan',
    table: gpts,
    input: async (db) => planned(await anyGpt(db)),
  },
  {
    path: 'admin.gpts.saveEdits',
    table: gpts,
    input: async (db) => saving(db, 'gpts', await anyGpt(db)),
  },
  {
    path: 'admin.gpts.discardEdits',
    table: gpts,
    input: async (db) => edited(db, 'gpts', await anyGpt(db)),
  },
  {
    path: 'admin.gpts.askReview',
    table: gpts,
    input: async (db) => ({ id: (await insertGpt(db, { statut: 'brouillon' })).id, isAsked: true }),
  },
  {
    path: 'admin.gpts.publish',
    table: gpts,
    input: async (db) => edited(db, 'gpts', await anyGpt(db)),
  },
  {
    path: 'admin.gpts.restoreRevision',
    table: gpts,
    input: async (db) => revised(db, 'gpts', await anyGpt(db)),
  },
  {
    path: 'admin.gpts.setStatut',
    table: gpts,
    input: async (db) => toUnpublish(await anyGpt(db)),
  },
  { path: 'admin.gpts.duplicate', table: gpts, input: async (db) => ({ id: await anyGpt(db) }) },
  { path: 'admin.gpts.remove', table: gpts, input: async (db) => ({ ids: [await anyGpt(db)] }) },
  {
    path: 'admin.gpts.restore',
    table: gpts,
    input: async (db) => deletedId(db, 'gpts', await anyGpt(db)),
  },
  {
    path: 'admin.workflows.generate',
    table: gpts,
    input: async (db) => atVersion(await anyGpt(db)),
  },
]

const snapshot = async (db: Database) => ({
  prompts: await db.select().from(prompts).orderBy(prompts.id),
  gpts: await db.select().from(gpts).orderBy(gpts.id),
  copies: await db.select().from(workingCopies).orderBy(workingCopies.item_id),
  revisions: await db.select().from(revisions).orderBy(revisions.id),
  sessions: await db.select().from(editingSessions).orderBy(editingSessions.item_id),
  logs: await db.select().from(adminLogs).orderBy(adminLogs.id),
})

const written = async (db: Database) => (await db.select().from(adminLogs)).length

const changesNoContent = /\.(?:presence|preview)$/

it('tests every mutation of content that there is', async () => {
  const paths = (await listProcedures()).flatMap(({ name, type }) =>
    type === 'mutation' &&
    /^admin\.(?:prompts|gpts|workflows)\./.test(name) &&
    !changesNoContent.test(name)
      ? [name]
      : [],
  )
  // What looks at a change writes nothing.
  const writing = paths.filter((path) => !path.endsWith('.previewChange'))

  expect(mutations.map(({ path }) => path).toSorted()).toEqual(writing.toSorted())
})

describe(
  'a column that is not in the input is refused, and nothing is written:',
  { tags: ['sampled'] },
  () => {
    const step = proofCount({ sample: 4, whole: 1 })

    it.each(mutations)('$path', async ({ path, table, input }) => {
      const db = await createTestDatabase()
      const valid = await input(db)
      const before = await snapshot(db)

      const columns = Object.keys(getTableColumns(table)).filter((_, index) => index % step === 0)
      for (const column of [...columns, 'role', 'user_id']) {
        for (const forged of withColumn(valid, column)) {
          await expect(call(db, path)(forged)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
        }
      }
      expect(await snapshot(db)).toEqual(before)
      await expect(call(db, path)(valid)).resolves.toBeDefined()
    })
  },
)

/** An input with a column that it may not have, at the top and in the fields it carries. */
function withColumn(valid: Record<string, unknown>, column: string): object[] {
  const forged: object[] = column in valid ? [] : [{ ...valid, [column]: 1 }]
  for (const part of ['draft', 'seen', 'edits']) {
    const fields = valid[part]
    if (typeof fields === 'object' && fields !== null && !(column in fields)) {
      forged.push({ ...valid, [part]: { ...fields, [column]: 1 } })
    }
  }
  return forged
}

describe('a change and its row of the journal are written together or not at all:', () => {
  it.each(mutations)('$path writes exactly one row', async ({ path, input }) => {
    const db = await createTestDatabase()
    const valid = await input(db)
    const before = await written(db)

    await call(db, path)(valid)

    expect((await written(db)) - before).toBe(1)
  })

  it.each(mutations)('$path changes nothing that the journal does not take', async (mutation) => {
    const db = await createTestDatabase()
    const valid = await mutation.input(db)
    const before = await snapshot(db)
    await writeBatch(db, [
      sql`create trigger full_journal before insert on admin_logs begin select raise(abort, 'full'); end`,
    ])

    await expect(call(db, mutation.path)(valid)).rejects.toThrow('full')

    expect(await snapshot(db)).toEqual(before)
  })

  it.each(mutations)('$path writes no row about what it could not change', async (mutation) => {
    const db = await createTestDatabase()
    const valid = await mutation.input(db)
    const before = await snapshot(db)
    await writeBatch(
      db,
      ['insert', 'update', 'delete'].flatMap((event) =>
        ['prompts', 'gpts', 'working_copies', 'planifications'].map((table) =>
          sql.raw(
            `create trigger closed_${table}_${event} before ${event} on ${table} begin select raise(abort, 'closed'); end`,
          ),
        ),
      ),
    )

    await expect(call(db, mutation.path)(valid)).rejects.toThrow('closed')

    expect(await snapshot(db)).toEqual(before)
  })
})

describe('under many editors at once', () => {
  it('64 writers are all served', async () => {
    const db = await createTestDatabase()
    const { createDraft } = asAdmin(db).admin.prompts
    const drafts = Array.from({ length: 64 }, () =>
      promptDrafting.draftOf(promptInput({ categories: ['SEO'] })),
    )

    await Promise.all(drafts.map((draft) => createDraft({ id: crypto.randomUUID(), draft })))

    const ranks = await db.select({ rang: prompts.cote_rang }).from(prompts)
    expect(ranks.map(({ rang }) => rang).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 64 }, (_, index) => index + 1),
    )
    expect(await written(db)).toBe(64)
  }, 120_000)

  it(
    'each of 1,000 edits of one text is stored or reported as a conflict',
    { tags: ['prove'], timeout: 120_000 },
    async () => {
      const db = await createTestDatabase()
      const { id } = await insertPrompt(db, { prompt: Array(50).fill('mot').join(' ') })
      const { get, saveEdits } = asAdmin(db).admin.prompts
      const failures: unknown[] = []

      for (let round = 0; round < 20; round += 1) {
        const { version, copie, draft } = await get({ id })
        const words = draft.prompt.split(' ')
        const expected = [...words]
        const edit = async (place: number) => {
          const word = `mot-${round}-${place}`
          const edits = { prompt: { from: draft.prompt, to: words.with(place, word).join(' ') } }
          try {
            const { conflicts } = await saveEdits({ id, seen: { version, copie }, edits })
            if (Object.keys(conflicts).length === 0) expected[place] = word
          } catch (error) {
            failures.push(error)
          }
        }
        await Promise.all(words.keys().map(edit))
        expect((await get({ id })).draft.prompt.split(' ')).toEqual(expected)
        expect(expected).not.toEqual(words)
      }

      for (const error of failures) expect(error).toMatchObject({ code: 'CONFLICT' })
    },
  )
})
