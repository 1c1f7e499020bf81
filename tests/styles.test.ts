import { glob, readFile } from 'node:fs/promises'

import { beforeAll, describe, expect, it } from 'vitest'

import { ensureLocalBuild } from '#drizzle/commands/production-build.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

/** Classes that a third-party package sets on its elements. */
const thirdPartySheet = 'web/features/ads/consent.css'
const thirdPartyClass = /^recharts-/

/** Components that compute a position or a size in the browser. */
const computedStyles = [
  'web/admin/editor/live-preview.tsx',
  'web/admin/variables/bracket-field.tsx',
  'web/features/personalisation/screen-keyboard/field-bar.tsx',
]

describe('the style sheets', () => {
  const sheets = new Map<string, string>()
  let components: Map<string, string>

  beforeAll(async () => {
    for (const [file, text] of await readAll('web/**/*.css')) {
      if (file !== thirdPartySheet) sheets.set(file, text.replaceAll(/\/\*.*?\*\//gs, ''))
    }
    components = await readAll('{web,shared}/**/*.{ts,tsx}')
  })

  it('define no unused class', () => {
    const used = new Set([...components.values()].flatMap(wordsOfStrings))
    const unused = [...sheets].flatMap(([file, text]) =>
      classesOf(text).flatMap((name) =>
        used.has(name) || thirdPartyClass.test(name) ? [] : [`${file} .${name}`],
      ),
    )

    expect(sheets.size).toBeGreaterThan(10)
    expect(unused).toEqual([])
  })

  it('do not use @apply', () => {
    expect([...sheets].filter(([, text]) => text.includes('@apply'))).toEqual([])
  })

  it('put every built rule into a layer', async () => {
    await ensureLocalBuild()
    const built = await readAll('dist/client/assets/{public-*,entry-admin}.css')

    expect(built.size).toBe(2)
    for (const text of built.values()) expect(outsideLayers(text)).toEqual([])
  })

  it('leave only computed places and sizes to style attributes', () => {
    const styled = [...components].filter(([, text]) => /\sstyle=/.test(text))

    expect(styled.map(([file]) => file).toSorted()).toEqual(computedStyles)
  })
})

async function readAll(pattern: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for await (const file of glob(pattern, { cwd: projectPath('.') })) {
    texts.set(file, await readFile(projectPath(file), 'utf8'))
  }
  return texts
}

/** The words in the strings of a source: each may be a class. */
function wordsOfStrings(source: string): string[] {
  const code = source.replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '')
  const strings = [...code.matchAll(/'[^'\n]*'|"[^"]*"|`[^`]*`/g)].join(' ')
  return strings.match(/[\w-]+/g) ?? []
}

/** The classes that the selectors of a sheet name. */
function classesOf(sheet: string): string[] {
  const selectors = [...sheet.matchAll(/(?<=^|[;{}])[^;{}@]+(?=\{)/g)].join(' ')
  return [...new Set(selectors.match(/(?<=\.)[a-z][\w-]*/gi))]
}

/** The selectors of a built sheet that are in no layer. */
function outsideLayers(sheet: string): string[] {
  let depth = 0
  const heads: string[] = []
  for (const [, head = '', brace] of sheet.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '{' && depth === 0) heads.push(head.replaceAll(/\/\*.*?\*\/|[^;]*;/gs, ''))
    depth += brace === '{' ? 1 : -1
  }
  return heads.filter((head) => !/^@(layer|font-face|property|keyframes)\b/.test(head.trim()))
}
