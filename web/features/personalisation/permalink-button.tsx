import { hasFilledValue } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy/clipboard.ts'
import { Icon } from '#web/ui/icon.tsx'
import { runOnce } from '#web/ui/run-once.ts'
import { showToast } from '#web/ui/toast.tsx'

import { useValues, useValuesStore } from './values-store.ts'

/** Copies the page's address with the values in it; the code that packs them is loaded for it. */
export function PermalinkButton({ variables }: { variables: PromptVariable[] }) {
  const store = useValuesStore()
  const isPersonalised = hasFilledValue(useValues())

  async function copy() {
    const code = import('./copy-permalink.ts')
    const link = code.then(({ linkToHere }) => linkToHere(variables, store.get()))
    const isCopied = await copyText(link)
    const { tellCopiedLink } = await code
    await tellCopiedLink(link, isCopied)
  }

  return (
    <Button
      size="sm"
      disabled={!isPersonalised}
      onClick={({ currentTarget }) =>
        runOnce(currentTarget, () =>
          copy().catch(() => showToast({ type: 'error', title: 'Copie impossible' })),
        )
      }
    >
      <Icon name="share" />
      Copier le lien personnalisé
    </Button>
  )
}
