import { readFile } from 'node:fs/promises'

import type { Plugin, PluginOption } from 'vite'
import { describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import adminConfig from '#web/vite.admin.config.ts'
import siteConfig from '#web/vite.config.ts'

/** The plugins of others may find what they bring themselves. */
const ofPackages = /^(vite:|vite-plugin-cloudflare|@tailwindcss\/|tanstack|unplugin)/

/** What it leaves out cannot be imported: `.oxlintrc.json` refuses each of its names. */
const withoutLink = 'without-the-routers-link'

it('leaves out of the router what the linter refuses to import, and nothing else', async () => {
  const plugin = (await flat(siteConfig.plugins)).find(({ name }) => name === withoutLink)
  const load = plugin?.load
  const stub =
    typeof load === 'function' ? String(Reflect.apply(load, undefined, ['\0no-router-link'])) : ''
  const left = [...stub.matchAll(/(\w+) = null/g)].map(([, name]) => name)
  const lint = await readFile(projectPath('.oxlintrc.json'), 'utf8')

  expect(left).toEqual(['Link', 'createLink', 'linkOptions', 'useLinkProps'])
  expect(lint.replaceAll(/\s+/g, ' ')).toContain(
    `"name": "@tanstack/react-router", "importNames": [${left.map((name) => `"${name}"`).join(', ')}]`,
  )
})

describe.each([
  ['the site', siteConfig],
  ['the administration', adminConfig],
])('the build of %s', (_name, config) => {
  it('puts nothing in the place of a module of a library, but for the link that lint refuses', async () => {
    const own = (await flat(config.plugins)).filter(
      ({ name }) => !ofPackages.test(name) && name !== withoutLink,
    )

    expect(config.resolve?.alias).toBeUndefined()
    expect(own.filter(({ resolveId, load, transform }) => resolveId ?? load ?? transform)).toEqual(
      [],
    )
  })

  it('declares only the tRPC client free of side effects, which declares nothing itself', async () => {
    const builds = [config.build, ...Object.values(config.environments ?? {}).map((e) => e.build)]
    const claims = builds.flatMap((build) => build?.rolldownOptions?.treeshake ?? [])
    const trpc = [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }]
    const manifest = await readFile(projectPath('node_modules/@trpc/client/package.json'), 'utf8')

    expect(claims).toEqual(config === siteConfig ? [{ moduleSideEffects: trpc }] : [])
    expect(JSON.parse(manifest)).not.toHaveProperty('sideEffects')
  })
})

async function flat(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option
  if (!plugin) return []
  return Array.isArray(plugin) ? (await Promise.all(plugin.map(flat))).flat() : [plugin]
}
