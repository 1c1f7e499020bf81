import { type RefObject, useEffect, useEffectEvent } from 'react'

import {
  type Arrival,
  arrivalSentence,
  type Assistant,
  assistantOpening,
} from '#shared/variables/assistants.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { type OpenedText, tellOpening } from './opening.ts'
import { usePreferredAssistant } from './preferred-assistant.ts'

type AssistantListProps = {
  id: string
  /** The button and the list: what happens outside of them closes the list. */
  rootRef: RefObject<HTMLElement | null>
  choice: readonly Assistant[]
  links: readonly Assistant[]
  opened: OpenedText
  onClose: () => void
}

/** The assistants with what each does with the text; closed by Escape, a press or the focus outside. */
export function AssistantList(props: AssistantListProps) {
  const { id, rootRef, choice, links, opened, onClose } = props
  const [preferred, remember] = usePreferredAssistant()
  useClosing(rootRef, onClose)

  const open = (assistant: Assistant, arrival: Arrival) => {
    void tellOpening(assistant, arrival, opened)
    remember(assistant.id)
    onClose()
    focusButton(rootRef)
  }

  return (
    <div className="menu-plus" id={id}>
      <p>
        Le {opened.kind === 'rôle' ? 'rôle' : 'prompt'} est copié, puis l’assistant s’ouvre dans un
        nouvel onglet.
      </p>
      <ul>
        {choice.map((assistant) => (
          <li key={assistant.id} className={links.includes(assistant) ? 'near' : undefined}>
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
      className={isPreferred ? 'last' : undefined}
      onClick={() => onOpen(assistant, arrival)}
    >
      <span>
        <b>
          <span className="vh">Ouvrir dans </span>
          {assistant.name}
        </b>
        <small>
          <span className="vh">, </span>
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
