import { describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

import { refuseOpenAddresses, refuseOpenDatabase } from '#drizzle/commands/published-addresses.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

describe('the addresses of a site that is about to be published', () => {
  it.each([
    ['SITE_ORIGIN', 'http://promptotheque.example.org'],
    ['SITE_ORIGIN', 'http://localhost.example.org'],
    ['DATABASE_REPLICA_URL', 'http://replica.example.org'],
    ['DATABASE_REPLICA_URL', 'http://127.0.0.1.example.org'],
  ])('are refused where %s is %s, unencrypted', (name, address) => {
    expect(() => refuseOpenAddresses({ [name]: address })).toThrow(
      `${name} is ${address}: what travels to another machine must be encrypted`,
    )
  })

  it.each([
    {},
    { SITE_ORIGIN: 'https://promptotheque.example.org' },
    { SITE_ORIGIN: 'http://localhost:8787', DATABASE_REPLICA_URL: 'http://127.0.0.1:8081' },
    { DATABASE_REPLICA_URL: 'libsql://replica.example.org' },
  ])('are taken where they are encrypted, or of one machine: %j', (variables) => {
    expect(() => refuseOpenAddresses(variables)).not.toThrow()
  })

  it.each([
    ['http://database.example', 'token', /^DATABASE_URL is http:.* must be encrypted/],
    ['http://127.0.0.1.example', 'token', /^DATABASE_URL is http:.* must be encrypted/],
    ['https://database.example', undefined, /^Set DATABASE_AUTH_TOKEN/],
    ['libsql://database.example', undefined, /^Set DATABASE_AUTH_TOKEN/],
  ])('are refused where the database is %s and its token %s', (address, token, sentence) => {
    expect(() => refuseOpenDatabase(address, token)).toThrow(sentence)
  })

  it('are encrypted in the configuration that is deployed', () => {
    const { vars } = readConfig({ config: projectPath('wrangler.toml'), env: 'production' })

    expect(vars).toMatchObject({
      SITE_ORIGIN: expect.stringMatching(/^https:/) as unknown,
      DATABASE_URL: expect.stringMatching(/^(?:https|libsql):/) as unknown,
    })
    expect(() => refuseOpenAddresses(vars)).not.toThrow()
  })

  it('hold no secret there: those are set at the platform', () => {
    const { vars } = readConfig({ config: projectPath('wrangler.toml'), env: 'production' })
    const local = readConfig({ config: projectPath('wrangler.toml') }).vars

    for (const name of [...Object.keys(vars), ...Object.keys(local)]) {
      expect(name).not.toMatch(/SECRET|PEPPER|TOKEN|PASSWORD|KEY$/)
    }
  })
})
