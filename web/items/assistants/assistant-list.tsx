import { type RefObject, useEffect, useEffectEvent } from 'react'

import {
  type Arrival,
  arrivalSentence,
  type Assistant,
  assistantOpening,
} from '#shared/variables/assistants.ts'
import { copyText } from '#web/ui/copy/clipboard.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { type OpenedText, tellOpening } from './opening.ts'
import { usePreferredAssistant } from './preferred-assistant.ts'

type AssistantListProps = {
  id: string
  /** Its place and width. */
  className: string
  /** The button and the list: what happens outside of them closes the list. */
  rootRef: RefObject<HTMLElement | null>
  choice: readonly Assistant[]
  links: readonly Assistant[]
  opened: OpenedText
  onClose: () => void
}

/** The assistants with what each does with the text; closed by Escape, a press or the focus outside. */
export function AssistantList(props: AssistantListProps) {
  const { id, className, rootRef, choice, links, opened, onClose } = props
  const [preferred, remember] = usePreferredAssistant()
  useClosing(rootRef, onClose)

  const open = (assistant: Assistant, arrival: Arrival) => {
    void tellOpening(assistant, arrival, opened, copyText(opened.text))
    remember(assistant.id)
    onClose()
    focusButton(rootRef)
  }

  return (
    <div
      className={`absolute z-20 max-h-[calc(100vh-var(--bar)-7rem)] overflow-y-auto rounded-2 border-[1.5px] border-edge-2 bg-card shadow-3 [&_svg]:text-ink-3 ${className}`}
      id={id}
    >
      <p className="px-4 pt-3 pb-2.5 text-micro text-ink-3">
        Le {opened.kind === 'rôle' ? 'rôle' : 'prompt'} est copié, puis l’assistant s’ouvre dans un
        nouvel onglet.
      </p>
      <ul>
        {choice.map((assistant) => (
          <li
            key={assistant.id}
            className={`border-t border-rule ${links.includes(assistant) ? 'md:hidden' : ''}`}
          >
            <AssistantRow
              assistant={assistant}
              opened={opened}
              isPreferred={assistant.id === preferred}
              onOpen={open}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type AssistantRowProps = {
  assistant: Assistant
  opened: OpenedText
  isPreferred: boolean
  onOpen: (assistant: Assistant, arrival: Arrival) => void
}

function AssistantRow({ assistant, opened, isPreferred, onOpen }: AssistantRowProps) {
  const { url, arrival } = assistantOpening(assistant, opened.text)
  return (
    <ExternalLink
      href={url}
      className={`flex min-h-13 items-center justify-between gap-4 px-4 py-1.5 no-underline hover:bg-card-2 hover:text-ink focus-visible:-outline-offset-3 ${isPreferred ? 'shadow-[inset_4px_0_0_var(--color-accent)]' : ''}`}
      onClick={() => onOpen(assistant, arrival)}
    >
      <span>
        <b className="block text-small leading-tight font-semibold">
          <span className="sr-only">Ouvrir dans </span>
          {assistant.name}
        </b>
        <small className="text-micro text-ink-3">
          <span className="sr-only">, </span>
          {arrivalSentence(arrival, opened.kind)}
          {isPreferred ? ' · le dernier utilisé' : ''}
        </small>
      </span>
      <Icon name="ext" />
    </ExternalLink>
  )
}

const focusButton = (root: RefObject<HTMLElement | null>) =>
  root.current?.querySelector('button')?.focus()

function useClosing(root: RefObject<HTMLElement | null>, onClose: () => void) {
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) onClose()
  })
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    onClose()
    focusButton(root)
  })
  useEffect(() => {
    const outside = (event: Event) => closeOutside(event)
    const escape = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [])
}
