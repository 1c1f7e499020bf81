import type { Role } from '#shared/access/user.ts'
import { previewAddress } from '#shared/addresses/admin-screens.ts'
import { typedCardAddress } from '#shared/admin/typed-card.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'

import { adminCall, importCall, markdownCall, previewCall, query } from './admin-calls.ts'
import type { HttpRequest } from './http-client.ts'
import type { SlowText } from './slow-markdown.ts'
import { listPaths, longText, type PublicPrompt, type Targets, wordsAt } from './targets.ts'

export type Attack = {
  name: string
  /** Who attacks; null without an account. */
  role: Role | null
  /** How many times slower than under the control the innocents may get; undefined for the control. */
  goal: number | undefined
  /** Sent first, by the same account. */
  prepare?: HttpRequest[]
  /** Sent one after the other, over and over. */
  requests: HttpRequest[]
  /** A prompt that has to be made public again. */
  changes?: PublicPrompt
  /** The search engine is replaced by a later issue: until then its answers in flight count, and no time. */
  isSearch?: boolean
}

export type Ammunition = {
  targets: Targets
  slow: { preview: SlowText; markdown: SlowText; row: string }
  /** A prompt that the attack alone changes. */
  toggled: PublicPrompt
}

const anonymous = { role: null }
const contributor = { role: 'contributor' } as const
const moderator = { role: 'moderator' } as const

/** The others are compared with it: a flood of requests that cost next to nothing. */
export const control: Attack = {
  ...anonymous,
  name: 'control: a missing file',
  goal: undefined,
  requests: [{ method: 'GET', path: '/assets/nothing.js' }],
}

/** More different texts than are answered before a search is forgotten again. */
const differentTexts = 3000

/** Those that write drafts or change versions come last: the others find the starting content. */
export function listAttacks({ targets, slow, toggled }: Ammunition, connections: number): Attack[] {
  const texts = Array.from({ length: differentTexts }, (_, index) => wordsAt(targets, index))
  const ownSlug = `draft-under-${connections}-connections`
  const gptLists = listPaths('/gpts', targets)
  return [
    {
      ...contributor,
      name: `preview of 290 kB (${slow.preview.shape})`,
      goal: 1.5,
      requests: [previewCall({ description: slow.preview.text })],
    },
    {
      ...anonymous,
      name: 'refused POST to a procedure of the administration',
      goal: 1.2,
      requests: [adminCall('admin.anything', {}), adminCall('admin.prompts.setStatut', {})],
    },
    {
      ...contributor,
      name: `batch of ten markdown texts (${slow.markdown.shape})`,
      goal: 1.5,
      requests: [markdownCall(Array.from({ length: 10 }, () => slow.markdown.text))],
    },
    {
      ...contributor,
      name: 'markdown of one letter',
      goal: 2,
      requests: [adminCall('admin.markdown', { markdown: 'a' })],
    },
    {
      ...contributor,
      name: 'preview of a stored draft, by GET',
      goal: 2,
      prepare: [
        adminCall('admin.gpts.createDraft', {
          draft: { ...gptDrafting.emptyDraft, nom: 'Brouillon', slug: ownSlug },
        }),
      ],
      requests: [{ method: 'GET', path: previewAddress('gpt', ownSlug) }],
    },
    {
      ...moderator,
      name: 'dry run of a change of all items',
      goal: 2,
      requests: [
        adminCall('admin.prompts.previewChange', {
          cible: {},
          changement: { champ: 'ia', valeur: 'Claude' },
        }),
      ],
    },
    {
      ...contributor,
      name: `import preview of 200 rows (${slow.markdown.shape})`,
      goal: 2,
      requests: [importCall(200, slow.row)],
    },
    {
      ...contributor,
      name: 'social image of what is typed',
      goal: 2,
      requests: [{ method: 'GET', path: typedImage(targets) }],
    },
    {
      ...contributor,
      name: 'find',
      goal: 2,
      requests: texts.map((q) => query('admin.find', { q })),
    },
    {
      ...contributor,
      name: 'list with a text of 200 characters',
      goal: 2,
      requests: texts.map((_, index) =>
        query('admin.prompts.list', {
          q: longText(targets, 200, index),
          tri: 'titre',
          ordre: 'asc',
          page: 1,
        }),
      ),
    },
    {
      ...anonymous,
      name: 'suggestions',
      goal: 2,
      isSearch: true,
      requests: texts.map((q) => query('search.suggestions', { q })),
    },
    {
      ...anonymous,
      name: 'results',
      goal: 2,
      isSearch: true,
      requests: texts.map((q) => ({
        method: 'GET',
        path: `/recherche?q=${encodeURIComponent(q)}`,
      })),
    },
    {
      ...anonymous,
      name: 'search of an assistant',
      goal: 2,
      isSearch: true,
      requests: texts.map(assistantSearch),
    },
    {
      ...anonymous,
      name: 'filtered lists',
      goal: 2,
      isSearch: true,
      requests: texts.map((_, index) => ({ method: 'GET', path: gptLists(index) })),
    },
    {
      ...moderator,
      name: 'status of one item back and forth',
      goal: 2,
      changes: toggled,
      requests: ['brouillon', 'valide'].map((statut) =>
        adminCall('admin.prompts.setStatut', { ids: [toggled.id], statut }),
      ),
    },
    {
      ...contributor,
      name: 'draft created again and again',
      goal: 2,
      requests: [
        adminCall('admin.gpts.createDraft', {
          draft: { ...gptDrafting.emptyDraft, nom: 'Brouillon' },
        }),
      ],
    },
  ]
}

const typedImage = (targets: Targets): string =>
  typedCardAddress({
    kind: 'gpt',
    titre: longText(targets, 400),
    description: longText(targets, 600),
    categorie: 'SEO',
    ia: 'ChatGPT',
    cote: 'SEO-001',
  })

const assistantSearch = (q: string, id: number): HttpRequest => ({
  method: 'POST',
  path: '/mcp',
  headers: {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    'mcp-protocol-version': '2025-06-18',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'rechercher', arguments: { q } },
  }),
})
