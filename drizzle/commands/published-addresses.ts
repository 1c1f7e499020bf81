import { SetupError } from '#drizzle/local/setup-error.ts'

const ownMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** A database on another machine must be encrypted on its way and ask for a token. */
export function refuseOpenDatabase(address: string, token: string | undefined): void {
  if (isOnOwnMachine(address)) return
  refusePlain('DATABASE_URL', address)
  if (!token) {
    throw new SetupError(
      `Set DATABASE_AUTH_TOKEN: a database on another machine that asks for no token is open to everybody.`,
    )
  }
}

/** The site and the copy of its database must be reached over HTTPS, unless they are on this machine. */
export function refuseOpenAddresses(variables: Record<string, unknown>): void {
  const { SITE_ORIGIN, DATABASE_REPLICA_URL } = variables
  for (const [name, address] of Object.entries({ SITE_ORIGIN, DATABASE_REPLICA_URL })) {
    if (typeof address === 'string' && !isOnOwnMachine(address)) refusePlain(name, address)
  }
}

function isOnOwnMachine(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && ownMachine.test(url.hostname)
}

function refusePlain(name: string, address: string): void {
  if (URL.parse(address)?.protocol !== 'http:') return
  const encrypted = name === 'SITE_ORIGIN' ? 'https:' : 'https: or libsql:'
  throw new SetupError(
    `${name} is ${address}: what travels to another machine must be encrypted, so use ${encrypted}.`,
  )
}
