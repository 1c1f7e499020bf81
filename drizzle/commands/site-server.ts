import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Child, startChild } from '#drizzle/local/child-processes.ts'
import type { Stop } from '#drizzle/local/foreground.ts'
import { keepRunning, type Part } from '#drizzle/local/kept-part.ts'
import type { LocalSecrets } from '#drizzle/local/local-secrets.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { secretsFileName, writeSecretsFile } from '#drizzle/local/secrets-file.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import type { SitePlan } from '#drizzle/local/site-runtime.ts'

import type { DatabaseAddress } from './prepare-database.ts'
import { builtConfig, copyBuild } from './production-build.ts'

export type SiteServer = {
  url: string
  /** The process group of the server. */
  pid: number
} & Part

export type SiteOptions = {
  port: number
  database: DatabaseAddress
  secrets: LocalSecrets
  /** Where the platform's local storage is kept between two runs. */
  stateFolder: string
  /** Further variables of the Worker, such as its limits. */
  variables?: Record<string, string>
  onOutput?: (text: string) => void
}

const startTimeoutMs = 90_000
const refusalGraceMs = 10_000
/** How far the heap of a Worker may grow; the platform gives half of it. */
const heapMegabytes = 256

/** Serves the production build in `dist/` as the platform would; resolves when `/` answers 200. */
export async function startBuiltSite(options: SiteOptions): Promise<SiteServer> {
  const folder = await copyForSite(options)
  return withoutCopy(await runBuild(folder, options), folder)
}

/** The same, started again from the same build whenever it dies; where it is, and what ends it. */
export async function keepBuiltSite(
  options: SiteOptions,
  say: (line: string) => void,
): Promise<{ url: string; lost: Promise<never>; stop: Stop }> {
  const folder = await copyForSite(options)
  const first = await runBuild(folder, options)
  const { lost, stop } = keepRunning(first, {
    name: 'The server of the site',
    restart: () => runBuild(folder, options),
    say,
  })
  return { ...withoutCopy({ url: first.url, stop }, folder), lost }
}

/** A copy: the next build, of whoever works on the sources, takes nothing away from this site. */
async function copyForSite({ port, stateFolder }: SiteOptions): Promise<string> {
  const folder = join(stateFolder, `build-${port}`)
  await copyBuild(folder)
  return folder
}

/** What is served goes before the copy it is served from. */
const withoutCopy = <Served extends { stop: Stop }>(served: Served, folder: string): Served => ({
  ...served,
  stop: async () => {
    await served.stop()
    await rm(folder, { recursive: true, force: true })
  },
})

async function runBuild(folder: string, options: SiteOptions): Promise<SiteServer> {
  const { port, stateFolder, onOutput } = options
  const plan: SitePlan = {
    configFile: join(folder, builtConfig),
    port,
    variables: siteVariables(options),
    stateFolder,
  }
  const child = await startChild(process.execPath, [projectPath('drizzle/local/site-runtime.ts')], {
    env: {
      ...quietEnvironment,
      MINIFLARE_WORKERD_V8_FLAGS: `--max-old-space-size=${heapMegabytes}`,
      SITE_PLAN: JSON.stringify(plan),
    },
    onOutput,
  })
  return untilReady(child, port)
}

/** Serves the sources and reloads what changes. */
export async function startDevelopmentSite(options: SiteOptions): Promise<SiteServer> {
  const { port, stateFolder } = options
  await mkdir(stateFolder, { recursive: true })
  const secretsFile = join(stateFolder, secretsFileName)
  // A page shows the source as it is now.
  await writeSecretsFile(secretsFile, { ...siteVariables(options), PAGE_CACHE: 'off' })
  const child = await startChild(
    process.execPath,
    [
      projectPath('node_modules/vite/bin/vite.js'),
      'dev',
      '--config=web/vite.config.ts',
      '--logLevel=warn',
      '--clearScreen=false',
      '--host=127.0.0.1',
      `--port=${port}`,
      '--strictPort',
    ],
    { env: { ...quietEnvironment, SECRETS_FILE: secretsFile }, onOutput: options.onOutput },
  )
  return untilReady(child, port)
}

const quietEnvironment = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  FORCE_COLOR: '0',
  NO_UPDATE_NOTIFIER: '1',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
}

function siteVariables({
  port,
  database,
  secrets,
  variables,
}: SiteOptions): Record<string, string> {
  return {
    SITE_ORIGIN: `http://localhost:${port}`,
    DATABASE_URL: database.url,
    DATABASE_AUTH_TOKEN: database.authToken ?? '',
    DATABASE_READ_TOKEN: database.readToken ?? '',
    ...secrets,
    ...variables,
  }
}

async function untilReady(child: Child, port: number): Promise<SiteServer> {
  const url = `http://localhost:${port}`
  let deadline = Date.now() + startTimeoutMs
  let answer: number | undefined
  while (Date.now() < deadline) {
    if (child.exitCode() !== undefined) {
      throw new SetupError(`The site's server stopped at once:\n${child.lastOutput()}`)
    }
    const status = await homePageStatus(url)
    if (status === 200) {
      const { pid, ended, kill, stop, lastWords } = child
      return { url, pid, ended, answers: () => isServed(url), kill, stop, lastWords }
    }
    if (answer === undefined && status !== undefined) deadline = Date.now() + refusalGraceMs
    answer = status ?? answer
    await sleep(100)
  }
  await child.stop()
  const outcome = answer === undefined ? 'did not answer' : `answered with status ${answer}`
  throw new SetupError(`The site ${outcome} when asked for its home page.\n${child.lastOutput()}`)
}

function homePageStatus(url: string): Promise<number | undefined> {
  return fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    (response) => response.status,
    () => undefined,
  )
}

/** Whether a file comes, which needs no database: that the site waits for one is no fault of its own. */
const isServed = (url: string): Promise<boolean> =>
  fetch(`${url}/favicon.svg`, { method: 'HEAD', signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  )
