import { sendSignIn, signInTo } from '#tests/support/calls/signed-in.ts'

import {
  addressOf,
  createAccounts,
  eachOf,
  password,
  type Site,
  workedToken,
  wrongPassword,
} from './sign-in-site.ts'

export const addresses = 1000
const triesOfEach = 10
export const ownSignIns = 100
/** Where the administrator is: a client may try no more than 60 times a minute. */
const homes = ['192.0.2.7', '192.0.2.8', '192.0.2.9']
const otherHome = '198.51.100.7'

export type LockOut = {
  statuses: Record<number, number>
  /** What strangers' browsers are told, the right password in hand. */
  stranger: number
  /** How many of a hundred sign-ins pass in the browser that signed in before. */
  passed: number
}

/** Strangers fail on one account until it is closed to them; its owner's browser goes on. */
export async function tryLockOut(site: Site): Promise<LockOut> {
  const [email = ''] = await createAccounts(site, 1)
  const account = { email, password }
  const cookie = (await signInTo(site, account))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const statuses: Record<number, number> = {}
  await eachOf(addresses * triesOfEach, 16, async (index) => {
    const address = addressOf(0x30_00_00 + (index % addresses))
    const token = await workedToken(site, address)
    const attempt = await sendSignIn(site, { email, password: wrongPassword }, token, address)
    await attempt.arrayBuffer()
    statuses[attempt.status] = (statuses[attempt.status] ?? 0) + 1
  })

  const stranger = await sendSignIn(site, account, await workedToken(site, otherHome), otherHome)
  let passed = 0
  for (let time = 0; time < ownSignIns; time += 1) {
    const home = homes[time % homes.length] ?? ''
    const response = await fetch(`${site.url}/api/trpc/auth.signIn`, {
      method: 'POST',
      headers: {
        'cf-connecting-ip': home,
        'content-type': 'application/json',
        cookie,
        origin: site.url,
        'x-app': '1',
      },
      body: JSON.stringify({ ...account, captchaToken: await workedToken(site, home) }),
    })
    await response.arrayBuffer()
    if (response.status === 200) passed += 1
  }
  return { statuses, stranger: stranger.status, passed }
}
