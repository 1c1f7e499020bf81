/** @module-tag prove */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Client } from '@libsql/client/web'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { csvLine } from '#shared/text/csv.ts'

type Outcome = { code: unknown; output: string; errors: string }

describe('npm run import', () => {
  let folder: string
  let client: Client
  let environment: Record<string, string>
  let stop: () => Promise<void>

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'))
    const server = await startLocalServer(join(folder, 'database'))
    stop = server.stop
    client = openClient(server.url, server.authToken)
    environment = { DATABASE_URL: server.url, DATABASE_AUTH_TOKEN: server.authToken ?? '' }
    await applyMigrations(client)
    const at = '2026-01-01T00:00:00.000Z'
    await client.batch(
      [
        `INSERT INTO users (id, email, password_hash, created_at) VALUES ('u', 'u@example.org', 'h', '${at}'), ('v', 'v@example.org', 'h', '${at}')`,
        `INSERT INTO user_roles (id, user_id, role, granted_at) VALUES ('r', 'u', 'admin', '${at}')`,
      ],
      'write',
    )
  })

  afterEach(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })

  const count = async (table: string) =>
    (await client.execute(`select count(*) as count from ${table}`)).rows[0]?.['count']

  function begin(...args: string[]) {
    const started = spawn(process.execPath, ['worker/commands/import.ts', ...args], {
      cwd: projectPath(),
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    started.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    return {
      kill: (signal: 'SIGINT' | 'SIGKILL') => started.kill(signal),
      told: () => output,
      ended: once(started, 'close').then(([code]: unknown[]): Outcome => ({
        code,
        output,
        errors,
      })),
    }
  }

  async function writeRows(length: number): Promise<string> {
    const file = join(folder, 'essai.csv')
    const rows = Array.from({ length }, (_, index) => [`Fiche ${index}`, `Texte [${index}a]`])
    await writeFile(file, [['titre', 'texte'], ...rows].map(csvLine).join(''))
    return file
  }

  it('goes on where it was killed, and writes nothing twice', async () => {
    const file = await writeRows(400)
    const first = begin(file, '--yes')
    while ((await count('prompts')) === 0) await new Promise((next) => setTimeout(next, 20))
    first.kill('SIGKILL')
    const { output } = await first.ended
    const written = Number(await count('prompts'))
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThan(400)

    const [id = ''] = /(?<=--resume )\S+/.exec(output) ?? []
    const second = await begin(file, '--yes', '--resume', id).ended

    expect(second).toMatchObject({ code: 0 })
    expect(second.output).toContain(`${400 - written} new`)
    expect(await count('prompts')).toBe(400)
    expect(await count('admin_logs')).toBe(1)
    const undone = await begin('--undo', id).ended
    expect(undone).toMatchObject({ code: 0 })
    expect([await count('prompts'), await count('deleted_items')]).toEqual([0, 400])
  })

  it('says how to go on when it is stopped', async () => {
    const stopped = begin(await writeRows(400), '--yes')
    while ((await count('prompts')) === 0) await new Promise((next) => setTimeout(next, 20))
    stopped.kill('SIGINT')

    const { code, errors } = await stopped.ended
    expect(code).toBe(130)
    expect(errors).toMatch(/Stopped: \d+ of 400 rows are written\. Go on .* --resume \S+/)
  })

  it('reads a folder of markdown, and asks before it writes', async () => {
    await mkdir(join(folder, 'fiches', 'dessous'), { recursive: true })
    await writeFile(join(folder, 'fiches', 'un.md'), '---\ntitle: Un\n---\nTexte\n')
    await writeFile(join(folder, 'fiches', 'dessous', 'deux.md'), '# Deux\n\nTexte {nom}\n')

    const asked = await begin(join(folder, 'fiches')).ended
    expect(asked).toMatchObject({ code: 1, errors: 'Import 2 rows? Say so with --yes.\n' })
    expect(await count('prompts')).toBe(0)
    await begin(join(folder, 'fiches'), '--yes').ended
    const { rows } = await client.execute(
      'select titre, prompt, statut from prompts order by titre',
    )
    expect(rows.map((row) => [row['titre'], row['prompt'], row['statut']])).toEqual([
      ['Deux', 'Texte [nom]', 'brouillon'],
      ['Un', 'Texte', 'brouillon'],
    ])
  })

  it.each([
    [['rien.csv'], 'There is no '],
    [['--map', 'texte'], '--map needs COLUMN=FIELD, not texte.'],
    [['--map', 'autre=titre'], 'No column is called autre: titre, texte.'],
    [['--map', 'texte=autre'], 'No field is called autre: '],
    [['--placeholders', 'x'], 'No placeholders are called x: '],
    [['--as', 'x@example.org'], 'No account has the address x@example.org.'],
    [['--as', 'v@example.org'], 'v@example.org may not create items, or has not signed in yet.'],
  ])('refuses in a sentence: %j', async (args, sentence) => {
    const file = await writeRows(1)
    const all = args[0]?.startsWith('--') ? [file, '--yes', ...args] : args

    const { code, errors } = await begin(...all).ended

    expect(code).toBe(1)
    expect(errors).toContain(sentence)
    expect(await count('prompts')).toBe(0)
  })
})
