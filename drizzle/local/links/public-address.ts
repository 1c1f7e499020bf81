import ipaddr from 'ipaddr.js'

/** All that IPv6 has given to the open internet; what is not in it leads to networks around this machine. */
const open = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is one of the open internet: not this machine, no network around it, nothing reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(open))
}
