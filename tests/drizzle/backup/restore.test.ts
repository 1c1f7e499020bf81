import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import type { Client } from '@libsql/client/web'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { headerSchema } from '#drizzle/backup/backup-format.ts'
import { checkBackup, migrationsOf } from '#drizzle/backup/read-backup.ts'
import { readMigrations } from '#drizzle/backup/tables/applied-migrations.ts'
import { recordOf, recordTable } from '#drizzle/commands/migrate.ts'
import { proofCount } from '#tests/prove/scale.ts'

import { openFilledPlace, openPlace, type Place } from './place.ts'

let place: Place
let file = ''

beforeAll(async () => {
  place = await openFilledPlace()
  await place.backup()
  ;[file = ''] = await place.backups()
})

afterAll(() => place.remove())

/** Every table but the one row that a restore raises. */
const withoutVersion = (tables: Awaited<ReturnType<Place['tables']>>) =>
  tables.filter(({ name }) => name !== 'content_version' && name !== 'job_runs')

async function read(client: Client, sql: string) {
  return (await client.execute(sql)).rows.map((row) => Object.fromEntries(Object.entries(row)))
}

const versionOf = async ({ client }: Place): Promise<unknown> =>
  (await read(client, 'SELECT version FROM content_version'))[0]?.version

it('gives an empty database every row, what triggers wrote included, and its index, schema and secrets', async () => {
  const empty = await openPlace()
  // What a restore that was killed leaves.
  await empty.client.execute('CREATE TABLE restored_prompts (left_over TEXT)')
  const { code, output } = await empty.restore([file])

  const objects = 'SELECT type, name, tbl_name FROM sqlite_schema ORDER BY type, name'
  const [restored, tables] = [await empty.tables(), await place.tables()]

  expect([code, output]).toEqual([0, expect.stringMatching(/Restored \d+ rows in \d+ tables/)])
  expect(withoutVersion(restored)).toEqual(withoutVersion(tables))
  for (const sql of [objects, 'PRAGMA foreign_key_check']) {
    expect(await read(empty.client, sql)).toEqual(await read(place.client, sql))
  }
  expect(await versionOf(empty)).toBeGreaterThan(Number(await versionOf(place)))
  expect(
    await read(empty.client, "SELECT count(*) AS resets FROM search_changes WHERE kind = 'reset'"),
  ).toEqual([{ resets: 1 }])
  expect(output).toContain('npx wrangler secret bulk')
  await empty.remove()
})

it('keeps what was there, in a backup that gives it back', { tags: ['prove'] }, async () => {
  const other = await openFilledPlace()
  await other.client.execute("UPDATE prompts SET titre = 'À garder' WHERE rowid = 5")
  const before = await other.tables()
  const version = Number(await versionOf(other))

  const asked = await other.restore([file])
  const untouched = await other.tables()
  const done = await other.restore([file, '--yes'])
  const [kept = ''] = await other.backups()

  expect([asked.code, asked.errors]).toEqual([1, expect.stringMatching(/has content.*--yes/)])
  expect(untouched).toEqual(before)
  expect([done.code, done.output]).toEqual([0, expect.stringContaining(`Wrote ${kept}`)])
  expect(withoutVersion(await other.tables())).toEqual(withoutVersion(await place.tables()))
  expect(await versionOf(other)).toBeGreaterThan(version)

  await other.restore([kept, '--yes'])
  expect(withoutVersion(await other.tables())).toEqual(withoutVersion(before))
  await other.remove()
})

it(
  'is migrated when its schema is older, and the database has no schema of then',
  { tags: ['prove'] },
  async () => {
    const older = await openPlace()
    const migrations = (await readMigrations()).slice(0, 24)
    await older.client.batch(recordTable, 'write')
    for (const migration of migrations) {
      await older.client.batch([recordOf(migration), ...migration.sql], 'write')
    }
    await older.client.batch(
      [
        `INSERT INTO prompts (id, slug, description, categories, tags, statut, date_creation, date_modification, cote_code, cote_rang, score, titre, prompt, niveau)
        VALUES ('p', 'ancien', 'Une description', '["SEO"]', '["audit"]', 'valide', '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', 'SEO', 1, 10, 'Un ancien prompt', 'Fais ceci', 'Débutant')`,
      ],
      'write',
    )
    const backup = await older.backup()
    const [old = ''] = await older.backups()
    const target = await openFilledPlace()

    const { code, output, errors } = await target.restore([old, '--yes'])

    expect([backup.code, code, errors]).toEqual([0, 0, ''])
    expect(output).toMatch(/Applied [1-9]\d* migrations to what the backup holds/)
    expect(await read(target.client, 'SELECT titre, exemple FROM prompts')).toEqual([
      { titre: 'Un ancien prompt', exemple: null },
    ])
    expect(
      await read(
        target.client,
        "SELECT count(*) AS found FROM prompts WHERE recherche ->> 'radicaux' LIKE '%ancien%'",
      ),
    ).toEqual([{ found: 1 }])
    expect((await target.tables()).map(({ name }) => name)).toEqual(
      (await place.tables()).map(({ name }) => name),
    )
    await Promise.all([older.remove(), target.remove()])
  },
)

/** The backup with other bytes. */
const variant = async (name: string, change: (bytes: Buffer<ArrayBuffer>) => Uint8Array) => {
  const path = join(place.folder, name)
  await writeFile(path, change(await readFile(file)))
  return path
}
/** Its text with another first line. */
const header = (change: (text: string) => string) => (bytes: Buffer) => {
  const [first = '', ...rest] = gunzipSync(bytes).toString().split('\n')
  return gzipSync([change(first), ...rest].join('\n'))
}

/** A whole backup of other content: its counts and hashes are right. */
const crafted = (change: (content: Content) => void) => (bytes: Buffer) => {
  const [first = '', ...lines] = gunzipSync(bytes).toString().trimEnd().split('\n')
  const written = headerSchema.parse(JSON.parse(first))
  const tables = written.tables.map(({ name, columns, rows }) => ({
    name,
    columns,
    lines: lines.splice(0, rows),
  }))
  const content: Content = { header: written, tables }
  change(content)
  const entries = tables.map(({ name, columns, lines: own }) => {
    const sha256 = createHash('sha256').update(own.map((line) => `${line}\n`).join(''))
    return { name, columns, rows: own.length, sha256: sha256.digest('hex') }
  })
  const head = JSON.stringify({ ...content.header, tables: entries })
  return gzipSync([head, ...tables.flatMap((table) => table.lines), ''].join('\n'))
}
type Content = { header: object; tables: { name: string; columns: string[]; lines: string[] }[] }

const tableOf = ({ tables }: Content, name: string) => {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new Error(`There is no table ${name}`)
  return table
}

/** Changes the value of a column in the first row of a table. */
const withValue = (name: string, column: string, value: unknown) =>
  crafted((content) => {
    const { columns, lines } = tableOf(content, name)
    const row: unknown[] = z.array(z.unknown()).parse(JSON.parse(lines[0] ?? ''))
    lines[0] = JSON.stringify(row.with(columns.indexOf(column), value))
  })

const costly = { n: 2 ** 20, r: 32, p: 16 }

describe('changes nothing and says why', () => {
  it.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 2000), /is damaged \(it is cut/],
    ['without its rows', header(() => ''), /is not a backup of this site/],
    ['of something else', () => Buffer.from('quelque chose'), /is not a backup of this site/],
    ['of nothing', () => Buffer.alloc(0), /is (?:damaged|not a backup)/],
    [
      'with a row of another text',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('Ligne\u2028', 'Lignes ')),
      /the rows of prompts are not those that were written/,
    ],
    [
      'with a row too many',
      (bytes: Buffer) => gzipSync(`${gunzipSync(bytes).toString()}[1]\n`),
      /goes on after its last table/,
    ],
    [
      'of a newer schema',
      header((text) => text.replace(/"created_at":\d+/, '"created_at":9999999999999')),
      /newer than this code/,
    ],
    [
      'with a table that there never was',
      crafted(({ tables }) => tables.push({ name: 'nulle_part', columns: ['a'], lines: [] })),
      /is damaged \(its table nulle_part is not one of that time\)/,
    ],
    [
      'without a table',
      crafted(({ tables }) => tables.splice(3, 1)),
      /is damaged \(it lacks the table gpts\)/,
    ],
    [
      'with a table twice',
      crafted(({ tables }) => tables.push(...tables.slice(0, 1))),
      /is damaged \(it has the table admin_logs twice\)/,
    ],
    [
      'with another column',
      crafted((content) => tableOf(content, 'redirects').columns.splice(0, 1, 'autre')),
      /is damaged \(the columns of its table redirects are not those of that time\)/,
    ],
    [
      'with a column twice',
      crafted(({ tables: [first] }) => first?.columns.splice(0, 1, first.columns[1] ?? '')),
      /is damaged \(the columns of its table admin_logs are not those of that time\)/,
    ],
    [
      'with the name of a table that is no name',
      crafted((content) => (tableOf(content, 'redirects').name = 'a\nb')),
      /is damaged \(its first line is not as it was written\)/,
    ],
    ['with a text for a number', withValue('prompts', 'version', '1'), /a row of prompts is none/],
    ['with a number for a text', withValue('prompts', 'titre', 1), /a row of prompts is none/],
    ['with bytes for a text', withValue('users', 'email', { base64: 'AA==' }), /a row of users is/],
    ['without a value', withValue('users', 'email', null), /a row of users is none/],
    ['with a row that is no list', withValue('users', 'email', []), /a row of users is none/],
    [
      'with two first lines',
      (bytes: Buffer) => {
        const [first = '', ...lines] = gunzipSync(bytes).toString().split('\n')
        return gzipSync([first, first, ...lines].join('\n'))
      },
      /a row of admin_logs is none/,
    ],
    [
      'with secrets that would take 4 GB to open',
      crafted((content) => {
        const { secrets } = headerSchema.parse({ ...content.header, tables: [] })
        content.header = { ...content.header, secrets: { ...secrets, scrypt: costly } }
      }),
      /is damaged \(its first line is not as it was written\)/,
    ],
    [
      'with a line that has no end',
      () => gzipSync(`{"a":"${'a'.repeat(60_000_000)}`),
      /is damaged \(one of its lines has no end\)/,
    ],
    [
      'cut within a character',
      (bytes: Buffer) => gzipSync(Buffer.concat([gunzipSync(bytes), Buffer.of(0xc3)])),
      /is damaged \(it is cut or changed\)/,
    ],
    [
      'of a newer format',
      header((text) => text.replace('"version":1', '"version":2')),
      /newer format/,
    ],
  ])('when the file is %s', async (name, change, message) => {
    const path = await variant(name, change)
    const known = await readMigrations()

    await expect(checkBackup(path).then((checked) => migrationsOf(checked, known))).rejects.toThrow(
      message,
    )
  })

  it('in one sentence each', async () => {
    const before = await place.tables()
    const cut = await variant('cut', (bytes) => bytes.subarray(0, bytes.length - 2000))
    const { code, output, errors } = await place.restore([cut, '--yes'])

    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^.* is damaged \(it is cut or changed\): take another backup\.\n$/)
    expect(await place.tables()).toEqual(before)
  })

  it.each([
    [
      'a table that there never was',
      crafted(({ tables }) => tables.push({ name: 'nulle_part', columns: ['a'], lines: ['[1]'] })),
      'is damaged (its table nulle_part is not one of that time)',
    ],
    [
      'a row twice',
      crafted((content) => {
        const { lines } = tableOf(content, 'users')
        lines.push(...lines)
      }),
      'cannot be restored (',
    ],
    [
      'a row that belongs to none',
      withValue('user_roles', 'user_id', 'personne'),
      'cannot be restored (',
    ],
  ])('in one sentence where the file has %s', async (name, change, sentence) => {
    const before = await place.tables()
    const backups = await place.backups()
    const path = await variant('crafted', change)
    const { code, errors } = await place.restore([path, '--yes'])

    expect([name, code, errors]).toEqual([name, 1, expect.stringMatching(/^[^\n]+\.\n$/)])
    expect(errors).toContain(`${path} ${sentence}`)
    expect(errors).toMatch(/take another backup\.\n$/)
    expect(await place.tables()).toEqual(before)
    expect(await place.backups()).toEqual(backups)
    expect(
      await read(place.client, "SELECT name FROM sqlite_schema WHERE name LIKE 'restored%'"),
    ).toEqual([])
  })

  it('when it is interrupted half-way', { tags: ['prove'] }, async () => {
    const other = await openFilledPlace()
    const before = await other.tables()
    const staged = "SELECT count(*) AS tables FROM sqlite_schema WHERE name LIKE 'restored%'"
    const restoring = other.begin('restore', file, '--yes')
    await vi.waitFor(
      async () => expect(await read(other.client, staged)).not.toEqual([{ tables: 0 }]),
      { timeout: 60_000, interval: 5 },
    )
    restoring.interrupt()
    const { code, errors } = await restoring.ended

    expect([code, errors]).toEqual([130, 'Stopped: nothing was changed.\n'])
    expect(await other.tables()).toEqual(before)
    expect(await read(other.client, staged)).toEqual([{ tables: 0 }])
    await other.remove()
  })

  it('wherever one byte is another', { tags: ['sampled'] }, async () => {
    const bytes = await readFile(file)
    const count = proofCount({ sample: 9, whole: 99 })
    const places = Array.from({ length: count }, (_, step) =>
      Math.floor(((step + 1) * bytes.length) / (count + 1)),
    ).filter((at) => !readsTheSame(bytes, flipped(bytes, at)))
    expect(places.length).toBeGreaterThan(count / 2)

    for (const at of places) {
      const path = await variant('flipped', (whole) => flipped(whole, at))
      await expect(checkBackup(path)).rejects.toThrow(/is damaged|is not a backup/)
    }
  })

  it('when the passphrase is another, or the file is nowhere', { tags: ['prove'] }, async () => {
    const before = await place.tables()
    const wrong = await place.restore([file, '--yes'], { BACKUP_PASSPHRASE: 'une autre phrase' })
    const nowhere = await place.restore([join(place.folder, 'nulle-part'), '--yes'])

    expect([wrong.code, wrong.errors]).toEqual([1, 'The passphrase is not that of this backup.\n'])
    expect([nowhere.code, nowhere.errors]).toEqual([
      1,
      expect.stringMatching(/^There is no file .*\n$/),
    ])
    expect(await place.tables()).toEqual(before)
  })

  it('when the database is newer than the code', { tags: ['prove'] }, async () => {
    const newer = await openFilledPlace()
    await newer.client.execute(
      "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('h', 9999999999999)",
    )
    const restored = await newer.restore([file, '--yes'])
    const backup = await newer.backup()
    await newer.remove()

    for (const { code, errors } of [restored, backup]) {
      expect([code, errors]).toEqual([
        1,
        expect.stringMatching(/^The database is newer than this code.*\n$/),
      ])
    }
  })
})

function flipped(bytes: Buffer, at: number): Buffer {
  const other = Buffer.from(bytes)
  other[at] = (other[at] ?? 0) ^ 1
  return other
}

/** Where a text repeats itself, another byte may name another place that says the same. */
function readsTheSame(bytes: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(other).equals(gunzipSync(bytes))
  } catch {
    return false
  }
}
