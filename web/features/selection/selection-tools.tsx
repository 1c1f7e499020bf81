import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import type { KeptItem } from '#shared/selection.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/clipboard.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { type Api, apiErrorCode } from '../../trpc.ts'
import { selectionLink } from './selection-link.ts'
import { type CopiedItem, selectionMarkdown } from './selection-markdown.ts'

type SelectionToolsProps = {
  items: KeptItem[]
  /** What comes first. */
  children?: ReactNode
}

/** The ways out of a selection: text, link, paper. */
export function SelectionTools({ items, children }: SelectionToolsProps) {
  const { api } = useRouteContext({ from: rootRouteId })
  const [isCopying, setIsCopying] = useState(false)

  async function copyAll() {
    setIsCopying(true)
    const isCopied = await copyText(markdownOf(api, items))
    setIsCopying(false)
    if (isCopied) {
      showToast({
        type: 'success',
        title: 'Sélection copiée !',
        description: 'Titres, adresses et textes des prompts, en markdown.',
      })
    } else {
      showToast({
        type: 'error',
        title: 'Copie impossible',
        description: 'Le presse-papier est refusé, ou la connexion manque. Réessayez.',
      })
    }
  }

  async function copyLink() {
    const link = selectionLink(location.origin + location.pathname, items)
    const isCopied = await copyText(link.then((text) => text ?? Promise.reject(new Error())))
    const made = await link
    if (made === null) {
      showToast({
        type: 'error',
        title: 'Sélection trop longue pour un lien',
        description: 'Retirez quelques fiches, ou copiez-la en markdown.',
      })
    } else if (isCopied) {
      showToast({
        type: 'success',
        title: 'Lien de la sélection copié !',
        description: 'Il montre ces fiches, dans cet ordre, à qui le reçoit.',
      })
    } else {
      showToast({ type: 'error', title: 'Copie impossible', description: made })
    }
  }

  return (
    <div className="selection-tools">
      {children}
      <Button
        variant={children ? 'outline' : 'ink'}
        aria-busy={isCopying}
        onClick={() => void copyAll()}
      >
        <Icon name="copy" />
        Tout copier en markdown
      </Button>
      <Button onClick={() => void copyLink()}>
        <Icon name="share" />
        Copier le lien de la sélection
      </Button>
      <Button onClick={() => print()}>
        <Icon name="fiche" />
        Imprimer
      </Button>
    </div>
  )
}

async function markdownOf(api: Api, items: KeptItem[]): Promise<string> {
  const copied = items.map(async (item): Promise<CopiedItem> => {
    const url = `${location.origin}/${item.kind}/${item.slug}`
    return item.kind === 'gpt'
      ? { ...item, url }
      : { ...item, url, text: await promptText(api, item.slug) }
  })
  return selectionMarkdown(await Promise.all(copied))
}

/** Null for a prompt that was withdrawn since it was kept. */
async function promptText(api: Api, slug: string): Promise<string | null> {
  try {
    return await api.catalogue.promptText.query({ slug })
  } catch (error) {
    if (apiErrorCode(error) === 'NOT_FOUND') return null
    throw error
  }
}
