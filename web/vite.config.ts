import { env } from 'node:process'

import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync } from 'vite'

/**
 * The browsers that know light-dark(): for older ones it would be rewritten into a larger fallback.
 * Both builds write the stylesheet, and the same bytes get the same name.
 */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120']

const routersLinkId = '\0no-router-link'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'web/routes',
      generatedRouteTree: 'web/route-tree.gen.ts',
      quoteStyle: 'single',
      autoCodeSplitting: true,
    }),
    react(),
    tailwindcss(),
    {
      name: 'without-the-routers-link',
      apply: 'build',
      enforce: 'pre',
      // Every route of the router brings its link along, 1.8 kB for every visitor; public pages have their
      // own (web/navigation/page-link.tsx). The linter refuses to import what is missing.
      resolveId: (source, importer) =>
        source === './link.js' && importer?.includes('/@tanstack/react-router/')
          ? routersLinkId
          : undefined,
      load: (id) =>
        id === routersLinkId
          ? 'export const Link = null, createLink = null, linkOptions = null, useLinkProps = null'
          : undefined,
    },
    {
      name: 'small-boot-script',
      apply: 'build',
      // It blocks every page, and files that are asked for by address are left as they are.
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.names.includes('boot.js')) continue
          file.source = minifySync('boot.js', String(file.source)).code
        }
      },
    },
    cloudflare({
      configPath: 'wrangler.toml',
      inspectorPort: false,
      config: (worker) => {
        // wrangler.toml describes the build; this makes it.
        worker.main = 'worker/index.ts'
        worker.rules = []
        delete worker.no_bundle
        delete worker.find_additional_modules
        delete worker.base_dir
        worker.build = { watch_dir: './src' }
        // Else the build would hold a copy of the secrets beside it, readable by everybody.
        delete worker.configPath
        // `npm run dev` keeps its secrets in a file of its own.
        worker.userConfigPath = env.SECRETS_FILE ?? worker.userConfigPath
      },
    }),
    {
      name: 'small-and-one-stylesheet',
      configEnvironment(_name, environment) {
        // Assigned and not returned: what is returned is added to the Worker plugin's own target.
        environment.build = {
          ...environment.build,
          cssMinify: 'lightningcss',
          cssTarget,
          // The Worker too: a new isolate reads half as much. Its traces are mapped by the platform.
          minify: true,
        }
      },
    },
  ],
  worker: { format: 'es' },
  // Pages require this header of their workers. The build sends it by `web/public/_headers`.
  server: { headers: { 'Cross-Origin-Embedder-Policy': 'require-corp' } },
  environments: {
    client: {
      build: {
        // Without the lists of what each chunk imports, a kilobyte of every page: the router fetches the
        // chunk of a link ahead of its click.
        modulePreload: false,
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          // @trpc/client does not declare `sideEffects`: every visitor would load its WebSocket client.
          treeshake: {
            moduleSideEffects: [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }],
          },
          output: {
            // A fixed name for the one file the server has to know; every other file is hashed.
            entryFileNames: 'assets/[name].js',
            // What every page runs travels together: fewer requests, and gzip sees it whole. A
            // release changes `site` and leaves `packages` alone.
            codeSplitting: {
              groups: [
                { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 2 },
                // The entry stays small: it is the one file that is asked for again.
                { name: 'site', tags: ['$initial'], test: /^(?!.*entry-client)/, priority: 1 },
                { name: 'shared', minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
})
