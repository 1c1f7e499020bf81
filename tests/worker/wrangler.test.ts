import { describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

describe.each(['production', undefined])('the Worker of the environment %s', (env) => {
  const config = readConfig({ config: 'wrangler.toml', env })

  it('is ended where one request would hold it for ever', () => {
    expect(config.limits?.cpu_ms).toBeGreaterThan(0)
    expect(config.limits?.cpu_ms).toBeLessThanOrEqual(10_000)
  })

  it('has its own log, and none of every visitor’s address and query string', () => {
    expect(config.observability).toMatchObject({
      enabled: true,
      logs: { enabled: true, invocation_logs: false },
    })
  })
})
