import { type ReactNode, useState } from 'react'

import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { SafeWindow } from '#web/loading/safe-part.tsx'

import type { ProfilesDialog } from './profiles-dialog.tsx'
import { useValuesStore } from './values-store.ts'

/**
 * The visitor's client profiles while they are open, and what opens them; their code is loaded for it.
 * The window has forms of its own, so it stands outside the form of the variables.
 */
export function useProfiles(
  variables: PromptVariable[],
  fields: PromptField[],
): {
  profiles: ReactNode
  openProfiles: () => void
} {
  const store = useValuesStore()
  const [open, setOpen] = useState<{ ProfilesDialog: typeof ProfilesDialog } | null>(null)
  const fail = () => {
    setOpen(null)
    tellNotLoaded('Profils indisponibles')
  }
  return {
    profiles: open ? (
      <SafeWindow onFailed={fail}>
        <open.ProfilesDialog
          variables={variables}
          fields={fields}
          store={store}
          onClose={() => setOpen(null)}
        />
      </SafeWindow>
    ) : null,
    openProfiles: () => {
      import('./profiles-dialog.tsx').then(setOpen, fail)
    },
  }
}
