import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Client } from '@libsql/client/web'

import type { TableEntry } from '#drizzle/backup/backup-format.ts'
import { readApplied, readMigrations } from '#drizzle/backup/tables/applied-migrations.ts'
import { schemaAfter } from '#drizzle/backup/tables/schema-at.ts'
import { tallyTables } from '#drizzle/backup/tables/table-rows.ts'
import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'

export const secrets = {
  BACKUP_PASSPHRASE: 'une phrase assez longue',
  PASSWORD_PEPPER: 'p'.repeat(32),
  SESSION_SECRETS: `k1:${'s'.repeat(32)}`,
  CLIENT_KEY_SECRET: 'c'.repeat(32),
}

type Outcome = { code: unknown; output: string; errors: string }

/** A database on a server of its own, as `DATABASE_URL` names one, and the commands run on it. */
export type Place = {
  client: Client
  folder: string
  /** The files of its backups, the oldest first. */
  backups: () => Promise<string[]>
  backup: (args?: string[], environment?: Record<string, string>) => Promise<Outcome>
  restore: (args: string[], environment?: Record<string, string>) => Promise<Outcome>
  export: (...args: string[]) => Promise<Outcome>
  /** A command that runs, to be ended as Ctrl-C does. */
  begin: (...command: string[]) => { interrupt: () => void; ended: Promise<Outcome> }
  /** Rows and hash of every table that a backup holds. */
  tables: () => Promise<TableEntry[]>
  remove: () => Promise<void>
}

export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'place-'))
  const { url, authToken, stop } = await startLocalServer(join(folder, 'database'))
  const client = openClient(url, authToken)
  const environment = {
    ...secrets,
    DATABASE_URL: url,
    DATABASE_AUTH_TOKEN: authToken ?? '',
    DATA_DIR: folder,
  }
  return {
    client,
    folder,
    backups: async () => {
      const names: string[] = await readdir(join(folder, 'backups')).catch(() => [])
      return names.toSorted().map((name) => join(folder, 'backups', name))
    },
    backup: (args = [], others = {}) =>
      begin(['backup', ...args], { ...environment, ...others }).ended,
    export: (...args) => begin(['export', ...args], environment, 'export').ended,
    restore: (args, others) => begin(['restore', ...args], { ...environment, ...others }).ended,
    begin: (...command) => begin(command, environment),
    tables: async () =>
      tallyTables(client, schemaAfter(await readApplied(client, await readMigrations())).kept),
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The same with the starting content, an account with a session, and what triggers kept of changes. */
export async function openFilledPlace(): Promise<Place> {
  const place = await openPlace()
  await applyMigrations(place.client)
  await seedDatabase(place.client)
  const at = '2026-01-01T00:00:00.000Z'
  await place.client.batch(
    [
      `INSERT INTO users (id, email, password_hash, created_at) VALUES ('u', 'u@example.org', 'h', '${at}')`,
      `INSERT INTO user_roles (id, user_id, role, granted_at) VALUES ('r', 'u', 'admin', '${at}')`,
      `INSERT INTO admin_logs (id, action, table_name, record_id, created_at) VALUES ('l', 'user.invite', 'users', 'u', '${at}')`,
      `UPDATE site_settings SET value = '"Un autre nom"' WHERE key = 'site_name'`,
      `UPDATE prompts SET titre = 'Ligne\u2028suivante « été » 👋' WHERE rowid = 2`,
      'DELETE FROM gpts WHERE rowid = 3',
    ],
    'write',
  )
  return place
}

function begin(
  [command = '', ...args]: string[],
  environment: Record<string, string>,
  folder = 'backup',
) {
  const started = spawn(process.execPath, [`drizzle/${folder}/${command}.ts`, ...args], {
    cwd: projectPath(),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  started.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return {
    interrupt: () => started.kill('SIGINT'),
    ended: once(started, 'close').then(([code]: unknown[]) => ({ code, output, errors })),
  }
}
