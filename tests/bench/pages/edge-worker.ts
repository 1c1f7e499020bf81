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
}

/** A Worker as Miniflare takes it: the built one, or the bare one that it is compared with. */
export async function workerOptions({
  variables,
  hasFiles = false,
  collectsGarbage = false,
  ...worker
}: EdgeWorker): Promise<WorkerOptions> {
  const site = await builtWorkerOptions(projectPath('dist', builtConfig), {
    ...worker,
    variables: variables ?? {},
    hasFiles,
  })
  if (!variables) return bare(site)
  return collectsGarbage ? collecting(site) : site
}

/** Code of the bench alone, on the runtime of the site. */
async function bare({ config, dev }: WorkerOptions): Promise<WorkerOptions> {
  const contents = await bundle(projectPath('tests/bench/pages/bare-worker.ts'))
  const { name, compatibilityDate } = config
  return { config: { name, compatibilityDate, manifest: oneModule(contents) }, dev }
}

/** Test-only code wraps the built Worker, which knows nothing of it. */
function collecting(site: WorkerOptions): WorkerOptions {
  const { manifest } = site.config
  if (!manifest) return site
  const { mainModule, modules } = oneModule(collector(manifest.mainModule), 'collecting.js')
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
