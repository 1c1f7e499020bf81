import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { z } from 'zod'

import { adminRoot, signInPath } from '#shared/addresses/admin-screens.ts'
import { startServedSites, unlimited } from '#tests/support/site/served-sites.ts'
import { cachedCalls, cachedPages, searches } from '#tests/worker/page-cache/public-pages.ts'

import { recordFigure } from './scale.ts'

/**
 * The points that Mozilla's Observatory gives every kind of answer, by its own functions. They ask for 5
 * more for pages whose scripts have an integrity: ours has a fixed name, so that a page kept from before a
 * deployment still finds one, which it would then refuse; and for 5 to hosts that browsers are built with.
 * The package wants two hundred others, none of which its functions need: it is no part of the project, and
 * is installed for the while.
 */
const observatory = '@mdn/mdn-http-observatory@1.4.8'
const goal = 130
const host = 'exemple.test'

const testsSchema = z.object({
  ALL_TESTS: z.array(z.custom<(requests: object) => { result: string }>()),
})
const graderSchema = z.object({ getScoreModifier: z.custom<(result: string) => number>() })

const folder = await mkdtemp(join(tmpdir(), 'observatory-'))
const sites = await startServedSites()
try {
  const score = await installObservatory()
  const site = await sites.start({ variables: { ...unlimited, SITE_ORIGIN: `https://${host}` } })
  const paths = [
    ...cachedPages,
    ...cachedCalls,
    ...searches,
    '/inconnue',
    '/prompts/',
    '/prompt/inconnu',
    `/?q=${'a'.repeat(9000)}`,
    '/api/inconnue',
    '/api/trpc/admin.dashboard',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.svg',
    '/assets/entry-client.js',
    '/export/prompts.csv',
    '/mcp',
    adminRoot,
    signInPath,
  ]
  const found: { path: string; status: number; points: number }[] = []
  for (const path of paths) {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    const points = score(response, await response.text())
    found.push({ path: path.slice(0, 60), status: response.status, points })
  }
  const short = found.filter(({ points }) => points < goal)
  if (short.length > 0) console.table(short)
  await recordFigure(
    'points of the Observatory',
    `${found.length} answers, ${short.length} with fewer than ${goal}; ${Math.min(...found.map(({ points }) => points))} to ${Math.max(...found.map(({ points }) => points))}`,
  )
  if (short.length > 0) process.exitCode = 1
} finally {
  await sites.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Gives the function that counts the points of an answer with its text. */
async function installObservatory(): Promise<(response: Response, text: string) => number> {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', `--prefix=${folder}`]
  await promisify(execFile)('npm', ['install', ...options, observatory])
  const root = join(folder, 'node_modules/@mdn/mdn-http-observatory')
  // Its script asks the network for the hosts that browsers are built with, none of which is ours.
  await writeFile(join(root, 'conf/hsts-preload.json'), '{}')
  const load = async (file: string): Promise<unknown> => ({
    ...(await import(pathToFileURL(join(root, 'src', file)).href)),
  })
  const { ALL_TESTS } = testsSchema.parse(await load('constants.js'))
  const { getScoreModifier } = graderSchema.parse(await load('grader/grader.js'))
  return (response, text) => {
    const headers = Object.fromEntries(response.headers)
    const answer = { status: response.status, headers, verified: true }
    const requests = {
      hostname: host,
      // What comes without HTTPS is the platform's to redirect.
      responses: {
        auto: answer,
        https: answer,
        http: null,
        cors: null,
        httpRedirects: [],
        httpsRedirects: [],
      },
      resources: { path: text },
      session: { url: new URL(`https://${host}/`) },
    }
    return ALL_TESTS.reduce((sum, test) => sum + getScoreModifier(test(requests).result), 100)
  }
}
