import { memo, type RefObject, useDeferredValue } from 'react'

import { type Assistant, assistantOpening, assistants } from '#shared/variables/assistants.ts'
import { hasFilledValue, type PromptValues } from '#shared/variables/prompt-values.ts'
import { fillPrompt, type ParsedPrompt } from '#shared/variables/prompt-variables.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { copyText, useCopiedState } from '#web/ui/copy/clipboard.ts'
import { offerManualCopy } from '#web/ui/copy/copy-refused.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { usePreferredAssistant } from './preferred-assistant.ts'
import { useValues, useValuesStore } from './values-store.ts'

type DocumentBarProps = {
  parsed: ParsedPrompt
  /** The text as it is shown, selected when the clipboard refuses it. */
  documentRef: RefObject<HTMLElement | null>
}

/** Copy, and open in an assistant: the two ways out of a prompt. */
export function DocumentBar({ parsed, documentRef }: DocumentBarProps) {
  return (
    <div className="doc-bar">
      <CopyButton parsed={parsed} documentRef={documentRef} />
      <OpenLinks parsed={parsed} />
    </div>
  )
}

function CopyButton({ parsed, documentRef }: DocumentBarProps) {
  const store = useValuesStore()
  const [isCopied, markCopied] = useCopiedState()

  async function copy() {
    const values = store.get()
    if (await copyText(fillPrompt(parsed, values))) {
      markCopied()
      showToast({
        type: 'success',
        title: 'Prompt copié !',
        description: hasFilledValue(values)
          ? 'Le prompt personnalisé a été copié dans votre presse-papier.'
          : 'Le prompt a été copié dans votre presse-papier.',
      })
      return
    }
    offerManualCopy(documentRef.current)
  }

  return (
    <Button
      variant="accent"
      size="lg"
      className="needs-js"
      data-state={isCopied ? 'copied' : undefined}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      Copier le prompt
    </Button>
  )
}

function OpenLinks({ parsed }: Pick<DocumentBarProps, 'parsed'>) {
  return <AssistantLinks parsed={parsed} values={useDeferredValue(useValues())} />
}

type AssistantLinksProps = { parsed: ParsedPrompt; values: PromptValues }

/** Addresses that carry the whole text: worked out after a key is shown, and not before. */
const AssistantLinks = memo(function AssistantLinks({ parsed, values }: AssistantLinksProps) {
  const text = fillPrompt(parsed, values)
  const [preferred, remember] = usePreferredAssistant()
  return (
    <fieldset className="open" aria-label="Ouvrir dans un assistant">
      <span className="lbl" aria-hidden="true">
        Ouvrir dans
      </span>
      {assistants.map((assistant) => (
        <OpenLink
          key={assistant.id}
          assistant={assistant}
          text={text}
          isPreferred={assistant.id === preferred}
          onOpen={() => remember(assistant.id)}
        />
      ))}
    </fieldset>
  )
})

type OpenLinkProps = {
  assistant: Assistant
  text: string
  isPreferred: boolean
  onOpen: () => void
}

function OpenLink({ assistant, text, isPreferred, onOpen }: OpenLinkProps) {
  const { name } = assistant
  const { url, fillsField } = assistantOpening(assistant, text)

  /** Copies first, then lets the link open its tab inside the same gesture. */
  async function open() {
    onOpen()
    const isCopied = await copyText(text)
    const pasteHint = isCopied
      ? 'Prompt copié : collez-le si le champ est vide'
      : 'Copiez le prompt ici, puis collez-le si le champ est vide.'
    showToast({
      type: 'info',
      title: `Ouverture de ${name}`,
      description: fillsField ? `Le prompt personnalisé va s’ouvrir dans ${name}.` : pasteHint,
    })
  }

  return (
    <a
      className={buttonClass({ className: isPreferred ? 'pref' : undefined })}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={isPreferred ? 'Votre dernier choix' : undefined}
      onClick={() => void open()}
    >
      <span className="vh">Ouvrir dans </span>
      {name}
      <Icon name="ext" />
      <span className="vh"> (nouvel onglet)</span>
    </a>
  )
}
