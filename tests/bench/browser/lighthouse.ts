import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'
import { readPages } from '#tests/bench/pages/edge-pages.ts'

import { startVisitedSite } from './lighthouse-site.ts'
import { visitPages } from './lighthouse-visits.ts'

/**
 * Lighthouse as a mobile on every public page of the built site: the medians of some runs, then every
 * audit that found something. `npm run lighthouse -- 5` runs five times.
 */
await runCommand(async () => {
  const runs = Number(process.argv[2] ?? 3)
  if (!Number.isInteger(runs) || runs < 1) throw new SetupError('Give a number of runs, 1 or more.')
  const site = await startVisitedSite()
  try {
    const { all } = await readPages(site.database)
    const pages = await visitPages(site.url, all, runs)
    console.table(Object.fromEntries(pages.map(({ path, medians }) => [path, medians])))
    for (const { path, findings } of pages) {
      console.log(`\n${path}: ${findings.length} audits not perfect`)
      for (const { id, score, title, details } of findings) {
        console.log(`- ${id} (${score ?? 'error'}): ${title}`)
        if (details) console.log(`  ${details}`)
      }
    }
  } finally {
    await site.stop()
  }
})
