import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'

import { noteUse } from '#web/items/note-use.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy/clipboard.ts'
import { tellCopyRefused } from '#web/ui/copy/copy-refused.ts'
import { Icon } from '#web/ui/icon.tsx'
import { runOnce } from '#web/ui/run-once.ts'
import { showToast } from '#web/ui/toast.tsx'

/** What a list's toast says; home names the prompt. */
export const listCopied = 'Le prompt a été copié dans votre presse-papier.'

type CopyPromptButtonProps = {
  slug: string
  titre: string
  label: string
  /** The sentence of the toast where nothing is filled in: home names the prompt, lists do not. */
  copied: string
  isPrimary?: boolean
  className?: string
}

/**
 * Copies a prompt from its card, filled as its page would; the text and the code that fills it are fetched
 * when the pointer or the keyboard gets near.
 */
export function CopyPromptButton(props: CopyPromptButtonProps) {
  const { slug, titre, label, copied, isPrimary = false, className = '' } = props
  const { api } = useRouteContext({ from: rootRouteId })
  const fetched = useRef<ReturnType<typeof load>>(undefined)

  async function load() {
    const { loadPrompt, filledPrompt, describeCopy } = await import('./filled-prompt.ts')
    return { filledPrompt, describeCopy, source: await loadPrompt(api, slug) }
  }

  /** Both, asked for once; a failed call is forgotten so that the next one asks again. */
  function fetchPrompt() {
    fetched.current ??= load().catch((error: unknown) => {
      fetched.current = undefined
      throw error
    })
    return fetched.current
  }

  /** With the values of this moment. */
  async function fill() {
    const { filledPrompt, describeCopy, source } = await fetchPrompt()
    const filled = filledPrompt(source)
    return { text: filled.text, description: describeCopy(filled, copied) }
  }

  async function copy() {
    const filling = fill()
    if (await copyText(filling.then(({ text }) => text))) {
      noteUse({ kind: 'prompt', slug, title: titre })
      const { description } = await filling
      showToast({ type: 'success', title: 'Prompt copié !', description })
    } else {
      tellCopyRefused('Ouvrez la fiche du prompt et copiez le texte affiché.')
    }
  }

  /** Fetches ahead; what fails here fails again, and is told, at the click. */
  const prefetch = () => void fetchPrompt().catch(() => undefined)

  return (
    <button
      type="button"
      className={buttonClass({
        size: 'sm',
        variant: isPrimary ? 'ink' : 'outline',
        className: `no-js:hidden ${className}`.trimEnd(),
      })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={({ currentTarget }) => runOnce(currentTarget, copy)}
    >
      <Icon name="copy" />
      {label}
      <span className="sr-only">{` : ${titre}`}</span>
    </button>
  )
}
