import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { removeLeftDrafts } from '#drizzle/backup/backup-folder.ts'
import { checkBackup, readHeader } from '#drizzle/backup/read-backup.ts'
import { openSecrets } from '#drizzle/backup/secrets/sealed-secrets.ts'

import { openFilledPlace, openPlace, type Place, secrets } from './place.ts'

let place: Place

beforeAll(async () => {
  place = await openFilledPlace()
})

afterAll(() => place.remove())

it(
  'is one state of every table, however much is written meanwhile',
  { tags: ['prove'] },
  async () => {
    // Two rows that every writer changes at once: a backup of two moments would tell them apart.
    await place.client.batch(
      [
        "INSERT INTO search_demand (jour, requete, recherches, resultats) VALUES ('2026-01-01', 'a', 0, 0)",
        "INSERT INTO removed_tags (pli, retire_le, entree) VALUES ('z', '2026-01-01', '0')",
      ],
      'write',
    )
    const stop = new AbortController()
    let writes = 0
    const writing = (async () => {
      while (!stop.signal.aborted) {
        writes += 1
        await place.client.batch(
          [
            `UPDATE search_demand SET recherches = ${writes}`,
            `UPDATE removed_tags SET entree = '${writes}'`,
          ],
          'write',
        )
      }
    })()

    const { code, output, errors } = await place.backup()
    stop.abort()
    await writing

    expect([code, errors]).toEqual([0, ''])
    expect(output).toMatch(
      /Wrote .*\nVerified: read again and restored into an empty database, \d+ rows in \d+ tables, each with the hash of the file\n/,
    )
    const [file = ''] = await place.backups()
    const text = gunzipSync(await readFile(file)).toString()
    const demand = /\n\["2026-01-01","a",(\d+),0,/.exec(text)?.[1]
    const tag = /\n\["z","2026-01-01","(\d+)"\]/.exec(text)?.[1]
    expect(writes).toBeGreaterThan(10)
    expect(demand).toBeDefined()
    expect(tag).toBe(demand)
  },
)

/** All but what the database is told once a backup is written. */
const others = <Table extends { name: string }>(all: Table[]) =>
  all.filter(({ name }) => name !== 'job_runs')

it('says when it was made and of what, with the hash of each table', async () => {
  await place.backup()
  const file = (await place.backups()).at(-1) ?? ''
  const { made_at, schema, tables } = await readHeader(file)
  const { mode } = await stat(file)

  expect(basename(file)).toBe(`backup-${made_at.replaceAll(/[:.]/g, '-')}.jsonl.gz`)
  expect(schema.name).toMatch(/^\d{4}_/)
  expect(others(tables)).toEqual(others(await place.tables()))
  expect(mode & 0o777).toBe(0o600)
  expect(await readdir(join(place.folder, 'backups'))).toHaveLength((await place.backups()).length)
})

it('holds the secrets, which only the passphrase opens', async () => {
  const [file = ''] = await place.backups()
  const { secrets: sealed } = await checkBackup(file)
  const { BACKUP_PASSPHRASE, ...ofSite } = secrets
  const text = gunzipSync(await readFile(file)).toString()

  expect(sealed?.scrypt).toEqual({ n: 2 ** 17, r: 8, p: 1 })
  expect(sealed && openSecrets(sealed, BACKUP_PASSPHRASE)).toEqual(ofSite)
  expect(sealed && openSecrets(sealed, 'une autre phrase')).toBeNull()
  expect(text).not.toContain(secrets.PASSWORD_PEPPER)
})

it(
  'keeps the newest of its database, and whatever else is in the folder',
  { tags: ['prove'] },
  async () => {
    const folder = join(place.folder, 'kept')
    await place.backup()
    const [file = ''] = await place.backups()
    const [first = '', ...rows] = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
    const write = async (day: string, bytes: Uint8Array) => {
      const name = `backup-2026-01-${day}T00-00-00-000Z.jsonl.gz`
      await writeFile(join(folder, name), bytes)
      return name
    }
    await mkdir(folder)
    const ofAnother = first.replace(/"origin":"[^"]*"/, '"origin":"other"')
    const strangers = [
      await write('01', gzipSync('quelque chose')),
      await write('02', gzipSync([ofAnother, ...rows].join('\n'))),
    ]
    await writeFile(join(folder, 'notes.txt'), 'notes')
    const own = [
      await write('03', await readFile(file)),
      await write('04', await readFile(file)),
      await write('05', await readFile(file)),
    ]
    const replacedAt = new Date(Date.now() - 3_600_000).toISOString().replaceAll(/[:.]/g, '-')
    const replaced = `before-restore-${replacedAt}.jsonl.gz`
    await writeFile(join(folder, replaced), await readFile(file))

    const { code, output } = await place.backup(['--to', folder, '--keep', '2'])
    const names = await readdir(folder)

    expect(code).toBe(0)
    expect(output).toContain(`Removed 3 older backups: ${own[2]}, ${own[1]}, ${own[0]}\n`)
    expect(names).toHaveLength(5)
    expect(names).toEqual(expect.arrayContaining([...strangers, 'notes.txt', replaced]))
  },
)

it('removes what backups that were killed left behind, and nothing of one that runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drafts-'))
  const gone = spawnSync(process.execPath, ['--version']).pid
  const name = 'backup-2026-01-01T00-00-00-000Z.jsonl.gz'
  const running = `${name}.${process.ppid}.draft`
  for (const one of [
    `${name}.draft`,
    `${name}.${gone}.draft`,
    `${name}.${gone}.draft.rows`,
    running,
    name,
  ]) {
    await writeFile(join(folder, one), '')
  }

  await removeLeftDrafts(folder)

  expect(await readdir(folder)).toEqual([name, running])
  await rm(folder, { recursive: true })
})

it('says how it is used when an option is none', async () => {
  const plain = await place.backup(['--passphrase'])
  const helped = await place.backup(['--help'])
  const odd = await place.backup(['--keep', '0'])

  expect([plain.code, plain.errors]).toEqual([1, helped.errors])
  expect(helped.errors).toMatch(/0 3 \* \* \* .* npm run --silent backup -- --keep 14/)
  expect(helped.errors).toContain('14 unless told otherwise')
  expect([odd.code, odd.errors]).toEqual([1, '--keep needs a number of backups, not 0.\n'])
})

it('warns in one line that secrets are left out', { tags: ['prove'] }, async () => {
  const folder = join(place.folder, 'plain')
  const closed = await place.backup(['--to', folder], { BACKUP_PASSPHRASE: '' })
  const unknown = await place.backup(['--to', folder], { PASSWORD_PEPPER: '' })
  const short = await place.backup(['--to', folder], { BACKUP_PASSPHRASE: 'court' })
  const files = await readdir(folder)

  expect([closed.code, closed.errors]).toEqual([
    0,
    expect.stringMatching(/^Warning: .* since BACKUP_PASSPHRASE is not set: .* open nothing\.\n$/),
  ])
  expect([unknown.code, unknown.errors]).toEqual([
    0,
    expect.stringMatching(/^Warning: .* since PASSWORD_PEPPER, .* are not known here: .*\n$/),
  ])
  expect([short.code, short.errors]).toEqual([
    1,
    'The passphrase of a backup has 12 characters at least.\n',
  ])
  for (const file of files) expect((await readHeader(join(folder, file))).secrets).toBeNull()
})

it('is refused of a database that is empty', async () => {
  const empty = await openPlace()
  const { code, errors } = await empty.backup()
  await empty.remove()

  expect([code, errors]).toEqual([1, 'The database is empty: there is nothing to back up.\n'])
})
