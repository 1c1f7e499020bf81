import { longDate } from '#shared/text/french-date.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import { fillPrompt } from '#shared/variables/prompt-variables.ts'
import { fenced, plainText, quoted } from '#web/features/selection/selection-markdown.ts'

import {
  fillForClient,
  type LoadedItem,
  missingSentence,
  formatProgress,
} from './document-pieces.ts'

export type ClientDocument = {
  title: string
  client: Profile | null
  items: LoadedItem[]
  now: string
}

/** A document for a client as text: what is not filled stays in brackets. */
export function documentMarkdown({ title, client, items, now }: ClientDocument): string {
  const parts = [`# ${plainText(title)}`, plainText(preparedFor(client, now))]
  return (
    [...parts, ...items.map((item, index) => pieceMarkdown(item, index, client))].join('\n\n') +
    '\n'
  )
}

/** For whom and when. */
export const preparedFor = (client: Profile | null, now: string) =>
  client ? `Préparé pour ${client.name}, le ${longDate(now)}.` : `Préparé le ${longDate(now)}.`

/** Where a GPT lives; one whose destination is long is launched by the site. */
export const gptAddress = ({ url_destination }: { url_destination: string }) =>
  new URL(url_destination, location.origin).href

/** The name of the file that it is saved as. */
export function documentFileName(title: string): string {
  const words = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return `${words.match(/[a-z0-9]+/g)?.join('-') ?? 'document'}.md`
}

function pieceMarkdown(item: LoadedItem, index: number, client: Profile | null): string {
  const { title, note, source } = item
  const lines = [`## ${index + 1}. ${plainText(title)}`]
  if (note !== '') lines.push(quoted(note))
  if (source.kind === 'gone' || source.kind === 'unkept') lines.push(`*${missingSentence(source)}*`)
  if (source.kind === 'prompt') {
    const filled = fillForClient(source, client)
    lines.push(
      `Prompt, ${formatProgress(filled)}`,
      fenced(fillPrompt(filled.parsed, filled.values)),
    )
  }
  if (source.kind === 'gpt') {
    lines.push(`GPT\u00a0: ${gptAddress(source.gpt)}`)
    if (source.gpt.role !== null) lines.push(fenced(source.gpt.role))
  }
  return lines.join('\n\n')
}
