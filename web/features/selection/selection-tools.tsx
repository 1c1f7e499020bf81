import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'

import type { Selection } from '#shared/items/selections.ts'
import { countOf } from '#shared/text/plural.ts'
import { LinkTooLongError } from '#web/storage/packed-link.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy/clipboard.ts'
import { Icon } from '#web/ui/icon.tsx'
import { runOnce } from '#web/ui/run-once.ts'
import { showToast } from '#web/ui/toast.tsx'

import { selectionLink } from './selection-link.ts'

/** A selection as it is taken along. */
export type TakenAlong = Pick<Selection, 'title' | 'items'>

/** The ways out of a selection: link and text, and what else there is. */
export function SelectionTools({ shown, children }: { shown: TakenAlong; children: ReactNode }) {
  const { api } = useRouteContext({ from: rootRouteId })
  const [refused, setRefused] = useState<RefusedLink | null>(null)

  async function copyAll() {
    const making = import('./filled-markdown.ts').then((code) => code.filledMarkdown(api, shown))
    if (await copyText(making.then(({ text }) => text))) {
      const { withValues, versionCount } = await making
      const what = [
        'Titres, adresses, notes et textes des prompts, en markdown.',
        withValues,
        versionCount > 0
          ? `${countOf(versionCount, 'texte est votre version', 'textes sont vos versions')}.`
          : null,
      ]
      showToast({
        type: 'success',
        title: 'Sélection copiée !',
        description: what.filter(Boolean).join(' '),
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
    const making = selectionLink(`${location.origin}/selection`, shown)
    const isCopied = await copyText(making)
    const link = await making
    if (isCopied) {
      showToast({
        type: 'success',
        title: 'Lien de la sélection copié !',
        description: shown.items.some(({ note }) => note !== '')
          ? 'Il porte le titre, les fiches dans cet ordre et vos notes.'
          : 'Il porte le titre et les fiches, dans cet ordre.',
      })
    } else {
      setRefused({ link, shown })
      showToast({
        type: 'error',
        title: 'Copie impossible',
        description: 'Le lien est sélectionné\u00a0: copiez-le avec Ctrl+C ou Cmd+C.',
      })
    }
  }

  const link = refused?.shown === shown ? refused.link : null
  return (
    <div
      className={`flex flex-wrap gap-2 max-md:order-1 max-md:w-full print:hidden ${link === null ? '' : 'basis-full'}`.trimEnd()}
    >
      <Button
        variant="quiet"
        className="max-md:order-1 max-md:flex-[1_1_100%]"
        onClick={({ currentTarget }) => runOnce(currentTarget, copyAll)}
      >
        <Icon name="copy" />
        Tout copier en markdown
      </Button>
      <Button
        className="max-md:flex-1"
        onClick={() => {
          shareLink().catch(tellNoLink)
        }}
      >
        <Icon name="share" />
        Partager
      </Button>
      {children}
      {link === null ? null : <LinkField link={link} />}
    </div>
  )
}

function tellNoLink(error: unknown) {
  const isTooLong = error instanceof LinkTooLongError
  showToast({
    type: 'error',
    title: isTooLong ? 'Sélection trop longue pour un lien' : 'Copie impossible',
    description: isTooLong
      ? 'Retirez quelques fiches ou raccourcissez les notes, ou copiez-la en markdown.'
      : 'Ce navigateur ne sait pas faire ce lien. Copiez la sélection en markdown.',
  })
}

/** The link that the clipboard did not take, and what it carries. */
type RefusedLink = { link: string; shown: TakenAlong }

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
