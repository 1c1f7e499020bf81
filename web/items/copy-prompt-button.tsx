import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'

import { buttonClass } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy/clipboard.ts'
import { tellCopyRefused } from '#web/ui/copy/copy-refused.ts'
import { Icon } from '#web/ui/icon.tsx'
import { runOnce } from '#web/ui/run-once.ts'
import { showToast } from '#web/ui/toast.tsx'

import { noteUse } from './note-use.ts'

/** What a list's toast says; home names the prompt. */
export const listCopied = 'Le prompt a été copié dans votre presse-papier.'

type CopyPromptButtonProps = {
  slug: string
  titre: string
  label: string
  /** The sentence of the toast: home names the prompt, lists do not. */
  copied: string
  isPrimary?: boolean
}

/** Copies a prompt from its card; the text is fetched when the pointer or the keyboard gets near. */
export function CopyPromptButton(props: CopyPromptButtonProps) {
  const { slug, titre, label, copied, isPrimary = false } = props
  const { api } = useRouteContext({ from: rootRouteId })
  const fetched = useRef<Promise<string>>(undefined)

  /** The text, asked for once; a failed call is forgotten so that the next one asks again. */
  function fetchText(): Promise<string> {
    fetched.current ??= api.catalogue.promptText.query({ slug }).catch((error: unknown) => {
      fetched.current = undefined
      throw error
    })
    return fetched.current
  }

  async function copy() {
    if (await copyText(fetchText())) {
      noteUse({ kind: 'prompt', slug, title: titre })
      showToast({ type: 'success', title: 'Prompt copié !', description: copied })
    } else {
      tellCopyRefused('Ouvrez la fiche du prompt et copiez le texte affiché.')
    }
  }

  /** Fetches ahead; what fails here fails again, and is told, at the click. */
  const prefetch = () => void fetchText().catch(() => undefined)

  return (
    <button
      type="button"
      className={buttonClass({
        size: 'sm',
        variant: isPrimary ? 'ink' : 'outline',
        className: 'needs-js',
      })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={({ currentTarget }) => runOnce(currentTarget, copy)}
    >
      <Icon name="copy" />
      {label}
      <span className="vh">{` : ${titre}`}</span>
    </button>
  )
}
