import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'

import { type Browser, chromium, type Response } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { openClient } from '#drizzle/database-client.ts'
import { projectPath } from '#drizzle/project-root.ts'

import { browserLaunch } from './support/browser.ts'
import { type BuiltWorker, startBuiltWorker } from './support/built-worker.ts'

const maxScriptBytes = 135_000
const maxStyleBytes = 14_000
const maxHtmlBytes = 20_000
const maxWorkerBytes = 1_000_000

const pages = [
  '/',
  '/prompts',
  '/prompts?vue=liste',
  '/gpts',
  '/gpts?vue=liste',
  '/categories',
  '/recherche',
  '/recherche?q=seo',
  '/ajouter',
  '/mentions-legales',
  '/cgu',
  '/confidentialite',
  '/plan-du-site',
  '/une-adresse-inconnue',
  'the longest prompt',
  'the longest GPT',
]

let site: BuiltWorker
let browser: Browser
let longest: Record<string, string>

beforeAll(async () => {
  site = await startBuiltWorker()
  browser = await chromium.launch(await browserLaunch())
  longest = {
    'the longest prompt': `/prompt/${await slugOf('SELECT slug FROM prompts ORDER BY length(prompt) DESC LIMIT 1')}`,
    'the longest GPT': `/gpt/${await slugOf('SELECT slug FROM gpts ORDER BY length(description) + length(workflow) + length(faq) + length(cas_usage) + length(limitations) DESC LIMIT 1')}`,
  }
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

describe.each(pages)('the first visit of %s', (page) => {
  let visit: Visit

  beforeAll(async () => {
    visit = await firstVisit(addressOf(page))
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

it('keeps the administration out of every file that public pages load', async () => {
  const folder = projectPath('dist/client/assets')
  const names = (await readdir(folder)).filter((name) => /^(?!entry-admin).*\.(js|css)$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))

  expect(names).toContain('entry-client.js')
  expect(
    names.filter((_, index) =>
      /secure-admin-panel|Administration Sécurisée|adm-side/.test(texts[index] ?? ''),
    ),
  ).toEqual([])
})

it(`sends the page of the longest prompt in at most ${maxHtmlBytes} bytes, gzipped`, async () => {
  const path = addressOf('the longest prompt')
  const response = await fetch(site.url + path)
  const html = Buffer.from(await response.arrayBuffer())

  expect(response.status).toBe(200)
  expect(overrun([{ name: path, bytes: gzipSync(html).length }], maxHtmlBytes)).toEqual([])
})

it(`publishes a Worker of at most ${maxWorkerBytes} bytes, gzipped`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'published-worker-'))
  await promisify(execFile)(
    process.execPath,
    [
      projectPath('node_modules/wrangler/bin/wrangler.js'),
      'deploy',
      '--dry-run',
      `--outdir=${folder}`,
    ],
    { cwd: projectPath(), env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  )
  const modules = await readModules(folder)
  await rm(folder, { recursive: true, force: true })

  expect(overrun(modules, maxWorkerBytes)).toEqual([])
})

type File = { name: string; bytes: number }
type Visit = {
  scripts: File[]
  styles: File[]
  /** Addresses, the page's own aside, that did not answer with a file. */
  failures: string[]
  origins: string[]
  cookies: string[]
}

/** Opens a page in a browser that has never seen the site, until it asks for nothing more. */
async function firstVisit(path: string): Promise<Visit> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  const visit = {
    scripts: await gzippedFiles(responses, 'script'),
    styles: await gzippedFiles(responses, 'stylesheet'),
    failures: responses
      .filter((response) => !response.ok() && response.request().resourceType() !== 'document')
      .map((response) => `${response.status()} ${response.url()}`),
    origins: [...new Set(responses.map((response) => new URL(response.url()).origin))],
    cookies: [
      ...(await context.cookies()).map(({ name }) => name),
      ...responses.flatMap((response) => response.headers()['set-cookie'] ?? []),
    ],
  }
  await context.close()
  return visit
}

/** A file that a preload and a script tag both ask for arrives once. */
async function gzippedFiles(responses: Response[], type: 'script' | 'stylesheet'): Promise<File[]> {
  const files = new Map<string, number>()
  for (const response of responses) {
    if (response.request().resourceType() !== type) continue
    files.set(new URL(response.url()).pathname, gzipSync(await response.body()).length)
  }
  return [...files].map(([name, bytes]) => ({ name, bytes }))
}

/** The modules of a dry run; source maps and the notes beside them are not published. */
async function readModules(folder: string): Promise<File[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|mjs|wasm)$/.test(name),
  )
  return Promise.all(
    names.map(async (name) => ({
      name,
      bytes: gzipSync(await readFile(join(folder, name))).length,
    })),
  )
}

/** Nothing within the budget, else the sizes that exceed it, for the failure to show. */
function overrun(files: File[], maxBytes: number): string[] {
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

async function slugOf(query: string): Promise<string> {
  const { rows } = await openClient(site.database.url).execute(query)
  return z.string().parse(rows[0]?.slug)
}
