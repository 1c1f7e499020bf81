import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { quoted } from '#drizzle/backup/tables/table-names.ts'
import { checkExport } from '#drizzle/export/check-export.ts'
import { exportedTables } from '#drizzle/export/exported-tables.ts'
import { openFilledPlace, openPlace, type Place } from '#tests/drizzle/backup/place.ts'

const secret = 'nul-ne-doit-lire'
const at = '2026-01-01T00:00:00.000Z'

let place: Place
let file = ''

beforeAll(async () => {
  place = await openFilledPlace()
  await place.client.batch(
    [
      `UPDATE users SET password_hash = '${secret}-hachage'`,
      `INSERT INTO sessions (id, user_id, secret_hash, created_at, last_active_at, expires_at, absolute_expires_at, authenticated_at, appareil, adresse)
        VALUES ('${secret}-session', 'u', '${secret}', '${at}', '${at}', '${at}', '${at}', '${at}', 'Firefox', '203.0.113.0')`,
      `INSERT INTO one_time_codes (user_id, sealed_secret, last_step, created_at) VALUES ('u', '${secret}', 0, '${at}')`,
      `INSERT INTO recovery_codes (user_id, hash, created_at) VALUES ('u', '${secret}', '${at}')`,
      `INSERT INTO passkeys (id, user_id, public_key, counter, transports, name, created_at) VALUES ('${secret}', 'u', '${secret}', 0, '[]', 'Clé', '${at}')`,
      // What is JSON, and not as JavaScript writes it.
      `UPDATE prompts SET tags = '["audit" , "netlinking"]' WHERE rowid = 4`,
    ],
    'write',
  )
  file = join(place.folder, 'tout.jsonl.gz')
})

afterAll(() => place.remove())

const readText = async (path = file) => gunzipSync(await readFile(path)).toString()

it('is written by a command that says what it holds', async () => {
  const { code, output, errors } = await place.export('--to', file)
  const { mode } = await stat(file)
  const told = await place.export('--check', file)

  expect([code, errors]).toEqual([0, ''])
  expect(output).toMatch(
    /^Wrote .*tout\.jsonl\.gz\nVerified: read again, \d+ rows in \d+ tables\n$/,
  )
  expect(mode & 0o777).toBe(0o600)
  expect([told.code, told.errors]).toEqual([0, ''])
  expect(told.output).toMatch(/^An export of .*, made at .*: \d+ rows in \d+ tables\n/)
  expect(told.output).toContain('\n  users: 1\n')
})

const rowSchema = z.record(z.string(), z.unknown())
const blockSchema = z.object({ table: z.string(), rows: z.number() })

/** The rows of each table as a reader of the file has them. */
async function readRows(): Promise<Record<string, Record<string, unknown>[]>> {
  const lines = (await readText()).trimEnd().split('\n').slice(1, -1)
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (let next = 0; next < lines.length;) {
    const { table, rows } = blockSchema.parse(JSON.parse(lines[next] ?? ''))
    const own = lines.slice(next + 1, next + 1 + rows)
    tables[table] = [
      ...(tables[table] ?? []),
      ...own.map((line) => rowSchema.parse(JSON.parse(line))),
    ]
    next += 1 + rows
  }
  return tables
}

it('holds every row of every table as it is stored, and reads as objects', async () => {
  const tables = await readRows()
  for (const { name, columns } of exportedTables) {
    const { rows } = await place.client.execute(
      `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)} ORDER BY rowid`,
    )
    const asStored = (tables[name] ?? []).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
        ]),
      ),
    )
    expect({ name, rows: asStored }).toEqual({
      name,
      rows: rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))),
    })
  }
  expect(tables['prompts']?.[0]?.['categories']).toBeInstanceOf(Array)
  expect(tables['prompts']?.map(({ tags }) => tags)).toContain('["audit" , "netlinking"]')
})

it('has the hash of each table again when it is written again', { tags: ['prove'] }, async () => {
  const files = ['un', 'deux'].map((name) => join(place.folder, `${name}.jsonl.gz`))
  for (const written of files) await place.export('--to', written)
  const [first, second] = await Promise.all(files.map(checkExport))

  expect(second?.tables).toEqual(first?.tables)
  expect(first?.tables.find(({ name }) => name === 'prompts')?.rows).toBeGreaterThan(30)
})

it('holds no secret, and nobody’s session or factor', async () => {
  const text = await readText()

  expect(text).toContain('u@example.org')
  expect(text).not.toContain(secret)
  expect(text).not.toContain('203.0.113.0')
  expect(text).toContain('"users.password_hash":"Ouvre un compte')
})

it(
  'goes into the data folder where no file is named, and over no other',
  { tags: ['prove'] },
  async () => {
    await place.export()
    const names = await readdir(join(place.folder, 'exports'))
    const written = join(place.folder, 'exports', names[0] ?? '')
    const again = await place.export('--to', written)

    expect(names).toEqual([expect.stringMatching(/^export-\d{4}-.*Z\.jsonl\.gz$/)])
    expect([again.code, again.errors]).toEqual([
      1,
      `There is a file ${written} already: give another name.\n`,
    ])
  },
)

it('says how it is used when an option is none', { tags: ['prove'] }, async () => {
  const plain = await place.export('--all')
  const helped = await place.export('--help')

  expect([plain.code, plain.errors]).toEqual([1, helped.errors])
  expect(helped.errors).toMatch(/npm run export -- --check FILE/)
})

it('is refused of a database that lacks the tables', async () => {
  const empty = await openPlace()
  const { code, errors } = await empty.export()
  await empty.remove()

  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The database has not the tables.*\n$/),
  ])
})

/** The file with other lines, or another text. */
const lines = (change: (all: string[]) => string[]) => (bytes: Buffer) =>
  gzipSync(change(gunzipSync(bytes).toString().split('\n')).join('\n'))
const text = (change: (all: string) => string) => (bytes: Buffer) =>
  gzipSync(change(gunzipSync(bytes).toString()))

it('shows the control characters of a foreign file as text', { tags: ['prove'] }, async () => {
  const written = join(place.folder, 'ecrit.jsonl.gz')
  const path = join(place.folder, '\u001B[31m\u202E')
  await place.export('--to', written)
  await writeFile(
    path,
    text((all) => all.replace('"origin":"', '"origin":"\u009B2J'))(await readFile(written)),
  )
  const told = await place.export('--check', path)
  const nowhere = await place.export('--check', `${path}\u0007`)

  expect([told.code, told.output]).toEqual([
    0,
    expect.stringMatching(/^An export of \\u009b2J.*, made at /),
  ])
  expect([nowhere.code, nowhere.errors]).toEqual([
    1,
    expect.stringMatching(/^There is no file .*\\u001b\[31m\\u202e\\u0007\.\n$/),
  ])
})

describe('is refused in one sentence', () => {
  it.each<[string, (bytes: Buffer) => Uint8Array, RegExp]>([
    [
      'cut',
      (bytes) => bytes.subarray(0, bytes.length - 2000),
      /is damaged \(it is cut or changed\)/,
    ],
    ['without its end', lines((all) => [...all.slice(0, -2), '']), /is damaged \(it has no end\)/],
    ['of something else', () => gzipSync('{"a":1}\n'), /is not an export of this site/],
    ['of nothing', () => Buffer.alloc(0), /is (?:damaged|not an export)/],
    [
      'with a row of another text',
      text((all) => all.replace('Ligne\u2028', 'Lignes ')),
      /the rows of prompts are not those that were written/,
    ],
    [
      'with a row that lacks what its table asks',
      text((all) => all.replace('"slug":"', '"slug":null,"x":"')),
      /a row of prompts is none/,
    ],
    ['with lines after its end', text((all) => `${all}{}\n`), /it goes on after its end/],
    [
      'of a newer format',
      text((all) => all.replace('"version":1', '"version":2')),
      /has a newer format than this code reads: update the code/,
    ],
    [
      'with a table that there never was',
      text((all) => all.replace('"tables":[{"name":"prompts"', '"tables":[{"name":"autre"')),
      /its table autre is not one of that time/,
    ],
    [
      'with a column that every object has',
      text((all) => all.replace('"columns":["id"', '"columns":["constructor"')),
      /its table prompts is not one of that time/,
    ],
    [
      'with a table twice',
      lines(([first = '', ...rest]) => {
        const again = first.replace(/"tables":\[(\{[^}]*\})/, '"tables":[$1,$1')
        return [again, ...rest]
      }),
      /it has not all rows of prompts/,
    ],
    [
      'with an origin of two lines',
      text((all) => all.replace('"origin":"', '"origin":"a\\n')),
      /is damaged \(its first line is not as it was written\)/,
    ],
    [
      'with a line that has no end',
      () => gzipSync('a'.repeat(60_000_000)),
      /is damaged \(one of its lines has no end\)/,
    ],
    [
      'of a newer schema',
      text((all) => all.replace(/"schema":\d+/, '"schema":9999999999999')),
      /is newer than this code: update the code/,
    ],
  ])('when it is %s', async (_name, change, message) => {
    const path = join(place.folder, 'autre')
    await writeFile(path, change(await readFile(file)))
    const failure = await checkExport(path).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(Error)
    expect(failure instanceof Error && failure.message).toMatch(message)
    expect(String(failure)).not.toContain('\n')
  })

  it('wherever one byte is another', async () => {
    const bytes = await readFile(file)
    for (let step = 1; step < 20; step += 1) {
      const changed = Buffer.from(bytes)
      const position = Math.floor((step * bytes.length) / 20)
      changed[position] = (changed[position] ?? 0) ^ 1
      const path = join(place.folder, 'octet')
      await writeFile(path, changed)
      await expect(checkExport(path)).rejects.toThrow(/is damaged|is not an export/)
    }
  })

  it('when it is to be restored', async () => {
    const { code, errors } = await place.restore([file, '--yes'])

    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/ is an export, which no account .*\n$/),
    ])
  })
})
