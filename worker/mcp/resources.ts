import {
  type ListResourcesResult,
  type ReadResourceResult,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server'

import { markdownPath, readMarkdownPath } from '#shared/addresses/markdown-path.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { findAppError } from '#worker/runtime/errors.ts'
import { getPublicGpt } from '#worker/services/items/gpts.ts'
import { listItemsAfter, type ListedItem } from '#worker/services/items/item-slices.ts'
import { getPublicPrompt } from '#worker/services/items/prompts.ts'
import { gptMarkdown, promptMarkdown } from '#worker/text/item-markdown.ts'

import type { Catalogue } from './catalogue.ts'
import { categoryMarkdown } from './category-markdown.ts'
import { invalidCursor, pageSize, readCursor } from './cursor.ts'

const mimeType = 'text/markdown'
const cachedSeconds = 600

/** The addresses that assistants may fill in; `completion.ts` proposes their values. */
export const templateUris = (siteOrigin: string) => ({
  prompt: `${siteOrigin}/prompt/{slug}.md`,
  gpt: `${siteOrigin}/gpt/{slug}.md`,
  categorie: `${siteOrigin}/categorie/{categorie}`,
})

export function resourceTemplates(siteOrigin: string): ResourceTemplateType[] {
  const uris = templateUris(siteOrigin)
  return [
    {
      name: 'prompt',
      title: 'Fiche de prompt',
      description: 'Un prompt du catalogue : son texte, ses variables, son contexte.',
      uriTemplate: uris.prompt,
      mimeType,
    },
    {
      name: 'gpt',
      title: 'Fiche de GPT',
      description: 'Un GPT du catalogue : cas d’usage, méthode, limites, adresse.',
      uriTemplate: uris.gpt,
      mimeType,
    },
    {
      name: 'categorie',
      title: 'Catégorie',
      description: 'Les principales fiches d’une catégorie et les catégories voisines.',
      uriTemplate: uris.categorie,
      mimeType,
    },
  ]
}

/** Every public item by slug: the prompts, then the GPTs. */
export async function listResources(
  { db, cached, siteOrigin }: Catalogue,
  cursor: string | undefined,
): Promise<ListResourcesResult> {
  const { kind, after } = readPosition(cursor)
  const name = 'mcp.resources'
  return cached({ name, input: { kind, after } }, cachedSeconds, async () => {
    const limit = pageSize + 1
    const [prompts, gpts] = await Promise.all([
      kind === 'prompt' ? listItemsAfter(db, 'prompt', after, limit) : [],
      listItemsAfter(db, 'gpt', kind === 'gpt' ? after : '', limit),
    ])
    const found = [...prompts.map(entry('prompt')), ...gpts.map(entry('gpt'))]
    const page = found.slice(0, pageSize)
    const last = page.at(-1)
    return {
      resources: page.map(({ kind: kindOfItem, item }) => ({
        uri: siteOrigin + markdownPath(kindOfItem, item.slug),
        name: item.slug,
        title: item.title,
        description: item.description,
        mimeType,
        annotations: { lastModified: item.date_modification },
      })),
      nextCursor: last && found.length > pageSize ? `${last.kind}/${last.item.slug}` : undefined,
    }
  })
}

const entry = (kind: ItemKind) => (item: ListedItem) => ({ kind, item })

/** A cursor is the path of the last item before the page. */
function readPosition(cursor: string | undefined): { kind: ItemKind; after: string } {
  if (cursor === undefined) return { kind: 'prompt', after: '' }
  const [kind, slug, ...rest] = cursor.split('/')
  if ((kind !== 'prompt' && kind !== 'gpt') || rest.length > 0) throw invalidCursor()
  return { kind, after: readCursor(slug ?? '') }
}

/** The text of an item or of a category, as its page says it. */
export async function readResource(catalogue: Catalogue, uri: string): Promise<ReadResourceResult> {
  const path = uri.startsWith(catalogue.siteOrigin) ? uri.slice(catalogue.siteOrigin.length) : ''
  const text = await readText(catalogue, path).catch((error: unknown) => {
    if (findAppError(error)?.code === 'NOT_FOUND') return null
    throw error
  })
  if (text === null) throw new ResourceNotFoundError(uri, `Ressource « ${uri} » introuvable.`)
  return { contents: [{ uri, mimeType, text }] }
}

async function readText({ db, ask, siteOrigin }: Catalogue, path: string): Promise<string | null> {
  const category = /^\/categorie\/([a-z0-9-]+)$/.exec(path)?.[1]
  if (category) return categoryMarkdown(await ask.category({ slug: category }), siteOrigin)
  const item = readMarkdownPath(path)
  if (!item) return null
  return item.kind === 'prompt'
    ? promptMarkdown(await getPublicPrompt(db, item.slug), siteOrigin)
    : gptMarkdown(await getPublicGpt(db, item.slug), siteOrigin)
}
