import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

import type { MiniflareOptions } from 'miniflare'
import { build } from 'vite'
import { z } from 'zod'

import { projectPath } from '#drizzle/local/project-root.ts'

export type WorkerOptions = MiniflareOptions['workers'][number]
type Config = WorkerOptions['config']
type Code = Required<Pick<Config, 'manifest'>>['manifest']

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

const builtSchema = z.object({
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  assets: z.object({ directory: z.string() }),
  durable_objects: z.object({
    bindings: z.array(z.object({ name: z.string(), class_name: z.string() })),
  }),
})

/** A Worker as Miniflare takes it, reached at a port of its own without anything in between. */
export async function workerOptions(worker: EdgeWorker): Promise<WorkerOptions> {
  const { name, port, variables } = worker
  const config = variables ? await builtConfig(worker, variables) : await bareConfig()
  return {
    config: { ...config, name },
    dev: {
      unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      stripCfConnectingIp: false,
    },
  }
}

async function bareConfig(): Promise<Omit<Config, 'name'>> {
  const { compatibility_date } = await readBuilt()
  const contents = await bundle(projectPath('tests/bench/pages/bare-worker.ts'))
  return { compatibilityDate: compatibility_date, manifest: codeOf({ 'index.js': contents }) }
}

async function builtConfig(
  { hasFiles = false, collectsGarbage = false, name }: EdgeWorker,
  variables: Record<string, string>,
): Promise<Omit<Config, 'name'>> {
  const built = await readBuilt()
  const modules = await readModules(built.folder)
  const objects = built.durable_objects.bindings
  const files = join(built.folder, built.assets.directory)
  return {
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: built.compatibility_flags,
    manifest: collectsGarbage
      ? codeOf({ ...modules, 'collecting.js': collecting(built.main) }, 'collecting.js')
      : codeOf(modules, built.main),
    env: {
      ASSETS: hasFiles ? { type: 'assets' } : { type: 'disk', path: files },
      ...Object.fromEntries(
        Object.entries(variables).map(([key, value]) => [key, { type: 'text' as const, value }]),
      ),
      ...Object.fromEntries(
        objects.map(({ name: binding, class_name }) => [
          binding,
          { type: 'durable-object' as const, worker: name, exportName: class_name },
        ]),
      ),
    },
    exports: Object.fromEntries(
      objects.map(({ class_name }) => [
        class_name,
        { type: 'durable-object' as const, storage: 'sqlite' as const },
      ]),
    ),
    assets: hasFiles
      ? {
          directory: files,
          hasUserWorker: true,
          htmlHandling: 'none',
          notFoundHandling: 'none',
        }
      : undefined,
  }
}

/** Test-only code wraps the built Worker, which knows nothing of it. */
const collecting = (main: string) => `
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

function codeOf(modules: Record<string, string>, mainModule = 'index.js'): Code {
  return {
    mainModule,
    modulesRoot: projectPath(),
    modules: Object.fromEntries(
      Object.entries(modules).map(([path, contents]) => [path, { type: 'esm' as const, contents }]),
    ),
  }
}

async function readBuilt() {
  for await (const file of glob('dist/*/wrangler.json', { cwd: projectPath() })) {
    const path = projectPath(file)
    const built = builtSchema.parse(JSON.parse(await readFile(path, 'utf8')))
    return { ...built, folder: dirname(path) }
  }
  throw new Error('The build left no configuration of a Worker')
}

async function readModules(folder: string): Promise<Record<string, string>> {
  const modules: Record<string, string> = {}
  for await (const file of glob('**/*.js', { cwd: folder })) {
    modules[relative('.', file)] = await readFile(join(folder, file), 'utf8')
  }
  return modules
}

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
