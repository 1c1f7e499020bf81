import type { Client } from '@libsql/client/web'

/** A client that does one thing in its own way, and everything else as the one it stands before. */
export function clientWith(
  client: Client,
  name: 'batch' | 'execute',
  method: (...args: never[]) => Promise<unknown>,
): Client {
  return new Proxy(client, {
    get(target, property) {
      if (property === name) return method
      const member: unknown = Reflect.get(target, property, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
