import { glob, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'

const folders = new Set(['shared', 'drizzle', 'worker', 'web', 'tests'])
const rooms = await Array.fromAsync(
  glob(`{${[...folders].join(',')}}/**/README.md`, { cwd: projectPath() }),
)
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  '.github/CONTRIBUTING.md',
  '.hosting/UPGRADING.md',
  ...rooms,
]
const rootFiles = new Set((await readdir(projectPath())).filter((name) => name.includes('.')))
const ignored = new Set((await readFile(projectPath('.gitignore'), 'utf8')).split('\n'))

describe.each(documents)('%s', (document) => {
  it('names only files and folders that exist', async () => {
    const paths = pathsIn(await readFile(projectPath(document), 'utf8'))
    const missing: string[] = []
    for (const path of paths) if (!(await exists(path))) missing.push(path)

    expect(paths).not.toEqual([])
    expect(missing).toEqual([])
  })

  it('links only to files that exist', async () => {
    const text = await readFile(projectPath(document), 'utf8')
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, target]) => target ?? '',
    )
    const missing: string[] = []
    for (const target of targets) {
      if (!(await exists(join(dirname(document), target)))) missing.push(target)
    }

    expect(missing).toEqual([])
  })

  it('names no folder of one machine and no package registry', async () => {
    const text = await readFile(projectPath(document), 'utf8')

    expect(text).not.toMatch(/(?<![\w.~-])\/(?:home|root|tmp|var|usr|work|Users)\//)
    expect(text).not.toMatch(/\bregistry\.[a-z0-9-]+\.[a-z]+/i)
  })

  it('names only scripts that package.json has', async () => {
    const text = await readFile(projectPath(document), 'utf8')
    const manifest = await readFile(projectPath('package.json'), 'utf8')
    const named = [...text.matchAll(/\bnpm (?:run ([a-z:]+)|(start|test)\b)/g)]
    const scripts = new Set(named.map(([, script, short]) => script ?? short ?? ''))
    const missing = [...scripts].filter((script) => !manifest.includes(`"${script}": "`))

    expect(missing).toEqual([])
  })
})

/**
 * What a document writes in backticks and begins with a folder of the root, or is a file there, such
 * as `package.json` or `.npmrc`. A dotfile counts even when it is not there; what git ignores is
 * made by running the project and need not be.
 */
function pathsIn(text: string): string[] {
  const words = text
    .split('`')
    .filter((_, index) => index % 2 === 1)
    .flatMap((code) => code.split(/\s+/))
  const paths = words.filter((word) => {
    const [root = ''] = word.split('/')
    if (ignored.has(root)) return false
    return /^\.[a-z]/.test(root) || rootFiles.has(root) || folders.has(root)
  })
  return [...new Set(paths)]
}

async function exists(path: string): Promise<boolean> {
  // A dollar of a route's file is no pattern; an asterisk is.
  for await (const _ of glob(path.replace(/\/$/, ''), { cwd: projectPath() })) return true
  return false
}
