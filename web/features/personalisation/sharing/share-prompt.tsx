import { useState } from 'react'

import type { PromptField } from '#shared/variables/known-variable.ts'
import { hasFilledValue } from '#shared/variables/prompt-values.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { ShareButton } from '#web/items/share-button.tsx'
import { SafeWindow } from '#web/loading/safe-part.tsx'

import { type PresentPrompt, presentPrompt } from './present-prompt.ts'
import type { ShareDialog } from './share-dialog.tsx'

type Opened = { ShareDialog: typeof ShareDialog; prompt: PresentPrompt }

/** Copies the page's address at once; where values are filled or the text is changed, asks whether they go with it. */
export function SharePrompt({ title, fields }: { title: string; fields: PromptField[] }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const fail = () => {
    setOpened(null)
    tellNotLoaded('Partage indisponible')
  }

  async function ask(): Promise<boolean> {
    const prompt = presentPrompt()
    if (!prompt) return false
    const { page, store } = prompt
    if (page.text === page.prompt && !hasFilledValue(store.get())) return false
    await import('./share-dialog.tsx').then((code) => setOpened({ ...code, prompt }), fail)
    return true
  }

  return (
    <>
      <ShareButton title={title} label="Partager" ask={ask} />
      {opened ? (
        <SafeWindow onFailed={fail}>
          <opened.ShareDialog
            title={title}
            prompt={opened.prompt}
            fields={fields}
            onClose={() => setOpened(null)}
          />
        </SafeWindow>
      ) : null}
    </>
  )
}
