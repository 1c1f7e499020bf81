import type { KeptItem, SelectedItem } from '#shared/items/selection.ts'
import type { Selection } from '#shared/items/selections.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import { fillPrompt } from '#shared/variables/prompt-variables.ts'
import { valuesSentence } from '#web/items/copying/filled-prompt.ts'
import type { Api } from '#web/loading/trpc.ts'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { storedProfiles } from '#web/storage/stored-profiles.ts'

import { fillForClient, type FilledPrompt, loadEach } from './document/document-pieces.ts'
import { type PresentItem, presentItems } from './present-items.ts'
import { type CopiedItem, selectionMarkdown } from './selection-markdown.ts'

type FilledMarkdown = {
  text: string
  /** Whose values are in it and what is left to fill in; null where none are. */
  withValues: string | null
  /** Number of texts that are versions of the visitor. */
  versionCount: number
}

/** A selection as text, each item by its title of today and each prompt filled as its page would. */
export async function filledMarkdown(
  api: Api,
  { title, items }: Pick<Selection, 'title' | 'items'>,
): Promise<FilledMarkdown> {
  const client = presentClient()
  const ofKind = (kind: SelectedItem['kind']) => items.filter((item) => item.kind === kind)
  const [prompts, gpts] = await Promise.all([
    loadEach(api, ofKind('prompt')),
    // Without network by the titles that are stored.
    presentItems(api, ofKind('gpt')).catch(() => []),
  ])
  const filled: FilledPrompt[] = []
  let versionCount = 0
  const copied = items.map((item): CopiedItem => {
    if (item.kind === 'gpt') return withAddress(item, gpts.shift())
    const source = prompts.shift()?.source
    if (source?.kind !== 'prompt') {
      return { ...withAddress(item), ...(source?.kind === 'gone' && { text: null }) }
    }
    const prompt = fillForClient(source, client)
    filled.push(prompt)
    if (source.isOwnVersion) versionCount += 1
    const text = fillPrompt(prompt.parsed, prompt.values)
    return { ...withAddress(item, source.present), text }
  })
  return {
    text: selectionMarkdown(title, copied),
    versionCount,
    withValues: valuesSentence({
      filled: sum(filled.map(({ filledCount }) => filledCount)),
      total: sum(filled.map(({ parsed }) => parsed.variables.length)),
      client: client?.name ?? null,
    }),
  }
}

function presentClient(): Profile | null {
  const id = chosenClient.get()?.id
  return storedProfiles.get().find((profile) => profile.id === id) ?? null
}

/** What is put aside, by its title and address of today where those are known. */
const withAddress = (item: KeptItem, present?: PresentItem | null): CopiedItem => {
  const { kind, slug, title } = present ?? item
  return { ...item, title, url: `${location.origin}/${kind}/${slug}` }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
