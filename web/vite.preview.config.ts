import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { cssTarget } from './vite.config.ts'

/**
 * The public application once more, for the preview of what an editor types (`web/entry-preview.tsx`):
 * built apart, so that the chunks of visitors know nothing of it.
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
    rolldownOptions: {
      input: { 'entry-preview': 'web/entry-preview.tsx' },
      output: {
        // The shell knows its name (`web/admin/frame/preview-shell.tsx`).
        entryFileNames: 'assets/preview/[name].js',
        chunkFileNames: 'assets/preview/[name]-[hash].js',
        assetFileNames: 'assets/preview/[name]-[hash][extname]',
      },
    },
  },
})
