import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { openClient } from '#drizzle/local/database-client.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { pagePaths } from '#shared/pages/pages.ts'
import { meanPageBytes } from '#web/offline/site-download.ts'

import { browserLaunch } from './support/page/browser.ts'
import { type FirstVisit, firstVisit, type LoadedFile } from './support/page/first-visit.ts'
import { type BuiltWorker, startBuiltWorker } from './support/site/built-worker.ts'
import { readPublishedModules } from './support/site/published-worker.ts'

/** Limits for a first visit, gzipped. A second page loads the script of its route and no style. */
const maxScriptBytes = 147_000
const maxStyleBytes = 20_000
const maxWorkerBytes = 825_000

/** HTML as a content delivery network compresses it: brotli at quality 4. */
const htmlBytes = { page: 15_000, search: 26_500, item: 18_500 }

const absentPage = '/une-adresse-inconnue'
const pages: Record<string, keyof typeof htmlBytes> = {
  ...Object.fromEntries(pagePaths.map((path) => [path, 'page'])),
  '/prompts?vue=liste': 'page',
  '/gpts?vue=liste': 'page',
  '/categorie/seo': 'page',
  '/parcours/refonte': 'page',
  '/recherche?q=seo': 'search',
  [absentPage]: 'page',
  'the longest prompt': 'item',
  'the longest GPT': 'item',
}

let site: BuiltWorker
let browser: Browser
let longest: Record<string, string>

beforeAll(async () => {
  site = await startBuiltWorker()
  browser = await chromium.launch(await browserLaunch())
  const [prompt = ''] = await pathsOf(
    "SELECT '/prompt/' || slug FROM prompts ORDER BY length(prompt) DESC LIMIT 1",
  )
  const [gpt = ''] = await pathsOf(
    "SELECT '/gpt/' || slug FROM gpts ORDER BY length(description) + length(workflow) + length(faq) + length(cas_usage) + length(limitations) DESC LIMIT 1",
  )
  longest = { 'the longest prompt': prompt, 'the longest GPT': gpt }
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

/** One page of each kind stands for all in `npm test`. */
const inGate = new Set([
  '/',
  '/gpts',
  '/recherche?q=seo',
  '/cgu',
  'the longest prompt',
  'the longest GPT',
])
const tagsOf = (page: string) => (inGate.has(page) ? [] : ['prove'])

for (const [page, kind] of Object.entries(pages)) {
  describe(`the first visit of ${page}`, { tags: tagsOf(page) }, () => {
    let visit: FirstVisit

    beforeAll(async () => {
      visit = await firstVisit(browser, site.url + addressOf(page))
    })

    it('loads the client and every other file it names', () => {
      expect(visit.failures).toEqual([])
      expect(visit.scripts.map(({ name }) => name)).toContain('/assets/entry-client.js')
    })

    it(`loads at most ${maxScriptBytes} bytes of script, gzipped`, () => {
      expect(overrun(visit.scripts, maxScriptBytes)).toEqual([])
    })

    it(`loads at most ${maxStyleBytes} bytes of style, gzipped`, () => {
      expect(overrun(visit.styles, maxStyleBytes)).toEqual([])
    })

    it(`arrives in at most ${htmlBytes[kind]} bytes of HTML, compressed by brotli`, async () => {
      const name = addressOf(page)
      const response = await fetch(site.url + name)
      const html = Buffer.from(await response.arrayBuffer())
      expect(response.status).toBe(name === absentPage ? 404 : 200)
      expect(overrun([{ name, bytes: compressedBytes(html) }], htmlBytes[kind])).toEqual([])
    })

    it('loads nothing of the administration', () => {
      const files = [...visit.scripts, ...visit.styles].map(({ name }) => name)
      expect(files.filter((name) => /admin/.test(name))).toEqual([])
    })

    it('asks no other origin for anything', () => {
      expect(visit.origins).toEqual([site.url])
    })

    it('sets no cookie', () => {
      expect(visit.cookies).toEqual([])
    })
  })
}

it(`has every item in at most ${htmlBytes.item} bytes of HTML, compressed by brotli`, async () => {
  const paths = await pathsOf(
    "SELECT '/prompt/' || slug FROM prompts WHERE statut = 'valide' UNION ALL SELECT '/gpt/' || slug FROM gpts WHERE statut = 'valide'",
  )
  expect(paths.length).toBeGreaterThan(100)
  const sizes: [path: string, bytes: number][] = []
  let plainBytes = 0
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text()
    sizes.push([path, compressedBytes(html)])
    plainBytes += Buffer.byteLength(html)
  }

  // The visitor sees the size of the site before downloading it.
  expect(Math.round(plainBytes / paths.length / 10_000)).toBe(meanPageBytes / 10_000)
  expect(sizes.filter(([, bytes]) => bytes > htmlBytes.item)).toEqual([])
})

it('keeps the administration out of every file that public pages load', async () => {
  const folder = projectPath('dist/client/assets')
  const names = (await readdir(folder)).filter((name) => /^(?!entry-admin).*\.(js|css)$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))

  expect(names).toContain('entry-client.js')
  expect(
    names.filter((_, index) =>
      /secure-admin-panel|Administration Sécurisée/.test(texts[index] ?? ''),
    ),
  ).toEqual([])
})

it(`publishes a Worker of at most ${maxWorkerBytes} bytes, gzipped`, async () => {
  expect(overrun(await readPublishedModules(), maxWorkerBytes)).toEqual([])
})

const compressedBytes = (html: string | Buffer): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length

/** Nothing within the budget, else the sizes that exceed it, for the failure to show. */
function overrun(files: LoadedFile[], maxBytes: number): string[] {
  if (files.length === 0) throw new Error('Nothing was measured')
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const sizes = files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${bytes} ${name}`)
  return total > maxBytes ? [`${total} bytes, ${maxBytes} allowed`, ...sizes] : []
}

function addressOf(page: string): string {
  return longest[page] ?? page
}

async function pathsOf(query: string): Promise<string[]> {
  const { rows } = await openClient(site.database.url, site.database.authToken).execute(query)
  return rows.map((row) => z.string().parse(row[0]))
}
