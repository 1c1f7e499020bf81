import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The browsers that know light-dark(): for older ones it would be rewritten into a larger fallback.
 * Both builds write the stylesheet, and the same bytes get the same name.
 */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120']

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
