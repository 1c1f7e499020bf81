import { expect, it } from 'vitest'

import { resolveName } from '#drizzle/local/links/resolve-name.ts'

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
const unknown = failing('ENOTFOUND')
const none = failing('ENODATA')
const giving = (address: string) => () => Promise.resolve([address])
const known = () => Promise.resolve({})

it('has the addresses of either kind', async () => {
  const server = {
    resolve4: giving('192.0.2.1'),
    resolve6: giving('2001:db8::1'),
    resolveSoa: known,
  }

  expect(await resolveName('site.example', server)).toEqual(['192.0.2.1', '2001:db8::1'])
  expect(await resolveName('site.example', { ...server, resolve4: none })).toEqual(['2001:db8::1'])
})

it('takes an address for its own', async () => {
  expect(await resolveName('127.0.0.1')).toEqual(['127.0.0.1'])
  expect(await resolveName('::1')).toEqual(['::1'])
})

it('says that a name is gone where its servers know it no more, and those of its kind', async () => {
  const asked: string[] = []
  const resolveSoa = async (name: string) => void asked.push(name)

  expect(
    await resolveName('gone.example.fr.', { resolve4: unknown, resolve6: unknown, resolveSoa }),
  ).toBeNull()
  expect(asked).toEqual(['fr'])
})

it.each([
  ['that knows no name at all', unknown, unknown, unknown],
  ['that has no address of it', none, none, known],
  ['that knows it in part', unknown, none, known],
  ['that does not answer', failing('ETIMEOUT'), failing('ECONNREFUSED'), known],
])('says nothing by a server %s', async (_what, resolve4, resolve6, resolveSoa) => {
  await expect(
    resolveName('site.example', { resolve4, resolve6, resolveSoa }),
  ).rejects.toBeInstanceOf(Error)
})
