import * as fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, it } from 'vitest'

import { isPublicAddress } from '#drizzle/local/links/public-address.ts'

it.each([
  '8.8.8.8',
  '93.184.215.14',
  '172.15.255.255',
  '172.32.0.1',
  '168.63.129.15',
  '168.63.129.17',
  '192.0.1.1',
  '199.36.153.12',
  '2606:4700::6810:84e5',
  '2a00:1450:4007:80c::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '161.26.0.10',
  '166.11.255.1',
  '168.63.129.16',
  '169.254.0.23',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.1.1',
  '192.175.48.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '35.199.192.1',
  '199.36.153.4',
  '199.36.153.11',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:168.63.129.16',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2001:2::1',
  '2001:3::1',
  '2001:4:112::1',
  '2001:10::1',
  '2001:20::1',
  '2001:30::1',
  '2002:7f00:1::',
  '2002:a83f:8110::',
  '2620:4f:8000::1',
  '2a01::5efe:10.0.0.1',
  '2a01::200:5efe:10.0.0.1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:42::42',
  'fd00:ec2::254',
  'fd12:3456::1',
  'fd20:ce::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it('none that holds an IPv4 address within an IPv6 one is', () => {
  fc.assert(
    fc.property(fc.ipV4(), (ip) => {
      expect(isPublicAddress(`::ffff:${ip}`)).toBe(false)
      expect(isPublicAddress(`64:ff9b::${ip}`)).toBe(false)
      expect(isPublicAddress(`::${ip}`)).toBe(false)
      expect(isPublicAddress(`::ffff:0:${ip}`)).toBe(false)
      expect(isPublicAddress(`2a01::5efe:${ip}`)).toBe(false)
      const [high, low] = ipaddr.IPv6.parse(`::${ip}`).parts.slice(6)
      expect(isPublicAddress(`2002:${high?.toString(16)}:${low?.toString(16)}::1`)).toBe(false)
      expect(isPublicAddress(`2001:0:4136:e378:8000:63bf:${ip}`)).toBe(false)
    }),
  )
})
