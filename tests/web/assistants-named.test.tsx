import { glob, readFile } from 'node:fs/promises'

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { assistants } from '#shared/variables/assistants.ts'
import { PromptsPerPlatform } from '#web/features/home/prompts-per-platform.tsx'

const names = assistants.map(({ name }) => name)
const numbers = 'zéro un deux trois quatre cinq six sept huit neuf dix'.split(' ')

const known = names.map((name) => RegExp.escape(name)).join('|')
/** A list that begins with an assistant, whatever else it names. */
const list = new RegExp(
  `(?<!, )(?:${known})(?:, (?:${known}|\\p{Lu}\\w+))* (ou|or) (?:${known}|\\p{Lu}\\w+)`,
  'gu',
)
/** How many there are, in words. */
const count = new RegExp(
  `\\b(${numbers.join('|')}) assistants\\b|\\b[Ll]es (${numbers.join('|')})\\b`,
  'gu',
)

/** Programs that reach the catalogue by themselves are listed elsewhere, with assistants among them. */
const isOfPrograms = (found: string) => found.includes('Cursor')

it('every sentence that lists the assistants lists all of them, in their order', async () => {
  const listed: { file: string; found: string; wanted: string }[] = []
  for await (const file of glob(['{web,shared}/**/*.{ts,tsx}', 'README.md'], {
    cwd: projectPath('.'),
  })) {
    for (const [found, or] of (await readFlat(file)).matchAll(list)) {
      const wanted = `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
      if (!isOfPrograms(found)) listed.push({ file, found, wanted })
    }
  }

  expect(listed.length).toBeGreaterThan(3)
  expect(listed.filter(({ found, wanted }) => found !== wanted)).toEqual([])
})

it('every sentence that counts the assistants counts all of them', async () => {
  const counted: { file: string; found: string }[] = []
  for await (const file of glob('{web,shared}/**/*.{ts,tsx}', { cwd: projectPath('.') })) {
    for (const [found, , alone] of (await readFlat(file)).matchAll(count)) {
      // «Les trois» counts assistants where they are what the text is about.
      if (!alone || file.endsWith('prompts-per-platform.tsx')) counted.push({ file, found })
    }
  }

  expect(counted.length).toBeGreaterThan(1)
  expect(counted.filter(({ found }) => !found.includes(numbers[names.length] ?? ''))).toEqual([])
})

it('the home page says of each assistant how a prompt arrives in it', () => {
  const section = renderToStaticMarkup(<PromptsPerPlatform />)

  expect(Array.from(section.matchAll(/<dt[^>]*>(.*?)<\/dt>/gu), ([, name]) => name)).toEqual(names)
})

/** A source as one line: where the formatter breaks a sentence, it goes on. */
async function readFlat(file: string): Promise<string> {
  return (await readFile(projectPath(file), 'utf8')).replaceAll(/(?:\s|&nbsp;)+/gu, ' ')
}
