import { describe, expect, it } from 'vitest'

import { testGate } from '#tests/support/site/gate.ts'
import { createSecurityChecks } from '#worker/http/security-checks.ts'

import { siteOrigin } from './test-app.ts'

/** Counts names as the limiter's objects do. */
function counter() {
  const names = new Set<string>()
  return async (name: string) => {
    const isFirst = !names.has(name)
    names.add(name)
    return isFirst
  }
}

const healthy = () => ({
  siteOrigin,
  openSession: testGate({ origin: siteOrigin }).openSession,
  firstUse: counter(),
})

const states = async (protections: Parameters<typeof createSecurityChecks>[0]) => {
  const checks = await createSecurityChecks(protections)()
  return Object.fromEntries(checks.map(({ label, etat }) => [label, etat]))
}

const allActive = {
  'Authentification sécurisée': 'actif',
  'Limitation de débit': 'actif',
  'En-têtes de sécurité': 'actif',
  'Nettoyage des saisies': 'actif',
}

describe('the list of protections (R161)', () => {
  it('is all active on a site that is well', async () => {
    expect(await states(healthy())).toEqual(allActive)
  })

  it('is all active on the machine of a developer', async () => {
    const origin = 'http://localhost:8787'
    const { openSession } = testGate({ origin })

    expect(await states({ ...healthy(), siteOrigin: origin, openSession })).toEqual(allActive)
  })

  it('asks to look at a site without HTTPS', async () => {
    expect(await states({ ...healthy(), siteOrigin: 'http://exemple.test' })).toEqual({
      ...allActive,
      'Authentification sécurisée': 'a-verifier',
    })
  })

  it.each([
    ['does not answer', () => Promise.reject(new Error('down'))],
    ['lets everything pass', () => Promise.resolve(true)],
    ['refuses everything', () => Promise.resolve(false)],
  ])('asks to look at a limiter that %s', async (_fault, firstUse) => {
    expect(await states({ ...healthy(), firstUse })).toEqual({
      ...allActive,
      'Limitation de débit': 'a-verifier',
    })
  })

  it('asks to look at sessions that are not recognised', async () => {
    const { openSession } = testGate({ origin: siteOrigin })
    const forgetful: typeof openSession = (exchange) => ({
      ...openSession(exchange),
      presented: async () => null,
    })

    expect(await states({ ...healthy(), openSession: forgetful })).toEqual({
      ...allActive,
      'Authentification sécurisée': 'a-verifier',
    })
  })
})
