import { describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

import { planCron } from '#shared/planning/plan.ts'
import type { Bindings } from '#worker/isolate.ts'
import { RateLimiter } from '#worker/limits/rate-limiter-object.ts'
import { PageSnapshot } from '#worker/page-cache/page-snapshot.ts'

/**
 * Every name that the code knows of the platform, and what is bound to it: one more, or one less, does not
 * compile.
 */
const bound: Record<Exclude<keyof Bindings, 'DISK' | 'LINKS'>, string> = {
  RATE_LIMITER: RateLimiter.name,
  PAGE_SNAPSHOT: PageSnapshot.name,
  ASSETS: 'files',
}

describe.each(['production', undefined])('the Worker of the environment %s', (env) => {
  const config = readConfig({ config: 'wrangler.toml', env })

  it('binds what its code asks for', () => {
    const names: Record<string, string> = { [config.assets?.binding ?? '']: 'files' }
    for (const { name, class_name } of config.durable_objects.bindings) names[name] = class_name

    expect(names).toEqual(bound)
  })

  it('is ended where one request would hold it for ever', () => {
    expect(config.limits?.cpu_ms).toBeGreaterThan(0)
    expect(config.limits?.cpu_ms).toBeLessThanOrEqual(10_000)
  })

  it('carries out what is planned every few minutes, and what is past its time every night', () => {
    expect(config.triggers.crons).toEqual([planCron, expect.stringMatching(/^\d+ \d+ \* \* \*$/)])
  })

  it('has its own log, and none of every visitor’s address and query string', () => {
    expect(config.observability).toMatchObject({
      enabled: true,
      logs: { enabled: true, invocation_logs: false },
    })
  })
})
