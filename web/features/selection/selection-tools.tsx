import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'

import type { StoredItem } from '#shared/items/selection.ts'
import type { Api } from '#web/loading/trpc.ts'
import { LinkTooLongError } from '#web/storage/packed-link.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy/clipboard.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { presentItems } from './present-items.ts'
import { selectionLink } from './selection-link.ts'
import { type CopiedItem, selectionMarkdown } from './selection-markdown.ts'

type SelectionToolsProps = {
  items: StoredItem[]
  /** What comes first. */
  children?: ReactNode
}

/** The ways out of a selection: text, link, paper. */
export function SelectionTools({ items, children }: SelectionToolsProps) {
  const { api } = useRouteContext({ from: rootRouteId })
  const [isCopying, setIsCopying] = useState(false)
  const [refused, setRefused] = useState<RefusedLink | null>(null)

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

  async function shareLink() {
    setRefused(null)
    const making = selectionLink(location.origin + location.pathname, items)
    const isCopied = await copyText(making)
    const link = await making
    if (isCopied) {
      showToast({
        type: 'success',
        title: 'Lien de la sélection copié !',
        description: 'Il montre ces fiches, dans cet ordre, à qui le reçoit.',
      })
    } else {
      setRefused({ link, items })
      showToast({
        type: 'error',
        title: 'Copie impossible',
        description: 'Le lien est sélectionné\u00a0: copiez-le avec Ctrl+C ou Cmd+C.',
      })
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
      <Button
        onClick={() => {
          shareLink().catch(tellNoLink)
        }}
      >
        <Icon name="share" />
        Copier le lien de la sélection
      </Button>
      <Button onClick={() => print()}>
        <Icon name="fiche" />
        Imprimer
      </Button>
      {refused?.items === items ? <LinkField link={refused.link} /> : null}
    </div>
  )
}

function tellNoLink(error: unknown) {
  const isTooLong = error instanceof LinkTooLongError
  showToast({
    type: 'error',
    title: isTooLong ? 'Sélection trop longue pour un lien' : 'Copie impossible',
    description: isTooLong
      ? 'Retirez quelques fiches, ou copiez-la en markdown.'
      : 'Ce navigateur ne sait pas faire ce lien. Copiez la sélection en markdown.',
  })
}

/** The link that the clipboard did not take, and what it lists. */
type RefusedLink = { link: string; items: StoredItem[] }

/** Such a link in a field, selected as it appears, to copy it by hand. */
function LinkField({ link }: { link: string }) {
  const id = useId()
  return (
    <div className="field w-full">
      <label htmlFor={id}>Lien de la sélection</label>
      <input ref={select} id={id} className="input" readOnly value={link} />
    </div>
  )
}

function select(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

async function markdownOf(api: Api, items: StoredItem[]): Promise<string> {
  const prompts = items.filter(({ kind }) => kind === 'prompt')
  const present = await presentItems(api, prompts)
  const copied = items.map(async (item): Promise<CopiedItem> =>
    item.kind === 'gpt'
      ? { ...item, url: itemUrl(item) }
      : copiedPrompt(api, item, present[prompts.indexOf(item)] ?? null),
  )
  return selectionMarkdown(await Promise.all(copied))
}

/** A prompt as it was stored, with the address and the text that it has today. */
async function copiedPrompt(
  api: Api,
  stored: StoredItem,
  present: StoredItem | null,
): Promise<CopiedItem> {
  if (present === null) return { ...stored, url: itemUrl(stored), text: null }
  const text = await api.catalogue.promptText.query({ slug: present.slug })
  return { ...stored, url: itemUrl(present), text }
}

const itemUrl = ({ kind, slug }: StoredItem) => `${location.origin}/${kind}/${slug}`
