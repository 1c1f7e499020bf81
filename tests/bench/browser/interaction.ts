import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'

import { percentile } from '#tests/bench/search/search-timing.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { browserLaunch } from '#tests/support/page/browser.ts'
import { startBuiltWorker } from '#tests/support/site/built-worker.ts'

import { type Action, personalisationActions } from './interaction-actions.ts'
import { insertFormPrompts } from './interaction-prompts.ts'
import { interactionTimes, shortestMs, watchInteractions } from './interaction-times.ts'

const slowdown = 4

/**
 * `npm run bench -- interaction`: how long a visitor waits for the next frame after each key and
 * click on the personalisation page with 50 variables, the processor slowed down four times. What took
 * less than 16 milliseconds is not reported; the rest is rounded to 8.
 */
export async function benchInteraction(): Promise<void> {
  const site = await startBuiltWorker()
  const browser = await chromium.launch(await browserLaunch())
  try {
    for (const { slug, name } of await insertFormPrompts(site.database)) {
      console.log(`\n${name}, processor ${slowdown} times slower, milliseconds to the next frame`)
      console.table(await measure(browser, `${site.url}/prompt/${slug}`))
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

type Row = { reported: number; median: number; p98: number; worst: number }

async function measure(browser: Browser, url: string): Promise<Record<string, Row>> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 412, height: 823 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  try {
    const page = await openSlowly(context, url)
    const rows: Record<string, Row> = {}
    for (const [name, action] of Object.entries<Action>(personalisationActions)) {
      await action(page)
      rows[name] = summary(await interactionTimes(page))
    }
    return rows
  } finally {
    await context.close()
  }
}

async function openSlowly(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await watchInteractions(page)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await openPage(page, url)
  return page
}

function summary(times: number[]): Row {
  const known = times.length === 0 ? [shortestMs] : times
  return {
    reported: times.length,
    median: percentile(known, 0.5),
    p98: percentile(known, 0.98),
    worst: Math.max(...known),
  }
}
