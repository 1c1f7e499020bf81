import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

import { type MiniflareOptions, Response } from 'miniflare'
import { z } from 'zod'

import { freeBytes } from './data/free-disk.ts'
import { answerQuestions } from './links/answer-questions.ts'
import { createAsk } from './links/ask-address.ts'

export type WorkerOptions = MiniflareOptions['workers'][number]

const builtSchema = z.object({
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  triggers: z.object({ crons: z.array(z.string()) }),
  assets: z.object({ directory: z.string() }),
  durable_objects: z.object({
    bindings: z.array(z.object({ name: z.string(), class_name: z.string() })),
  }),
})

export type ServedWorker = {
  name: string
  port: number
  /** Variables and secrets. */
  variables: Record<string, string>
  /** Whether the platform's own Worker for files stands before it, as in production. */
  hasFiles: boolean
  /**
   * Where the site stores what it holds, on a machine of one's own: the Worker may ask how much room is
   * left there, and that machine to look at the links.
   */
  stateFolder?: string
}

/** When the platform runs what is scheduled in a built Worker, in UTC. */
export const readCrons = async (configFile: string): Promise<string[]> =>
  (await readBuilt(configFile)).triggers.crons

const readBuilt = async (configFile: string) =>
  builtSchema.parse(JSON.parse(await readFile(configFile, 'utf8')))

/**
 * A built Worker as Miniflare takes it, from the configuration that the build wrote; reached at a port of
 * its own, as visitors reach it in production, without the entry Worker of a development server.
 */
export async function builtWorkerOptions(
  configFile: string,
  { name, port, variables, hasFiles, stateFolder }: ServedWorker,
): Promise<WorkerOptions> {
  const built = await readBuilt(configFile)
  const folder = dirname(configFile)
  const objects = built.durable_objects.bindings
  const files = join(folder, built.assets.directory)
  return {
    config: {
      name,
      compatibilityDate: built.compatibility_date,
      compatibilityFlags: built.compatibility_flags,
      manifest: {
        mainModule: built.main,
        modulesRoot: folder,
        modules: await readModules(folder),
      },
      env: {
        ASSETS: hasFiles ? { type: 'assets' } : { type: 'disk', path: files },
        ...(stateFolder !== undefined && {
          DISK: diskOf(stateFolder),
          LINKS: linksOf(variables['SITE_ORIGIN'] ?? ''),
        }),
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
    },
    dev: {
      unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      stripCfConnectingIp: false,
    },
  }
}

const diskOf = (folder: string) => ({
  type: 'fetcher' as const,
  handler: async () => Response.json({ free: await freeBytes(folder) }),
})

const linksOf = (siteOrigin: string) => ({
  type: 'fetcher' as const,
  handler: answerQuestions(createAsk({ siteOrigin })),
})

async function readModules(folder: string) {
  const modules: Record<string, { type: 'esm'; contents: string }> = {}
  for await (const file of glob('**/*.js', { cwd: folder })) {
    const path = join(folder, file)
    modules[relative(folder, path)] = { type: 'esm', contents: await readFile(path, 'utf8') }
  }
  return modules
}
