const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`)
const ipv6Characters = /^[\da-f:.]+$/i

/**
 * What stands for a client: the whole IPv4 address, or the /64 of an IPv6 one, which is what a
 * subscriber gets. Every spelling of one prefix gives the same text. Whoever
 * comes without an address that can be read shares the one client `unknown`.
 */
export function clientPrefix(address: string | undefined): string {
  if (address === undefined) return 'unknown'
  if (ipv4.test(address)) return address
  const groups = ipv6Groups(address)
  if (!groups) return 'unknown'
  return mappedIpv4(groups) ?? groups.slice(0, 4).join(':')
}

/** A network and no person: /24 of an IPv4 address, /48 of an IPv6 one. */
export function clientNetwork(address: string | undefined): string {
  const prefix = clientPrefix(address)
  if (ipv4.test(prefix)) return prefix.replace(/(?<!\d)\d+$/, '0')
  return prefix.includes(':') ? `${prefix.split(':').slice(0, 3).join(':')}::` : prefix
}

/** The eight groups of an IPv6 address, as the platform's own parser reads it. */
function ipv6Groups(address: string): string[] | undefined {
  if (!ipv6Characters.test(address)) return undefined
  const url = URL.parse(`http://[${address}]/`)
  if (!url) return undefined
  const [head = '', tail] = url.hostname.slice(1, -1).split('::')
  const left = groupsOf(head)
  if (tail === undefined) return left
  const right = groupsOf(tail)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
}

/** `::ffff:a.b.c.d` is how an IPv6 socket names an IPv4 client. */
function mappedIpv4(groups: string[]): string | undefined {
  const [high = '', low = ''] = groups.slice(6)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))
