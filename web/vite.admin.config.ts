import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { cssTarget } from './vite.config.ts'

/**
 * The administration, built apart and after the public site: no chunk is shared, so no byte of the one
 * reaches the pages of the other. Its entry and its style have fixed names, which the shell knows
 * (`web/admin/frame/shell.tsx`).
 */
export default defineConfig({
  publicDir: false,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    cssTarget,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { 'entry-admin': 'web/entry-admin.tsx' },
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/admin/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/entry-admin.css'
            : 'assets/admin/[name]-[hash][extname]',
      },
    },
  },
})
