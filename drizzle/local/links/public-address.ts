import ipaddr from 'ipaddr.js'

/** All that IPv6 has given to the open internet; what is not in it leads to networks around this machine. */
const open = ipaddr.IPv6.parseCIDR('2000::/3')

/** Ordinary addresses that a hosting company answers inside its own network, where no registry lists them. */
const ofHosts = [
  // Azure's wire server: the configuration and the certificates of the machine that asks.
  '168.63.129.16/32',
  // The interfaces of Google Cloud, for machines inside it.
  '199.36.153.4/30',
  '199.36.153.8/30',
  // The name servers of Google Cloud, for machines inside it.
  '35.199.192.0/19',
  // The services of IBM Cloud, for machines inside it.
  '161.26.0.0/16',
  '166.8.0.0/14',
].map((range) => ipaddr.IPv4.parseCIDR(range))

/**
 * True for an address of the open internet: not this machine, not a private network, not reserved by IANA
 * (`range()` of the library) and not a tunnel to another address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv4) return !ofHosts.some((range) => parsed.match(range))
  return parsed.match(open) && !isTunnel(parsed)
}

/** ISATAP: the second half of the address names an IPv4 address, in any network. */
const isTunnel = ({ parts }: ipaddr.IPv6): boolean =>
  ((parts[4] ?? 0) & ~0x0300) === 0 && parts[5] === 0x5efe
