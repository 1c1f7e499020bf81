import { createHash } from 'node:crypto'
import { access, cp, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { writeBillOfMaterials } from '#drizzle/local/bill-of-materials.ts'
import { withBuildLock } from '#drizzle/local/build-lock.ts'
import { startChild } from '#drizzle/local/child-processes.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'
import { createLinePrinter } from '#drizzle/local/terminal/output.ts'

type BuildOptions = {
  /** The environment of wrangler.toml that the build is for; none for a local run. */
  environment?: string
  onOutput?: (text: string) => void
}

const configs = [
  'web/vite.config.ts',
  'web/vite.admin.config.ts',
  'web/vite.preview.config.ts',
  'web/vite.worker.config.ts',
]

const fingerprintFile = projectPath('dist', 'fingerprint')

// All that reaches the bundle; the route tree is written by the build itself.
const sources = [
  'worker/**/*.ts',
  'web/**/*',
  'shared/**/*.ts',
  'drizzle/*.ts',
  'drizzle/{schema,derived,accounts,local,commands}/**/*.ts',
  'package-lock.json',
  'tsconfig.json',
  'wrangler.toml',
]
const generated = 'web/route-tree.gen.ts'

/** The build's configuration of the Worker, in `dist/` and in a copy of it. */
export const builtConfig = join('promptotheque', 'wrangler.json')

/** Which packages a build was made of. */
export const billOfMaterials = projectPath('dist', 'bill-of-materials.json')

/** Builds for a local run when the sources changed since. */
export function ensureLocalBuild(): Promise<void> {
  return withBuildLock(async () => {
    const built = await readFile(fingerprintFile, 'utf8').catch(() => '')
    if (built !== (await fingerprint())) await build()
  })
}

/** Whether there is a build at all, of whatever sources. */
export function isBuilt(): Promise<boolean> {
  return access(projectPath('dist', builtConfig)).then(
    () => true,
    () => false,
  )
}

/** Builds the client and the Worker into `dist/`. */
export function buildProduction(options: BuildOptions = {}): Promise<void> {
  return withBuildLock(() => build(options))
}

/** Copies the build, so that who serves the copy is not disturbed by the next one. */
export function copyBuild(folder: string): Promise<void> {
  return withBuildLock(async () => {
    await rm(folder, { recursive: true, force: true })
    await cp(projectPath('dist'), folder, { recursive: true })
  })
}

/**
 * Takes away what a build of the Cloudflare plugin leaves for wrangler: it would serve that build ever
 * after, whatever changes in the sources.
 */
export function removeRedirect(): Promise<void> {
  return rm(projectPath('.wrangler', 'deploy'), { recursive: true, force: true })
}

async function build({ environment, onOutput }: BuildOptions = {}): Promise<void> {
  // A build that fails half-way leaves nothing that would pass for a build.
  await rm(fingerprintFile, { force: true })
  const buildId = await fingerprint(environment)
  // Each adds to what was written before it.
  for (const config of configs) {
    await runVite(config, buildId, { environment, onOutput })
  }
  await writeBillOfMaterials(billOfMaterials)
  await removeRedirect()
  await writeFile(fingerprintFile, buildId)
}

async function runVite(
  config: string,
  buildId: string,
  { environment, onOutput }: BuildOptions,
): Promise<void> {
  const child = await startChild(
    process.execPath,
    [projectPath('node_modules/vite/bin/vite.js'), 'build', '--config', config],
    // Whoever asks, the tests among them: this is the build that visitors get.
    {
      env: {
        CLOUDFLARE_ENV: environment,
        NODE_ENV: 'production',
        VITE_BUILD_ID: buildId.slice(0, 16),
      },
      onOutput,
    },
  )
  if ((await child.ended) !== 0) {
    throw new SetupError(`The build failed:\n${child.lastOutput()}`)
  }
}

async function fingerprint(environment = ''): Promise<string> {
  const files = (await Array.fromAsync(glob(sources, { cwd: projectPath(), withFileTypes: true })))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !file.endsWith(generated))
    .toSorted()
  const hash = createHash('sha256').update(environment)
  const contents = await Promise.all(files.map((file) => readFile(file)))
  for (const [index, content] of contents.entries()) {
    hash.update(`\n${files[index]} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(() => buildProduction({ onOutput: createLinePrinter() }))
}
