import { type Niveau, niveaux } from '#shared/items/niveau.ts'
import { isText } from '#shared/items/selection.ts'
import type { PromptField, VariableKind, VariableScope } from '#shared/variables/known-variable.ts'
import { itemStateId } from '#web/loading/page-state.ts'
import { asRecord } from '#web/storage/read-record.ts'

import { pagesCacheName } from './kept-copy.ts'
import { readTexts } from './read-texts.ts'

/** An item as the kept copy of its page has it. */
type KeptItemPage = { title: string; category: string; cote: string }
export type KeptPrompt = KeptItemPage & {
  niveau: Niveau | null
  prompt: string
  fields: PromptField[]
}
export type KeptGpt = KeptItemPage & { url_destination: string; role: string | null }

/** A prompt that this browser keeps to show without network; null where it does not. */
export async function keptPrompt(slug: string): Promise<KeptPrompt | null> {
  const { titre, prompt, niveau, fields, ...answer } = await keptAnswer('prompt', slug)
  if (!isText(titre) || !isText(prompt)) return null
  return {
    ...filedUnder(answer),
    title: titre,
    niveau: niveaux.find((one) => one === niveau) ?? null,
    prompt,
    fields: Array.isArray(fields) ? fields.flatMap(readField) : [],
  }
}

/** A GPT that this browser keeps to show without network; null where it does not. */
export async function keptGpt(slug: string): Promise<KeptGpt | null> {
  const { nom, url_destination, role, ...answer } = await keptAnswer('gpt', slug)
  if (!isText(nom) || !isText(url_destination)) return null
  return {
    ...filedUnder(answer),
    title: nom,
    url_destination,
    role: isText(role) ? role : null,
  }
}

function filedUnder({ categories, cote }: Record<string, unknown>) {
  const [category]: unknown[] = Array.isArray(categories) ? categories : []
  return { category: isText(category) ? category : '', cote: isText(cote) ? cote : '' }
}

/** The answer that the kept page of an item was rendered from; empty where none can be read. */
async function keptAnswer(kind: 'prompt' | 'gpt', slug: string): Promise<Record<string, unknown>> {
  if (!('caches' in globalThis)) return {}
  const cache = await caches.open(pagesCacheName)
  const html = await (await cache.match(`/${kind}/${slug}`))?.text()
  const record = asRecord(parse(itemIn(html ?? '')))
  const call = asRecord(record[`catalogue.${kind} ${JSON.stringify({ slug })}`])
  return asRecord(call['data'])
}

/** The item of a page by its markup: no parser of documents takes a text here. */
function itemIn(html: string): string {
  const beginning = ` id="${itemStateId}">`
  const from = html.lastIndexOf(beginning)
  return from < 0 ? '' : html.slice(from + beginning.length, html.indexOf('</script>', from))
}

const kinds: readonly VariableKind[] = ['texte', 'texte_long', 'adresse', 'nombre', 'choix']

function readField(data: unknown): PromptField[] {
  const { placeholder, cle, libelle, aide, exemple, nature, portee, choix, alias } = asRecord(data)
  const kind = kinds.find((one) => one === nature)
  const isComplete =
    isText(placeholder) && isText(cle) && isText(libelle) && isText(aide) && isText(exemple)
  if (!isComplete || !kind) return []
  const known = { placeholder, cle, libelle, aide, exemple, nature: kind }
  const scope: VariableScope = portee === 'client' ? portee : 'mission'
  return [{ ...known, portee: scope, choix: readTexts(choix), alias: readTexts(alias) }]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
