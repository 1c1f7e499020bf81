import { fileURLToPath } from 'node:url'

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

const textRenderer = fileURLToPath(
  new URL(
    '../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    import.meta.url,
  ),
)
const routerLinkId = '\0no-router-link'

export default defineConfig({
  publicDir: 'web/public',
  resolve: {
    // The router's store asks for the form that brings along what React has had since version 18.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
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
      name: 'without-what-nothing-uses',
      apply: 'build',
      enforce: 'pre',
      resolveId(source, importer) {
        // Every route brings the router's own link along, which no page here uses (`PageLink`).
        const isRouters = importer?.includes('/@tanstack/react-router/')
        if (source === './link.js' && isRouters) return routerLinkId
        // React's server brings along what renders to streams, as large as what renders to a text.
        return source === 'react-dom/server' ? textRenderer : undefined
      },
      load: (id) =>
        id === routerLinkId
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
    cloudflare({ configPath: 'wrangler.toml', inspectorPort: false }),
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
  environments: {
    client: {
      build: {
        // Without the lists of what each chunk imports, a kilobyte of every page: the router fetches the
        // chunk of a link ahead of its click.
        modulePreload: false,
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          // No package here does anything by being imported, though not every one says so, nor does what
          // is shared: a schema that only the server reads would bring all of zod along.
          treeshake: {
            moduleSideEffects: [{ test: /node_modules|\/shared\//, sideEffects: false }],
            propertyReadSideEffects: false,
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
                { name: 'shared', minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
  },
})
