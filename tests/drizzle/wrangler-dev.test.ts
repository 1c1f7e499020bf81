/** @module-tag prove */

import { execFileSync } from 'node:child_process'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { freePort } from '#drizzle/local/free-port.ts'
import { readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import { readSecretsFile } from '#drizzle/local/secrets-file.ts'
import { type CleanCopy, makeCleanCopy } from '#tests/support/site/clean-copy.ts'

const longTimeoutMs = 300_000
const source = 'web/features/legal/terms-of-use.tsx'

let copy: CleanCopy
const ports = { database: 0, site: 0 }

beforeAll(async () => {
  copy = await makeCleanCopy()
  ports.database = await freePort()
  ports.site = await freePort()
})

afterEach(() => copy.interruptAll())

afterAll(() => copy.remove())

it(
  'a clean copy is served by the two commands of the README, and follows sources and database',
  async () => {
    const database = await startDatabase()
    const wrangler = await startWrangler()

    expect(await ask('/')).toMatchObject({ status: 200, body: expect.stringContaining('<h1') })
    expect((await ask('/prompts')).status).toBe(200)
    const { body } = await ask('/prompt/brief-contenu-redacteur')
    expect(body).toContain('<h1')
    const asset = /\/assets\/public-[\w-]+\.css/.exec(body)?.[0] ?? ''
    expect((await ask(asset)).status).toBe(200)
    expect(await exposedSecrets()).toEqual([])
    expect((await stat(join(copy.folder, '.dev.vars'))).mode & 0o777).toBe(0o600)

    const text = await readFile(join(copy.folder, source), 'utf8')
    await writeFile(join(copy.folder, source), text.replace('title="', 'title="Essai : '))
    await until(async () => (await ask('/cgu')).body.includes('Essai : '))

    await writeFile(join(copy.folder, source), `${text}const broken = (`)
    await until(() => wrangler.output().includes('The build before this one is still served.'))
    expect((await ask('/cgu')).status).toBe(200)

    await database.interrupt()
    expect(await ask('/cgu')).toMatchObject({
      status: 503,
      body: expect.stringContaining(
        `La base de données http://127.0.0.1:${ports.database} ne répond pas : lancez « npm run db »`,
      ),
    })
    await until(() => wrangler.output().includes('In another terminal: npm run db'))
    expect(wrangler.output()).not.toContain('ZodError')

    const again = await startDatabase()
    expect(again.output()).not.toContain('Loaded the starting content')
    expect((await ask('/cgu')).status).toBe(200)
    await wrangler.interrupt()
    await writeFile(join(copy.folder, source), text)
  },
  longTimeoutMs,
)

it(
  'wrangler that is started first waits for the database, with what the developer set',
  async () => {
    const own = `# Mine\nDATABASE_URL=http://127.0.0.1:${ports.database}\nPASSWORD_PEPPER=${'p'.repeat(32)}\n`
    await writeFile(join(copy.folder, '.dev.vars'), own)

    const wrangler = await startWrangler()
    const before = await ask('/')
    await startDatabase()
    const after = await ask('/')
    const completed = await readFile(join(copy.folder, '.dev.vars'), 'utf8')

    expect(before.status).toBe(503)
    expect(wrangler.output()).toContain(
      `No database answers at http://127.0.0.1:${ports.database} yet. In another terminal: npm run db`,
    )
    expect(after.status).toBe(200)
    expect(completed.startsWith(own)).toBe(true)
  },
  longTimeoutMs,
)

it(
  'a value that the site refuses is named in the terminal and on the page, with where to mend it',
  async () => {
    await writeFile(
      join(copy.folder, '.dev.vars'),
      'SITE_ORIGIN=localhost\nPASSWORD_PEPPER=court\n',
    )

    const wrangler = await startWrangler()
    const { status, body } = await ask('/')

    expect(status).toBe(503)
    expect(body).toContain(
      '<h1>La configuration du site est à corriger dans .dev.vars ou wrangler.toml : SITE_ORIGIN (valeur refusée) et PASSWORD_PEPPER (valeur refusée).</h1>',
    )
    await until(() => wrangler.output().includes('SITE_ORIGIN is wrong: Invalid URL'))
    expect(wrangler.output()).not.toMatch(/ZodError|"stack"/)
    await rm(join(copy.folder, '.dev.vars'))
  },
  longTimeoutMs,
)

it(
  'npm start shares the database and the secrets, hides them, and outlives a new build',
  async () => {
    const database = await startDatabase()
    const variables = { PORT: String(ports.site) }
    const refused = copy.start('npm start', variables)
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(
      /is in use by process \d+ \(npm start, npm run dev or npm run db\)/,
    )
    await database.interrupt()

    const site = copy.start('npm start', variables)
    await until(() => site.output().includes('Ready: '))
    expect(await exposedSecrets()).toEqual([])
    await rm(join(copy.folder, 'dist'), { recursive: true })
    const { status, body } = await ask('/prompts')
    const asset = /\/assets\/public-[\w-]+\.css/.exec(body)?.[0] ?? ''

    expect([status, (await ask(asset)).status]).toEqual([200, 200])
    expect(site.output()).toContain('The database is up to date')
  },
  longTimeoutMs,
)

async function startDatabase() {
  const database = copy.start('npm run db', { PORT: String(ports.database) })
  await until(() => database.output().includes('Now, in another terminal: npx wrangler dev'))
  return database
}

async function startWrangler() {
  const wrangler = copy.start(`npx wrangler dev --port=${ports.site}`)
  await until(() => wrangler.output().includes(`Ready on http://localhost:${ports.site}`))
  return wrangler
}

/** The secrets of the copy that stand on a command line of the machine. */
async function exposedSecrets(): Promise<string[]> {
  const made = await readLocalSecrets(join(copy.folder, '.data'))
  const given = await readSecretsFile(join(copy.folder, '.dev.vars'))
  const secrets = Object.entries({ ...made, ...given }).filter(([name]) => name in made)
  const lines = readCommandLines()
  expect(lines).toContain('workerd serve')
  return secrets.flatMap(([name, value]) => (value && lines.includes(value) ? [name] : []))
}

async function ask(path: string): Promise<{ status: number; body: string }> {
  const response = await fetch(`http://localhost:${ports.site}${path}`)
  return { status: response.status, body: await response.text() }
}

const until = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitFor(async () => expect(await isSo()).toBe(true), { timeout: 120_000, interval: 100 })

/** The command line of every process of the machine, as every user of it may read them. */
const readCommandLines = (): string =>
  execFileSync('ps', ['-eww', '-o', 'args='], { encoding: 'utf8', maxBuffer: 100_000_000 })
