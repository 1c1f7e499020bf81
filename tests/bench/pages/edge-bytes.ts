import { gzipSync } from 'node:zlib'

import { chromium } from '@playwright/test'

import { browserLaunch } from '#tests/support/page/browser.ts'
import { firstVisit, type LoadedFile } from '#tests/support/page/first-visit.ts'
import { readPublishedModules } from '#tests/support/site/published-worker.ts'

/** Bytes, all gzipped but for `html`. */
export type PageBytes = {
  path: string
  html: number
  htmlGzip: number
  script: number
  style: number
}

/** What the first visit of each page loads. */
export async function measurePageBytes(origin: string, paths: string[]): Promise<PageBytes[]> {
  const browser = await chromium.launch(await browserLaunch())
  try {
    const pages: PageBytes[] = []
    for (const path of paths) {
      const html = Buffer.from(await (await fetch(origin + path)).arrayBuffer())
      const { scripts, styles } = await firstVisit(browser, origin + path)
      pages.push({
        path,
        html: html.length,
        htmlGzip: gzipSync(html).length,
        script: totalOf(scripts),
        style: totalOf(styles),
      })
    }
    return pages
  } finally {
    await browser.close()
  }
}

export const measureWorkerBytes = async (): Promise<number> => totalOf(await readPublishedModules())

const totalOf = (files: LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
