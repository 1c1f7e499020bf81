import { memo, type RefObject, useDeferredValue } from 'react'

import type { StoredItem } from '#shared/items/selection.ts'
import type { PromptValues } from '#shared/variables/prompt-values.ts'
import { fillPrompt, type ParsedPrompt } from '#shared/variables/prompt-variables.ts'
import { copyButtonId } from '#web/document/skip-link.tsx'
import { AssistantLinks } from '#web/items/assistants/assistant-links.tsx'
import { progressOf } from '#web/items/copying/brackets-left.ts'
import { noteUse } from '#web/items/note-use.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText, useCopiedState } from '#web/ui/copy/clipboard.ts'
import { offerManualCopy } from '#web/ui/copy/copy-refused.ts'
import { Icon } from '#web/ui/icon.tsx'

import { useValues, useValuesStore } from './values-store.ts'

type DocumentBarProps = {
  item: StoredItem
  parsed: ParsedPrompt
  /** Name of the assistant that the prompt was written for. */
  writtenFor: string
  /** The text as it is shown, selected when the clipboard refuses it. */
  documentRef: RefObject<HTMLElement | null>
}

const barClass =
  'sticky bottom-0 z-5 grid gap-x-4 gap-y-2 rounded-b-3 border-t-2 border-ink bg-card px-4 py-2.5 md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:px-6 xl:rounded-bl-none xl:px-10 print:hidden'
/** Below 75rem it is fixed to the bottom of the window. */
const fixedBarClass =
  'max-xl:js:fixed max-xl:js:inset-x-0 max-xl:js:z-30 max-xl:js:rounded-none max-xl:js:border-t max-xl:js:border-edge max-xl:js:px-(--gutter) max-xl:js:pt-2 max-xl:js:pb-[calc(--spacing(2)+env(safe-area-inset-bottom))] max-xl:js:shadow-[0_-0.6rem_1.5rem_-0.9rem_var(--color-ink-3)] max-md:js:grid-cols-[minmax(0,1fr)_auto] max-md:js:gap-x-2'

/** Copy, and open in an assistant: the two ways out of a prompt. */
export function DocumentBar({ item, parsed, writtenFor, documentRef }: DocumentBarProps) {
  return (
    <div className={`${barClass} ${fixedBarClass}`} data-prompt-actions="">
      <CopyButton item={item} parsed={parsed} documentRef={documentRef} />
      <OpenLinks item={item} parsed={parsed} writtenFor={writtenFor} />
    </div>
  )
}

function CopyButton({ item, parsed, documentRef }: Omit<DocumentBarProps, 'writtenFor'>) {
  const store = useValuesStore()
  const [isCopied, markCopied] = useCopiedState()

  async function copy() {
    const fill = () => fillPrompt(parsed, store.get())
    // Values of a client or a journey arrive with code that is loaded after the page.
    if (await copyText(store.loading()?.then(fill) ?? fill())) {
      markCopied()
      noteUse(item)
      import('./tell-copied.ts').then(
        ({ tellCopied }) => tellCopied(progressOf(parsed.variables, store.get())),
        // The button says it, too.
        () => undefined,
      )
      return
    }
    offerManualCopy(documentRef.current)
  }

  return (
    <Button
      id={copyButtonId}
      variant="accent"
      size="lg"
      className="xl:px-5 max-md:js:gap-1.5 max-md:js:px-2 max-md:js:text-small max-md:js:whitespace-normal no-js:hidden"
      data-state={isCopied ? 'copied' : undefined}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      Copier le prompt
    </Button>
  )
}

function OpenLinks(props: Omit<DocumentBarProps, 'documentRef'>) {
  return <FilledLinks {...props} values={useDeferredValue(useValues())} />
}

type FilledLinksProps = Omit<DocumentBarProps, 'documentRef'> & { values: PromptValues }

/** Addresses that carry the whole text: worked out after a key is shown, and not before. */
const FilledLinks = memo(function FilledLinks({
  item,
  parsed,
  writtenFor,
  values,
}: FilledLinksProps) {
  const progress = progressOf(parsed.variables, values)
  const opened = { text: fillPrompt(parsed, values), kind: 'texte', item, progress } as const
  return <AssistantLinks opened={opened} label="Ouvrir dans" writtenFor={writtenFor} />
})
