import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { openClient } from '#drizzle/local/database-client.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { markdownTable } from '#tests/bench/markdown-table.ts'
import { readPages } from '#tests/bench/pages/edge-pages.ts'
import { type ServedSite, startServedSites } from '#tests/support/site/served-sites.ts'

import { soakVisits, type Visit } from './soak-visits.ts'

const connections = 8
const clients = 20_000
const measures = 10

/**
 * What the site as `npm start` serves it keeps on the disk and in memory, after each tenth of so many
 * requests: what all kinds of visitors ask, a crawl, and addresses and clients that come once. Something
 * is edited before each.
 */
export async function benchStorage(args: string[]): Promise<void> {
  const count = Number(args[0] ?? 100_000)
  if (!Number.isInteger(count) || count < measures)
    throw new SetupError('Give a number of requests.')
  const sites = await startServedSites()
  try {
    const site = await sites.start()
    const visitOf = await storageVisits(site)
    const client = openClient(site.database.url, site.database.authToken)
    const rows = [await measure(site, sites.folder, 0)]
    for (let part = 0; part < measures; part += 1) {
      const first = (part * count) / measures
      await client.execute(
        `UPDATE prompts SET date_modification = '${new Date().toISOString()}' WHERE statut = 'valide'`,
      )
      await sendAll(site.url, visitOf, { first, last: first + count / measures })
      rows.push(await measure(site, sites.folder, first + count / measures))
      console.error(rows.at(-1)?.join(' '))
    }
    const head = ['requests', 'copies', 'snapshot', 'counters', 'database', 'files', 'workerd']
    console.log(markdownTable(head, rows).join('\n'))
  } finally {
    await sites.stop()
  }
}

/** Every kind of visit, the whole site as a crawler reads it, and what no cache can have seen. */
async function storageVisits({ url, database }: ServedSite): Promise<(index: number) => Visit> {
  const usual = soakVisits(await readPages(database))
  const crawl = await crawled(url)
  return (index) => {
    const turn = Math.floor(index / 40)
    const place = index % 40
    if (place === 0) return { path: `/recherche?q=audit+${turn}`, status: 200 }
    if (place < 3) return { path: `/gpts?tag=inconnu-${2 * turn + place}`, status: 200 }
    if (place < 7) return { path: crawl[(4 * turn + place) % crawl.length] ?? '/', status: 200 }
    return usual(index)
  }
}

async function crawled(origin: string): Promise<string[]> {
  const parts = ['/sitemap-pages.xml', '/sitemap-prompts-1.xml', '/sitemap-gpts-1.xml']
  const texts = await Promise.all(parts.map(async (part) => (await fetch(origin + part)).text()))
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname),
  )
}

async function sendAll(
  origin: string,
  visitOf: (index: number) => Visit,
  { first, last }: { first: number; last: number },
): Promise<void> {
  let next = first
  const connection = async () => {
    while (next < last) {
      const index = next
      next += 1
      const { path, init } = visitOf(index)
      const client = index % clients
      const headers = {
        'cf-connecting-ip': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
      }
      const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' })
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
}

async function measure(site: ServedSite, folder: string, requests: number): Promise<string[]> {
  const stored = join(site.stateFolder, 'v3')
  const parts = ['cache', 'do/site-PageSnapshot', 'do/site-RateLimiter'].map((part) =>
    join(stored, part),
  )
  const sizes = await Promise.all([...parts, join(folder, 'libsql')].map(sizeOf))
  const files = sizes.reduce((sum, part) => sum + part.files, 0)
  return [
    String(requests),
    ...sizes.map(({ bytes }) => megabytes(bytes)),
    String(files),
    megabytes(await residentBytes(site.pid)),
  ]
}

async function sizeOf(folder: string): Promise<{ bytes: number; files: number }> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ blocks }) => blocks * 512,
        () => 0,
      ),
    ),
  )
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: names.length }
}

/** What workerd, of the group of the site's server, has in memory. */
async function residentBytes(group: number): Promise<number> {
  let bytes = 0
  for (const id of await readdir('/proc')) {
    const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
    const [, name, of] = /^\d+ \((.*)\) \S \d+ (\d+)/.exec(text) ?? []
    if (name !== 'workerd' || Number(of) !== group) continue
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
    bytes += 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
  }
  return bytes
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
