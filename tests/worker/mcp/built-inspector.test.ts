/** @module-tag prove */

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'

const shippedPrompts = 34
const shippedGpts = 86
const slug = 'brief-contenu-redacteur'

let site: BuiltWorker
let home: string

beforeAll(async () => {
  site = await startBuiltWorker()
  home = await mkdtemp(join(tmpdir(), 'inspector-home-'))
})
afterAll(async () => {
  await site.stop()
  await rm(home, { recursive: true, force: true })
})

// The command line has no completion: built-mcp.test.ts asks for that with the client.
describe.each(['legacy', 'modern'])('the command line of the MCP inspector, %s', (era) => {
  const inspect = async (method: string, ...options: string[]) => {
    const { stdout } = await runInspector(['--protocol-era', era, '--method', method, ...options])
    return JSON.parse(stdout) as unknown
  }

  it('lists the tools, and finds no fault in their schemas', async () => {
    const names = ['rechercher', 'lire_prompt', 'preparer_prompt', 'lire_gpt', 'lister_categories']

    expect(await inspect('tools/list', '--strict')).toMatchObject({
      tools: names.map((name) => ({ name })),
    })
  })

  it('calls a tool', async () => {
    const answer = await inspect(
      'tools/call',
      '--tool-name',
      'rechercher',
      '--tool-arg',
      'q=brief contenu redacteur',
    )

    expect(answer).toMatchObject({
      structuredContent: {
        resultats: expect.arrayContaining([expect.objectContaining({ slug })]),
      },
    })
  })

  it('is told that a tool refused', async () => {
    const refused = inspect('tools/call', '--tool-name', 'lire_prompt', '--tool-arg', 'slug=absent')

    await expect(refused).rejects.toMatchObject({
      code: toolErrorCode,
      stdout: expect.stringContaining('Prompt « absent » introuvable.'),
    })
  })

  it('lists the prompts and fills one in', async () => {
    const listed = await inspect('prompts/list')
    const prompt = await inspect(
      'prompts/get',
      '--prompt-name',
      slug,
      '--prompt-args',
      'ton=sobre et précis',
    )

    expect(listed).toMatchObject({
      prompts: expect.arrayContaining([
        expect.objectContaining({
          name: slug,
          arguments: expect.arrayContaining([expect.objectContaining({ name: 'ton' })]),
        }),
      ]),
    })
    expect(listed).toHaveProperty('prompts.length', shippedPrompts)
    expect(prompt).toMatchObject({
      messages: [{ role: 'user', content: { text: expect.stringContaining('sobre et précis') } }],
    })
  })

  it('lists the resources and reads one', async () => {
    const uri = `${site.url}/prompt/${slug}.md`
    const listed = await inspect('resources/list')
    const read = await inspect('resources/read', '--uri', uri)

    expect(listed).toHaveProperty('resources.length', shippedPrompts + shippedGpts)
    expect(read).toMatchObject({
      contents: [{ uri, mimeType: 'text/markdown', text: expect.stringMatching(/^# /m) }],
    })
  })
})

const toolErrorCode = 5

const program = fileURLToPath(
  import.meta.resolve('@modelcontextprotocol/inspector/clients/launcher/build/index.js'),
)

/** It keeps its catalogue of servers in the home folder: not in that of whoever runs the tests. */
const runInspector = (options: string[]) =>
  promisify(execFile)(
    process.execPath,
    [program, '--cli', `${site.url}/mcp`, '--transport', 'http', ...options],
    { env: { ...process.env, HOME: home } },
  )
