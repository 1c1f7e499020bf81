import type { Plugin, PluginOption } from 'vite'
import { describe, expect, it } from 'vitest'

import adminConfig from '#web/vite.admin.config.ts'
import siteConfig from '#web/vite.config.ts'

/** The plugins of others may find what they bring themselves. */
const ofPackages = /^(vite:|vite-plugin-cloudflare|@tailwindcss\/|tanstack|unplugin)/

describe.each([
  ['the site', siteConfig],
  ['the administration', adminConfig],
])('the build of %s', (_name, config) => {
  it('replaces no module of a library', async () => {
    const own = (await flat(config.plugins)).filter(({ name }) => !ofPackages.test(name))

    expect(config.resolve?.alias).toBeUndefined()
    expect(own.filter(({ resolveId, load, transform }) => resolveId ?? load ?? transform)).toEqual(
      [],
    )
  })

  it('claims of no package what the package does not', () => {
    const builds = [config.build, ...Object.values(config.environments ?? {}).map((e) => e.build)]

    expect(builds.map((build) => build?.rolldownOptions?.treeshake)).toEqual(
      builds.map(() => undefined),
    )
  })
})

async function flat(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option
  if (!plugin) return []
  return Array.isArray(plugin) ? (await Promise.all(plugin.map(flat))).flat() : [plugin]
}
