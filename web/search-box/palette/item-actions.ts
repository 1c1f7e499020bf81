import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { type Assistant, assistantOpening, assistants } from '#shared/variables/assistants.ts'
import { tellOpening } from '#web/items/assistants/opening.ts'
import { usePreferredAssistant } from '#web/items/assistants/preferred-assistant.ts'
import {
  type CatalogueText,
  copiedSentence,
  filledPrompt,
  loadPrompt,
} from '#web/items/copying/filled-prompt.ts'
import { tellNoText, tellNotCopied } from '#web/items/copying/tell-not-copied.ts'
import { rememberUse } from '#web/storage/used-items.ts'
import { copyText } from '#web/ui/copy/clipboard.ts'

import type { PaletteItem } from './palette-rows.ts'

/** What can be done with a prompt without leaving the palette. */
export type ItemActions = {
  /** The assistant that it opens in: the one used last. */
  assistant: Assistant
  /** Whether it was copied; says why not. */
  copy: (item: PaletteItem) => Promise<boolean>
  open: (item: PaletteItem) => Promise<void>
  /** Asks for the text of a prompt, which somebody is about to copy or open. */
  prefetch: (slug: string) => void
  /** By slug, what was said of the last copy of each prompt. */
  copied: ReadonlyMap<string, string>
}

/** How long a row is the active one before its text is asked for. */
const restMs = 250

/** Copies prompts and opens them; `active` is the item that the keyboard is on. */
export function useItemActions(
  active: PaletteItem | undefined,
  tell: (text: string) => void,
): ItemActions {
  const { api } = useRouteContext({ from: rootRouteId })
  const [preferred, remember] = usePreferredAssistant()
  const assistant = assistants.find(({ id }) => id === preferred) ?? assistants[0]
  const asked = useRef(new Map<string, Promise<CatalogueText>>())
  const [copied, setCopied] = useState<ReadonlyMap<string, string>>(new Map())

  /** The text, asked for once; a failed call is forgotten so that the next one asks again. */
  function load(slug: string): Promise<CatalogueText> {
    const known = asked.current.get(slug)
    if (known) return known
    const source = loadPrompt(api, slug)
    asked.current.set(slug, source)
    source.catch(() => asked.current.delete(slug))
    return source
  }

  /** What fails here fails again, and is told, when it is copied or opened. */
  function prefetch(slug: string) {
    void load(slug).catch(() => undefined)
  }

  async function copy({ clientId, ...item }: PaletteItem) {
    const { slug, title } = item
    const filled = load(slug).then((source) => filledPrompt(source, clientId))
    if (!(await copyText(filled.then(({ text }) => text)))) {
      await tellNotCopied(filled)
      return false
    }
    rememberUse(item)
    const sentence = copiedSentence(await filled)
    setCopied((before) => new Map(before).set(slug, sentence))
    tell(`${title}\u00a0: ${sentence}`)
    return true
  }

  async function open({ clientId, ...item }: PaletteItem) {
    const source = await load(item.slug).catch(() => null)
    if (!source) return tellNoText(`${assistant.name} n’a pas été ouvert`)
    if (!navigator.userActivation.isActive)
      return tell('Le texte est prêt\u00a0: appuyez de nouveau.')
    const { text, ...progress } = filledPrompt(source, clientId)
    const { url, arrival } = assistantOpening(assistant, text)
    void tellOpening(assistant, arrival, { text, kind: 'texte', item, progress }, copyText(text))
    remember(assistant.id)
    openTab(url)
  }

  const onRest = useEffectEvent(prefetch)
  const slug = active?.kind === 'prompt' ? active.slug : undefined
  useEffect(() => {
    if (slug === undefined) return
    const timer = setTimeout(() => onRest(slug), restMs)
    return () => clearTimeout(timer)
  }, [slug])

  return { assistant, copy, open, prefetch, copied }
}

/** As a link to another site does: a new tab, which learns nothing of this page. */
function openTab(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}
