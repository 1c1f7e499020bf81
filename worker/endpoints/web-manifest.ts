import type { Handler } from 'hono'

import { themeColours } from '#shared/addresses/machine-paths.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a telephone needs to put the site among its applications. */
export const webManifest: Handler<RequestEnv> = async (c) => {
  const { site_name, site_description } = await getSiteSettings(c.var.context.db)
  const manifest = {
    id: '/',
    name: site_name,
    short_name: site_name,
    description: site_description,
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Prompts', url: '/prompts' },
      { name: 'GPT', url: '/gpts' },
      { name: 'Rechercher', url: '/recherche' },
    ],
  }
  return c.body(JSON.stringify(manifest, null, 2), 200, {
    'content-type': 'application/manifest+json; charset=utf-8',
  })
}
