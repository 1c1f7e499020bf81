import { build } from 'vite'

import { builtConfig } from '#drizzle/commands/production-build.ts'
import { builtWorkerOptions, type WorkerOptions } from '#drizzle/local/built-worker.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

export type EdgeWorker = {
  name: string
  port: number
  /** The variables of a site; without them it is the bare Worker. */
  variables?: Record<string, string>
  /** Whether the platform's own Worker for files stands before it, as in production. */
  hasFiles?: boolean
  /** Answers `/__gc` by collecting garbage; the runtime has to expose that. */
  collectsGarbage?: boolean
  /** Answers `/__spans` with the requests that were answered 2xx since it was last asked. */
  recordsSpans?: boolean
}

/** A Worker as Miniflare takes it: the built one, or the bare one that it is compared with. */
export async function workerOptions({
  variables,
  hasFiles = false,
  collectsGarbage = false,
  recordsSpans = false,
  ...worker
}: EdgeWorker): Promise<WorkerOptions> {
  const site = await builtWorkerOptions(projectPath('dist', builtConfig), {
    ...worker,
    variables: variables ?? {},
    hasFiles,
  })
  if (!variables) return bare(site)
  const collecting = collectsGarbage ? wrap(site, 'collecting.js', collector) : site
  return recordsSpans ? wrap(collecting, 'recording.js', recorder) : collecting
}

/** Code of the bench alone, on the runtime of the site. */
async function bare({ config, dev }: WorkerOptions): Promise<WorkerOptions> {
  const contents = await bundle(projectPath('tests/bench/pages/bare-worker.ts'))
  const { name, compatibilityDate } = config
  return { config: { name, compatibilityDate, manifest: oneModule(contents) }, dev }
}

/** Test-only code wraps the built Worker, which knows nothing of it. */
function wrap(site: WorkerOptions, name: string, wrapper: (main: string) => string): WorkerOptions {
  const { manifest } = site.config
  if (!manifest) return site
  const { mainModule, modules } = oneModule(wrapper(manifest.mainModule), name)
  return {
    ...site,
    config: {
      ...site.config,
      manifest: { ...manifest, mainModule, modules: { ...manifest.modules, ...modules } },
    },
  }
}

const collector = (main: string) => `
import worker from './${main}'
export * from './${main}'
export default {
  ...worker,
  fetch(request, ...rest) {
    if (new URL(request.url).pathname !== '/__gc') return worker.fetch(request, ...rest)
    for (let round = 0; round < 3; round += 1) gc()
    return new Response('collected')
  },
}`

/**
 * A span is a client, and the places of its request's start and end among all starts and ends of the
 * isolate: the clock of a Worker stands still while it computes.
 */
const recorder = (main: string) => `
import worker from './${main}'
export * from './${main}'
let place = 0
let spans = []
export default {
  ...worker,
  async fetch(request, ...rest) {
    if (new URL(request.url).pathname === '/__spans') {
      const recorded = spans
      spans = []
      return Response.json(recorded)
    }
    const client = request.headers.get('cf-connecting-ip') ?? ''
    const from = place++
    const response = await worker.fetch(request, ...rest)
    if (response.ok) spans.push({ client, from, to: place++ })
    return response
  },
}`

const oneModule = (contents: string, name = 'index.js') => ({
  mainModule: name,
  modulesRoot: projectPath(),
  modules: { [name]: { type: 'esm' as const, contents } },
})

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { exports: 'named' } },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const code = output?.output[0].code
  if (!code) throw new Error(`The bundle of ${entry} holds no code`)
  return code
}
