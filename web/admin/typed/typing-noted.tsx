import { useEffect } from 'react'

import { isSame } from '#shared/items/merged-draft.ts'

import type { Autosave } from './autosave.ts'

type TypingNotedProps<Draft> = {
  autosave: Autosave<Draft>
  stored: { version: number; copie: number; value: Draft }
  draft: Draft
}

/** Tells the autosave what a form holds while that is not what is stored, and when it is again. */
export function TypingNoted<Draft>({ autosave, stored, draft }: TypingNotedProps<Draft>) {
  useEffect(() => {
    const { version, copie, value } = stored
    if (!isSame(draft, value)) autosave.note({ version, copie, draft })
    else if (autosave.typed() !== null) autosave.forget()
  }, [autosave, stored, draft])
  return null
}
