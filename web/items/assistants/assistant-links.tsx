import {
  arrivalSentence,
  type Assistant,
  assistantOpening,
  assistants,
  directCount,
} from '#shared/variables/assistants.ts'
import { useHydrated } from '#web/loading/hydrated.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { type OpenedText, tellOpening } from './opening.ts'
import { OtherAssistants } from './other-assistants.tsx'
import { usePreferredAssistant } from './preferred-assistant.ts'

type AssistantLinksProps = {
  opened: OpenedText
  /** What stands before the links. */
  label: string
  size?: 'sm' | 'md'
  /** The assistant that something else on the page opens. */
  except?: Assistant['id']
}

/**
 * The assistants a text opens in: some as links, the last chosen first, and all behind «Autres». One of
 * the others that was chosen last is the last link. A small screen shows one link. Addresses carry the
 * text once the page is live: each would be a tenth of its weight.
 */
export function AssistantLinks({ opened, label, size = 'md', except }: AssistantLinksProps) {
  const [preferred, remember] = usePreferredAssistant()
  const choice = assistants.filter(({ id }) => id !== except)
  const usual = assistants.slice(0, directCount).filter(({ id }) => id !== except)
  const chosen = choice.find(({ id }) => id === preferred)
  const links = chosen && !usual.includes(chosen) ? [...usual, chosen] : chosenFirst(usual, chosen)
  const only = chosen ?? links[0]
  return (
    <fieldset className="open" aria-label="Ouvrir dans un assistant">
      <span className="lbl" aria-hidden="true">
        {label}
      </span>
      {links.map((assistant) => (
        <AssistantLink
          key={assistant.id}
          assistant={assistant}
          opened={opened}
          className={buttonClass({
            size,
            className: [assistant === chosen ? 'pref' : '', assistant === only ? '' : 'far'].join(
              ' ',
            ),
          })}
          isPreferred={assistant === chosen}
          onOpen={remember}
        />
      ))}
      <OtherAssistants choice={choice} links={links} opened={opened} size={size} />
    </fieldset>
  )
}

function chosenFirst(usual: Assistant[], chosen: Assistant | undefined): Assistant[] {
  return chosen ? [chosen, ...usual.filter((assistant) => assistant !== chosen)] : usual
}

type AssistantLinkProps = {
  assistant: Assistant
  opened: OpenedText
  className: string
  isPreferred: boolean
  onOpen: (assistant: Assistant['id']) => void
}

function AssistantLink(props: AssistantLinkProps) {
  const { assistant, opened, className, isPreferred, onOpen } = props
  const isLive = useHydrated()
  const opening = assistantOpening(assistant, opened.text)
  const { arrival } = opening
  const url = isLive ? opening.url : assistant.url
  const sentence = arrivalSentence(arrival, opened.kind)
  return (
    <ExternalLink
      href={url}
      className={className}
      data-late={isLive ? undefined : ''}
      title={isLive ? (isPreferred ? `${sentence}. Votre dernier choix` : sentence) : undefined}
      onClick={() => {
        onOpen(assistant.id)
        void tellOpening(assistant, arrival, opened)
      }}
    >
      <span className="vh">Ouvrir dans </span>
      {assistant.name}
      <Icon name="ext" />
    </ExternalLink>
  )
}
