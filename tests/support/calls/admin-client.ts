import { z } from 'zod'

import { promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'
import type { ServedSite } from '#tests/support/site/served-sites.ts'

import { promptInput } from './inputs.ts'
import { signedInAdmin } from './signed-in.ts'

type Versions = { version: number; copie: number }

export type AdminClient = {
  /** The cookies of the session, as a browser sends them. */
  cookie: string
  mutate: (procedure: string, input: object) => Promise<Response>
  query: (procedure: string, input: object) => Promise<Response>
  createPrompt: (overrides?: Partial<PromptInput>) => Promise<PromptInput & { id: string }>
  /** Saves a title in the draft of a prompt. */
  saveTitle: (id: string, titre: string) => Promise<Versions>
  /** Saves a title in the draft of a prompt and publishes that. */
  publishTitle: (id: string, titre: string) => Promise<void>
  setStatut: (id: string, statut: PromptInput['statut']) => Promise<void>
  remove: (id: string) => Promise<void>
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
  const query = (procedure: string, input: object) =>
    fetch(`${url}/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, {
      headers: { cookie },
    })
  const setStatut = async (id: string, statut: PromptInput['statut']) => {
    await done('admin.prompts.setStatut', { ids: [id], statut, raison: 'Doublon' })
  }
  const saveTitle = async (id: string, titre: string) => {
    const opened = await query('admin.prompts.get', { id })
    const { version, copie, draft } = openedSchema.parse(await opened.json()).result.data
    const edits = { titre: { from: draft.titre, to: titre } }
    const saved = await done('admin.prompts.saveEdits', { id, seen: { version, copie }, edits })
    return savedSchema.parse(saved).result.data
  }
  return {
    cookie,
    mutate,
    query,
    createPrompt: async (overrides = {}) => {
      const id = crypto.randomUUID()
      const item = promptInput({ slug: `prompt-${id}`, ...overrides })
      const draft = { ...promptDrafting.draftOf(item), statut: 'brouillon' }
      await done('admin.prompts.createDraft', { id, draft })
      if (item.statut !== 'brouillon') await setStatut(id, item.statut)
      return { ...item, id }
    },
    saveTitle,
    publishTitle: async (id, titre) => {
      await done('admin.prompts.publish', { id, ...(await saveTitle(id, titre)) })
    },
    setStatut,
    remove: async (id) => {
      await done('admin.prompts.remove', { ids: [id] })
    },
  }
}

const versionFields = { version: z.number(), copie: z.number() }
const savedSchema = z.object({ result: z.object({ data: z.object(versionFields) }) })
const openedSchema = z.object({
  result: z.object({
    data: z.object({ ...versionFields, draft: z.object({ titre: z.string() }) }),
  }),
})
