import { existsSync, readdirSync } from 'node:fs'
import { env } from 'node:process'

import { defineConfig, type UserConfig } from 'vite'

/** What nobody needs without network: advertisements, a connector, contributing, foreign letters, legal texts, … */
const unused = 'consent|mcp|ajouter|besley-latin|entry-admin|service-worker|cgu|mentions-legales'
/**
 * … what needs the site or can wait for it: what it proposes, all of its pages, what is new, its plan, a link to
 * share, a file of one's
 * data, what tabs and versions differ in, another client's prompt, a report, conversations held elsewhere, the way to an editor, a
 * table, …
 */
const late =
  'suggestion-list|version-diff|share-dialog|site-addresses|nouveautes|plan-du-site|catalogue-exports|data-file|file-window|other-tab|adopt-kept|take-up|report-window|conversations-window|edit-link|open-window|table-worker'
/** … and what stands on pages that are never kept: the search, and what is not there. */
const unkept = 'recherche|search-frame|(?:item-)?not-found'
const leftOut = new RegExp(`^(?:${unused}|${late}|${unkept})`)

/**
 * The service worker, built after everything else since it names the files of the build. The Worker
 * serves it as `/sw.js` (worker/endpoints/service-worker.ts).
 */
export default defineConfig((): UserConfig => ({
  publicDir: false,
  define: {
    BUILD_ID: JSON.stringify(env.VITE_BUILD_ID ?? 'unbuilt'),
    BUILD_FILES: JSON.stringify(builtFiles()),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'web/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'assets/[name].js' },
    },
  },
}))

const built = 'dist/client/assets'

/** None before the first build: whoever checks the code reads this file as well. */
function builtFiles(): string[] {
  if (!existsSync(built)) return []
  const names = readdirSync(built, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !leftOut.test(entry.name))
    .map(({ name }) => `/assets/${name}`)
  return ['/favicon.svg', ...names.toSorted()]
}
