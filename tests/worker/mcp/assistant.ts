import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

import { askedItems } from '#tests/worker/http/addresses.ts'

/** The generations of the protocol that clients speak. */
export const generations = { '2025-11-25': 'legacy', '2026-07-28': { pin: '2026-07-28' } } as const
export type Generation = keyof typeof generations

/** Arguments of each tool that it answers, about the items of a test. */
export const toolArguments: Record<string, Record<string, unknown>> = {
  rechercher: { q: 'fiche' },
  lire_prompt: askedItems.prompt,
  preparer_prompt: { ...askedItems.prompt, valeurs: {} },
  lire_gpt: askedItems.gpt,
  lister_categories: {},
}

/** The official client, connected to a site. */
export async function connectAssistant(
  url: string,
  {
    generation = '2025-11-25',
    fetch,
  }: { generation?: Generation; fetch?: typeof globalThis.fetch } = {},
): Promise<Client> {
  const client = new Client(
    { name: 'assistant', version: '1.0.0' },
    { versionNegotiation: { mode: generations[generation] } },
  )
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { fetch }))
  return client
}

/** Every entry of a list, page after page, and how many each page had. */
export async function readAll<Entry>(
  readPage: (
    cursor: string | undefined,
  ) => Promise<{ entries: Entry[]; next?: string | undefined }>,
): Promise<{ entries: Entry[]; sizes: number[] }> {
  const entries: Entry[] = []
  const sizes: number[] = []
  let cursor: string | undefined
  do {
    const page = await readPage(cursor)
    entries.push(...page.entries)
    sizes.push(page.entries.length)
    cursor = page.next
  } while (cursor !== undefined)
  return { entries, sizes }
}
