import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: 'web/public',
  // The browsers that know light-dark(): for older ones it would be rewritten into a larger fallback.
  build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
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
  ],
  environments: {
    client: {
      build: {
        // A fixed name for the one file the server has to know; every other file is hashed.
        rollupOptions: {
          input: 'web/entry-client.tsx',
          output: { entryFileNames: 'assets/[name].js' },
        },
      },
    },
  },
})
