import { useId, useRef, useState } from 'react'

import type { Assistant } from '#shared/variables/assistants.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { SafeWindow } from '#web/loading/safe-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import type { AssistantList } from './assistant-list.tsx'
import { type AssistantsPlace, otherAssistantsLooks } from './assistants-place.ts'
import type { OpenedText } from './opening.ts'

type OtherAssistantsProps = {
  choice: readonly Assistant[]
  /** Those that stand beside the button where there is room for them. */
  links: readonly Assistant[]
  opened: OpenedText
  place: AssistantsPlace
}

/** A button that unfolds the list of assistants, whose code is loaded for it. */
export function OtherAssistants({ choice, links, opened, place }: OtherAssistantsProps) {
  const [list, setList] = useState<{ AssistantList: typeof AssistantList } | null>(null)
  const look = otherAssistantsLooks[place]
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const fail = () => {
    setList(null)
    tellNotLoaded('Autres assistants indisponibles')
  }
  const toggle = () => {
    if (list) setList(null)
    else import('./assistant-list.tsx').then(setList, fail)
  }
  return (
    <div className={`no-js:hidden ${look.root}`.trimEnd()} ref={ref}>
      <Button
        size={look.size}
        className={look.button}
        aria-label="Autres assistants"
        aria-expanded={list !== null}
        aria-controls={list ? id : undefined}
        onClick={toggle}
      >
        {place === 'card' ? null : <Icon name="chev" className={list ? 'rotate-180' : undefined} />}
        {place === 'launch-bar' ? null : (
          <span className={place === 'document' ? 'max-md:hidden' : undefined}>Autres</span>
        )}
      </Button>
      {list ? (
        <SafeWindow onFailed={fail}>
          <list.AssistantList
            id={id}
            className={look.menu}
            rootRef={ref}
            choice={choice}
            links={links}
            opened={opened}
            onClose={() => setList(null)}
          />
        </SafeWindow>
      ) : null}
    </div>
  )
}
