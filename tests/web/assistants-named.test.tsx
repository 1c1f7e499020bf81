import { glob, readFile } from 'node:fs/promises'

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { assistants } from '#shared/variables/assistants.ts'
import { PromptsPerPlatform } from '#web/features/home/prompts-per-platform.tsx'

const names = assistants.map(({ name }) => name)

it('every sentence that lists the assistants lists all of them, in their order', async () => {
  const listed: [file: string, names: string][] = []
  for await (const file of glob('{web,shared}/**/*.{ts,tsx}', { cwd: projectPath('.') })) {
    const text = await readFile(projectPath(file), 'utf8')
    for (const [list] of text.matchAll(/ChatGPT(?:, \w+)* ou \w+/gu)) listed.push([file, list])
  }

  const sentence = `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`
  expect(listed.length).toBeGreaterThan(3)
  expect(listed.filter(([, list]) => list !== sentence)).toEqual([])
})

it('the home page says of each assistant how a prompt arrives in it', () => {
  const section = renderToStaticMarkup(<PromptsPerPlatform />)

  expect(Array.from(section.matchAll(/<dt>(.*?)<\/dt>/gu), ([, name]) => name)).toEqual(names)
})
