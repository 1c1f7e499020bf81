import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** The addresses of a name; null where there is no such name. Fails where nobody knows. */
export type Resolve = (name: string) => Promise<string[] | null>

type NameServer = {
  resolve4: (name: string) => Promise<string[]>
  resolve6: (name: string) => Promise<string[]>
  resolveSoa: (name: string) => Promise<unknown>
}

/**
 * Asks the name servers themselves: what the system says besides, of names that this machine alone knows,
 * is no link of a visitor's, and it does not tell a name that is gone from one that it could not look up.
 */
export async function resolveName(
  name: string,
  server: NameServer = new Resolver({ timeout: 1500, tries: 2 }),
): Promise<string[] | null> {
  if (isIP(name) !== 0) return [name]
  const found = await Promise.allSettled([server.resolve4(name), server.resolve6(name)])
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  if (addresses.length > 0) return addresses
  if (!found.every((one) => one.status === 'rejected' && isUnknownName(one.reason))) {
    throw new Error(`${name} has no address`)
  }
  // Without the internet some servers know no name at all, and say of each that it is gone.
  await server.resolveSoa(name.replace(/\.$/, '').split('.').at(-1) ?? name)
  return null
}

const isUnknownName = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOTFOUND'
