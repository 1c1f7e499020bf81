import { z } from 'zod'

import type { PromptInput } from '#shared/items/prompt-fields.ts'
import type { ServedSite } from '#tests/support/site/served-sites.ts'

import { promptInput } from './inputs.ts'
import { signedInAdmin } from './signed-in.ts'

export type AdminClient = {
  /** The cookies of the session, as a browser sends them. */
  cookie: string
  mutate: (procedure: string, input: object) => Promise<Response>
  query: (procedure: string, input: object) => Promise<Response>
  createPrompt: (overrides?: Partial<PromptInput>) => Promise<PromptInput & { id: string }>
  setStatut: (id: string, statut: PromptInput['statut']) => Promise<void>
}

/** A signed-in administrator of a served site, who works through its API. */
export async function adminClient(site: ServedSite): Promise<AdminClient> {
  const { url } = site
  const { cookies } = await signedInAdmin(site)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const mutate = (procedure: string, input: object) =>
    fetch(`${url}/api/trpc/${procedure}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: url, 'x-app': '1' },
      body: JSON.stringify(input),
    })
  const done = async (procedure: string, input: object): Promise<unknown> => {
    const response = await mutate(procedure, input)
    if (!response.ok) throw new Error(`${procedure}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    cookie,
    mutate,
    query: (procedure, input) =>
      fetch(`${url}/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, {
        headers: { cookie },
      }),
    createPrompt: async (overrides = {}) => {
      const item = promptInput({ slug: `prompt-${crypto.randomUUID()}`, ...overrides })
      const { id } = createdSchema.parse(await done('admin.prompts.create', item)).result.data
      return { ...item, id }
    },
    setStatut: async (id, statut) => {
      await done('admin.prompts.setStatut', { ids: [id], statut, raison: 'Doublon' })
    },
  }
}

const createdSchema = z.object({ result: z.object({ data: z.object({ id: z.string() }) }) })
