import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { findRunningDatabase } from '#drizzle/commands/running-database.ts'
import { startChild } from '#drizzle/local/child-processes.ts'
import { freePort } from '#drizzle/local/free-port.ts'
import { readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'
import { createReadyAdmin } from '#tests/support/calls/signed-in.ts'
import { unlimited } from '#tests/support/site/served-sites.ts'

import { listPictures, type Picture } from './pictures.ts'
import type { ServedSite, ServedSites } from './served-sites.ts'
import { changeContent, originOf, type SiteName } from './sites.ts'

/** One database for all pictures: ids are random, and order what is equal otherwise. */
const startingData = projectPath('test-results/pixels/data')

/**
 * Compares pictures of every scene (`scenes.ts`) between a commit and the working tree, and exits with 1 if one differs.
 * `test-results/pixels` has the differences drawn. `--base REF` names the commit, by default the last one;
 * `--only REGEXP` selects scenes; `--quick` takes two of the six combinations of width and theme. The pictures of a
 * commit are taken once.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'HEAD' },
      only: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
    },
  })
  const commit = git('rev-parse', '--verify', `${values.base}^{commit}`)
  const selection = { only: values.only, isQuick: values.quick }
  const pictures = listPictures(selection)
  if (pictures.length === 0) throw new SetupError(`No scene matches «${values.only}».`)
  const folder = projectPath(`test-results/pixels/${commit}`)
  const missing = pictures.filter(({ file }) => !existsSync(join(folder, file)))
  const env = { PIXELS_FOLDER: folder, PIXELS_SELECTION: JSON.stringify(selection) }
  if (missing.length > 0) {
    console.log(`Taking ${missing.length} pictures of ${values.base}`)
    await withCheckout(commit, (tree) => runOn(tree, missing, { ...env, PIXELS_TAKE: '1' }))
  }
  console.log(`Comparing ${pictures.length} pictures of the working tree with ${values.base}`)
  await runOn(projectPath('.'), pictures, env)
})

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: projectPath('.'), encoding: 'utf8' }).trim()
}

/** Checks a commit out beside the project. It uses the packages that are installed here. */
async function withCheckout(commit: string, use: (tree: string) => Promise<void>): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), 'pixels-'))
  const tree = join(parent, 'tree')
  git('worktree', 'add', '--detach', tree, commit)
  try {
    await symlink(projectPath('node_modules'), join(tree, 'node_modules'))
    await use(tree)
  } finally {
    git('worktree', 'remove', '--force', tree)
    await rm(parent, { recursive: true, force: true })
  }
}

/** Serves a tree to the pictures and runs Playwright on it. */
async function runOn(
  tree: string,
  pictures: Picture[],
  env: Record<string, string>,
): Promise<void> {
  const sites: Site[] = []
  try {
    const served: ServedSites = {}
    // One after the other: the first builds the tree.
    for (const name of new Set(pictures.map(({ scene }) => scene.site ?? 'catalogue'))) {
      const site = await startSite(tree, name)
      sites.push(site)
      served[name] = site.served
    }
    const args = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/pixels/playwright.config.ts',
    ]
    const run = await startChild(process.execPath, args, {
      env: { ...env, PIXELS_SITES: JSON.stringify(served) },
      onOutput: (text) => process.stdout.write(text),
    })
    if ((await run.ended) !== 0) process.exitCode = 1
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()))
  }
}

type Site = { served: ServedSite; stop: () => Promise<void> }

async function startSite(tree: string, name: SiteName): Promise<Site> {
  if (!existsSync(startingData)) await (await serve(tree, startingData, name)).stop()
  const dataFolder = await mkdtemp(join(tmpdir(), 'pixels-data-'))
  await cp(startingData, dataFolder, { recursive: true })
  const site = await serve(tree, dataFolder, name)
  const database = await findRunningDatabase(dataFolder)
  if (!database) throw new SetupError(`No database answers in ${dataFolder}.`)
  await changeContent(name, database)
  const secrets = await readLocalSecrets(dataFolder)
  const { id: account } = await createReadyAdmin({ database, secrets }, 'pixels@example.org')
  return {
    served: { port: site.port, dataFolder, account },
    stop: async () => {
      await site.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

async function serve(tree: string, dataFolder: string, name: SiteName) {
  const port = await freePort()
  const site = await startChild('npm', ['--prefix', tree, 'start'], {
    env: {
      ...unlimited,
      DATA_DIR: dataFolder,
      PORT: String(port),
      SITE_ORIGIN: originOf(name),
    },
  })
  while (!site.lastOutput().includes(`Ready: http://localhost:${port}`)) {
    if (site.exitCode() !== undefined) throw new SetupError(site.lastOutput())
    await sleep(200)
  }
  return { port, stop: () => site.stop() }
}
