import type { PromptField } from '#shared/variables/known-variable.ts'
import { fillPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'
import type { Api } from '#web/loading/trpc.ts'
import { keptPrompt } from '#web/offline/kept-items.ts'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { ownText } from '#web/storage/own-text.ts'
import { currentValues } from '#web/storage/own-values.ts'
import { storedProfiles } from '#web/storage/stored-profiles.ts'

import { bracketsLeft, type Progress, progressOf } from './brackets-left.ts'

export type CatalogueText = { slug: string; prompt: string; fields: PromptField[] }

/** A prompt with what this browser has for it. */
export type FilledPrompt = Progress & {
  text: string
  /** The client whose values are in it. */
  client: string | null
  /** True if the text is the visitor's version. */
  isOwnVersion: boolean
}

/** Asks for a prompt; without network for the one that is kept, where it is. */
export async function loadPrompt(api: Api, slug: string): Promise<CatalogueText> {
  const { prompt, fields } = await api.catalogue.promptText
    .query({ slug })
    .catch(async (error: unknown) => {
      const kept = await keptPrompt(slug)
      if (!kept) throw error
      return kept
    })
  return { slug, prompt, fields }
}

/**
 * Fills a prompt as its page would: the visitor's version of its text, with what was typed there, and a
 * client's values for the rest, the chosen one's unless another is named.
 */
export function filledPrompt(
  { slug, prompt, fields }: CatalogueText,
  id: string | null = chosenClient.get()?.id ?? null,
): FilledPrompt {
  const client = storedProfiles.get().find((profile) => profile.id === id) ?? null
  const own = ownText(slug, prompt)
  const parsed = parsePrompt(own)
  const values = currentValues(slug, parsed.variables, fields, client)
  return {
    text: fillPrompt(parsed, values),
    ...progressOf(parsed.variables, values),
    client: client?.name ?? null,
    isOwnVersion: own !== prompt,
  }
}

/** What was copied, in words: «Copié pour Client Dupont, 4 variables sur 7 remplies». */
export function copiedSentence({ filled, total, client, isOwnVersion }: FilledPrompt): string {
  const copied = isOwnVersion ? 'Copié dans votre version' : 'Copié'
  const whose = client === null ? copied : `${copied} pour ${client}`
  if (total === 0) return copied
  if (filled === total) return `${whose}, entièrement rempli`
  if (filled === 0) return `${whose}, à remplir entre crochets`
  const count =
    filled > 1 ? `${filled} variables sur ${total} remplies` : `1 variable sur ${total} remplie`
  return `${whose}, ${count}`
}

/** Whose values were copied and what is left to fill in, in a sentence; null where none were. */
export function valuesSentence({
  filled,
  total,
  client,
}: Progress & Pick<FilledPrompt, 'client'>): string | null {
  if (filled === 0) return null
  const whose = client === null ? 'Avec vos valeurs' : `Avec vos valeurs pour ${client}`
  return `${whose}\u00a0: ${bracketsLeft({ filled, total }) ?? 'aucun crochet ne reste à remplir.'}`
}

/** Says that a text which was copied is not the catalogue's. */
const versionSentence = 'C’est votre version du texte.'

/** Description in the toast after a copy: the source of the values, and the unfilled variables. */
export function describeCopy(filled: FilledPrompt, copied: string): string {
  const values = valuesSentence(filled) ?? [copied, bracketsLeft(filled)].filter(Boolean).join(' ')
  return filled.isOwnVersion ? `${values} ${versionSentence}` : values
}
