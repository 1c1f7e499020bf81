import type { Client } from '@libsql/client/web'

import { createAdmin, resetPassword, revokeSessions } from '#drizzle/accounts/admin-accounts.ts'
import { type Pepper, readPeppers } from '#drizzle/accounts/password-hash.ts'
import { connectDatabase } from '#drizzle/local/database-client.ts'
import { readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'
import { print } from '#drizzle/local/terminal/output.ts'
import { emailSchema } from '#shared/access/sign-in.ts'
import { adminRoot } from '#shared/addresses/admin-screens.ts'

import { openChosenDatabase } from './chosen-database.ts'
import { readOptions } from './command-options.ts'
import { applyMigrations } from './migrate.ts'
import { findSite } from './running-database.ts'

const usage = `Say what to do, and for whom:
  npm run admin -- create --email name@example.org [--force]   makes an administrator
  npm run admin -- reset --email name@example.org              gives a new one-time password, and removes the second factors
  npm run admin -- sessions --revoke --email name@example.org  ends every session`

await runCommand(async () => {
  const request = readRequest(process.argv.slice(2))
  await withDatabase((client, pepper, site) => run(client, pepper, { ...request, site }))
})

type Request = { command: string; email: string; force: boolean; revoke: boolean }

function readRequest(args: string[]): Request {
  const { positionals, values } = parse(args)
  const [command = ''] = positionals
  const isKnown = ['create', 'reset', 'sessions'].includes(command) && positionals.length === 1
  if (!isKnown || values.email === undefined) throw new SetupError(usage)
  if (command === 'sessions' && !values.revoke) throw new SetupError(usage)
  const email = emailSchema.safeParse(values.email).data
  if (email === undefined) throw new SetupError(`${values.email} is not an e-mail address.`)
  return { command, email, force: values.force, revoke: values.revoke }
}

function parse(args: string[]) {
  return readOptions(
    {
      args,
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        force: { type: 'boolean', default: false },
        revoke: { type: 'boolean', default: false },
      },
    },
    usage,
  )
}

async function run(
  client: Client,
  pepper: Pepper,
  { command, email, force, site }: Request & { site: string },
): Promise<void> {
  if (command === 'sessions') {
    print(`Ended ${await revokeSessions(client, email)} sessions of ${email}.`)
    return
  }
  const password =
    command === 'create'
      ? await createAdmin(client, { email, pepper, isFurther: force })
      : await resetPassword(client, { email, pepper })
  print(`One-time password of ${email}: ${password}`)
  if (command === 'reset') {
    print('Its passkeys, one-time codes and recovery codes were removed.')
  }
  print('It is shown once, holds for 24 hours, and must be replaced at the first sign-in.')
  print(`Sign in at ${site}${adminRoot}`)
}

type Work = (client: Client, pepper: Pepper, site: string) => Promise<void>

/** On the chosen database, with where its site is, as far as that is known. */
async function withDatabase(work: Work): Promise<void> {
  const database = await openChosenDatabase()
  const { dataFolder, url, authToken } = database
  try {
    const [pepper] = readPeppers(await readPepperText(dataFolder))
    const client = await connectDatabase(url, authToken)
    await applyMigrations(client, { withRemovals: false })
    await work(client, pepper, await siteOf(dataFolder))
  } finally {
    await database.stop()
  }
}

/** The secret of the site that uses the database. */
async function readPepperText(dataFolder: string | undefined): Promise<string> {
  if (dataFolder !== undefined) return (await readLocalSecrets(dataFolder)).PASSWORD_PEPPER
  const { PASSWORD_PEPPER } = process.env
  if (PASSWORD_PEPPER) return PASSWORD_PEPPER
  throw new SetupError(
    'Set PASSWORD_PEPPER to the secret of the site that uses this database: without it nobody could sign in.',
  )
}

async function siteOf(dataFolder: string | undefined): Promise<string> {
  if (dataFolder !== undefined) return findSite(dataFolder)
  return process.env.SITE_ORIGIN ?? 'the address of your site, '
}
