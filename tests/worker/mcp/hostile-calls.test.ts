import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { defaultTexts } from '#shared/site/texts/site-texts.ts'
import { readAllRows } from '#tests/support/database/all-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { hostileTexts, insides } from '#tests/support/hostile/hostile-inputs.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { toolsFor } from '#worker/mcp/tools.ts'

import { toolArguments } from './assistant.ts'

const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}

const inputSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
})
const tools = toolsFor(defaultTexts).map(({ name, inputSchema: schema }) => {
  const { properties, required } = inputSchema.parse(schema)
  return { name, properties, required }
})

const answerSchema = z.object({
  result: z.object({ isError: z.boolean().optional() }).optional(),
  error: z.object({ code: z.number() }).optional(),
})

let db: TestDatabase
let site: ReturnType<typeof testSite>

beforeAll(async () => {
  db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche' })
  await insertGpt(db, { slug: 'outil' })
  site = testSite(() => db)
})

/** What a call is answered with: its result, a failure in words, or a failure of the protocol. */
async function outcomeOf(method: string, params: object): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await site.get('/mcp', { method: 'POST', headers, body })
  const text = await response.text()
  const { result, error } = answerSchema.parse(JSON.parse(text))
  if (response.status >= 500 || error?.code === -32_603) return `failed: ${text}`
  if (insides.test(text)) return `shows its inside: ${text}`
  return result && !result.isError ? 'answered' : 'refused'
}

const callTool = (name: string, given: unknown) =>
  outcomeOf('tools/call', { name, arguments: given })

describe.each(tools)('the tool $name', ({ name, properties, required }) => {
  it('answers valid arguments', async () => {
    expect(await callTool(name, toolArguments[name])).toBe('answered')
  })

  it.each(
    Object.entries(properties).flatMap(([key, schema]) =>
      outside(schema).map((value) => [key, value] as const),
    ),
  )('refuses %s: %j', async (key, value) => {
    expect(await callTool(name, { ...toolArguments[name], [key]: value })).toBe('refused')
  })

  it.each(required)('refuses a call without %s', async (key) => {
    const { [key]: _left, ...others } = toolArguments[name] ?? {}

    expect(await callTool(name, others)).toBe('refused')
  })
})

/** Values that a schema does not take, by each thing that it says of them. */
function outside({
  type,
  maxLength,
  minimum,
  maximum,
  enum: values,
}: Record<string, unknown>): unknown[] {
  return [
    type === 'object' ? { x: {} } : { $ne: '' },
    ...(typeof maxLength === 'number' ? ['a'.repeat(maxLength + 1)] : []),
    ...(typeof minimum === 'number' ? [minimum - 1, minimum + 0.5] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ...(values === undefined ? [] : ['autre']),
    ...(type === 'object' ? ['texte', { x: 'a'.repeat(100_000 / 2) }] : [['a']]),
  ]
}

it('no text is more than a text, wherever an assistant sends it, and none is kept', async () => {
  const before = await readAllRows(db)
  const wrong: string[] = []
  const origin = 'https://exemple.test'
  for (const hostile of hostileTexts) {
    const text = hostile.slice(0, 2000).toWellFormed()
    const calls: [string, object][] = [
      ...tools
        .filter(({ name }) => name !== 'rechercher')
        .map(({ name, properties }): [string, object] => [
          'tools/call',
          {
            name,
            arguments: Object.fromEntries(Object.keys(properties).map((key) => [key, text])),
          },
        ]),
      ['tools/call', { name: text, arguments: {} }],
      [
        'tools/call',
        { name: 'preparer_prompt', arguments: { slug: 'fiche', valeurs: { [text]: text } } },
      ],
      ['resources/read', { uri: `${origin}/prompt/${text}.md` }],
      ['resources/read', { uri: text }],
      ['resources/list', { cursor: text }],
      ['prompts/list', { cursor: text }],
      ['prompts/get', { name: text, arguments: { [text]: text } }],
      ['prompts/get', { name: 'fiche', arguments: { [text]: text } }],
      [
        'completion/complete',
        { ref: { type: 'ref/prompt', name: text }, argument: { name: text, value: text } },
      ],
      [
        'completion/complete',
        {
          ref: { type: 'ref/resource', uri: `${origin}/categorie/{categorie}` },
          argument: { name: 'categorie', value: text },
        },
      ],
      [text, {}],
    ]
    for (const [method, params] of calls) {
      const outcome = await outcomeOf(method, params)
      if (!/^(?:answered|refused)$/.test(outcome)) wrong.push(`${method} ${text}: ${outcome}`)
    }
  }
  await site.settled()

  expect(wrong).toEqual([])
  expect(await readAllRows(db)).toEqual(before)
})
