import type { ReactNode } from 'react'

import {
  arrivalSentence,
  type Assistant,
  assistantOpening,
  assistants,
  directCount,
} from '#shared/variables/assistants.ts'
import { useHydrated } from '#web/loading/hydrated.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy/clipboard.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

import type { OpenedText } from './opening.ts'
import { OtherAssistants } from './other-assistants.tsx'
import { usePreferredAssistant } from './preferred-assistant.ts'

type AssistantLinksProps = {
  opened: OpenedText
  /** What stands before the links. */
  label: string
  place?: 'document' | 'card'
  /** The assistant that something else on the page opens. */
  except?: Assistant['id']
  /** Name of the assistant that the text was written for: it comes first. */
  writtenFor?: string
}

const looks = {
  document: {
    list: 'grid grid-cols-3 gap-2 max-md:js:flex max-md:js:gap-0 md:flex md:min-w-0 md:items-center md:justify-end [&_svg]:size-[1.05em]',
    label: 'truncate text-label text-ink-2 max-[80rem]:hidden',
    size: 'md',
    link: 'gap-1.5 max-md:px-1 max-md:text-label max-md:js:min-h-13 max-md:js:rounded-r-none max-md:js:px-3 md:px-2.5',
  },
  card: {
    list: 'mt-3.5 mb-3 flex flex-wrap items-center justify-end gap-1.5 border-t border-rule pt-3 text-label text-ink-2',
    label: 'mr-auto whitespace-nowrap',
    size: 'sm',
    link: 'px-1.5',
  },
} as const

/**
 * The assistants a text opens in: the first three as links, and all behind «Autres». The last used is
 * marked; if it is not among the three, it replaces the third. A small screen shows one link. Addresses
 * carry the text once the page is live: each would be a tenth of its weight.
 */
export function AssistantLinks(props: AssistantLinksProps) {
  const { opened, label, place = 'document', except, writtenFor } = props
  const [preferred, remember] = usePreferredAssistant()
  const choice = assistants
    .filter(({ id }) => id !== except)
    .toSorted((a, b) => Number(b.name === writtenFor) - Number(a.name === writtenFor))
  // The excluded assistant has a button elsewhere.
  const direct = choice.slice(0, except ? directCount - 1 : directCount)
  const lastUsed = choice.find(({ id }) => id === preferred)
  const links = lastUsed && !direct.includes(lastUsed) ? [...direct.slice(0, -1), lastUsed] : direct
  const phoneLink = lastUsed ?? links[0]
  const look = looks[place]
  return (
    <fieldset className={look.list} aria-label="Ouvrir dans un assistant">
      <span className={look.label} aria-hidden="true">
        {label}
      </span>
      {links.map((assistant) => (
        <AssistantLink
          key={assistant.id}
          assistant={assistant}
          opened={opened}
          className={buttonClass({
            size: look.size,
            className: [
              look.link,
              assistant === lastUsed
                ? 'border-ink shadow-[inset_0_-3px_0_var(--color-accent)]'
                : '',
              assistant === phoneLink ? '' : 'max-md:js:hidden',
            ]
              .filter(Boolean)
              .join(' '),
          })}
          icon={place === 'card' ? null : <Icon name="ext" className="max-[24rem]:js:hidden" />}
          isPreferred={assistant === lastUsed}
          onOpen={remember}
        />
      ))}
      <OtherAssistants choice={choice} links={links} opened={opened} place={place} />
    </fieldset>
  )
}

const waiting = 'js:pointer-events-none js:opacity-50'

type AssistantLinkProps = {
  assistant: Assistant
  opened: OpenedText
  className: string
  icon: ReactNode
  isPreferred: boolean
  onOpen: (assistant: Assistant['id']) => void
}

function AssistantLink(props: AssistantLinkProps) {
  const { assistant, opened, className, icon, isPreferred, onOpen } = props
  const isLive = useHydrated()
  const opening = assistantOpening(assistant, opened.text)
  const { arrival } = opening
  const url = isLive ? opening.url : assistant.url
  const sentence = arrivalSentence(arrival, opened.kind)
  return (
    <ExternalLink
      href={url}
      // Until the script runs, the address has no text.
      className={isLive ? className : `${className} ${waiting}`}
      title={isLive ? (isPreferred ? `${sentence}. Votre dernier choix` : sentence) : undefined}
      onClick={() => {
        onOpen(assistant.id)
        const copying = copyText(opened.text)
        import('./opening.ts').then(
          ({ tellOpening }) => tellOpening(assistant, arrival, opened, copying),
          // The text is copied and the tab open, whatever is said of it.
          () => undefined,
        )
      }}
    >
      <span className="sr-only">Ouvrir dans </span>
      {assistant.name}
      {icon}
    </ExternalLink>
  )
}
