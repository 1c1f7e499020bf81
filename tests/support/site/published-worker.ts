import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'

import { builtConfig } from '#drizzle/commands/production-build.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import type { LoadedFile } from '#tests/support/page/first-visit.ts'

/** The modules that a deployment of the build would publish, gzipped. */
export async function readPublishedModules(): Promise<LoadedFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'published-worker-'))
  try {
    await promisify(execFile)(
      process.execPath,
      [
        projectPath('node_modules/wrangler/bin/wrangler.js'),
        'deploy',
        `--config=${projectPath('dist', builtConfig)}`,
        '--dry-run',
        `--outdir=${folder}`,
      ],
      { cwd: projectPath(), env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
    )
    return await readModules(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Source maps and the notes beside them are not published. */
async function readModules(folder: string): Promise<LoadedFile[]> {
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
