import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'

import { withBuildLock } from './build-lock.ts'
import { startChild } from './child-processes.ts'
import { projectPath } from './project-root.ts'
import { SetupError } from './setup-error.ts'

type BuildOptions = {
  /** The environment of wrangler.toml that the build is for; none for a local run. */
  environment?: string
  onOutput?: (text: string) => void
}

const fingerprintFile = projectPath('dist', 'fingerprint')

// All that reaches the bundle; the route tree is written by the build itself.
const sources = [
  'worker/**/*.ts',
  'web/**/*.*',
  'shared/**/*.ts',
  'drizzle/*.ts',
  'drizzle/schema/**/*.ts',
  'package-lock.json',
  'tsconfig.json',
  'wrangler.toml',
]
const generated = 'web/route-tree.gen.ts'

/** Builds for a local run when the sources changed since. */
export function ensureLocalBuild(): Promise<void> {
  return withBuildLock(async () => {
    const built = await readFile(fingerprintFile, 'utf8').catch(() => '')
    if (built !== (await fingerprint())) await buildProduction()
  })
}

/** Builds the client and the Worker into `dist/`. */
export async function buildProduction({ environment, onOutput }: BuildOptions = {}): Promise<void> {
  // A build that fails half-way leaves nothing that would pass for a build.
  await rm(fingerprintFile, { force: true })
  const buildId = await fingerprint(environment)
  // The second adds to what the first wrote.
  for (const config of ['web/vite.config.ts', 'web/vite.admin.config.ts']) {
    await runVite(config, buildId, { environment, onOutput })
  }
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
