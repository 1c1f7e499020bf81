import { useEffect, useState } from 'react'

import { hasFilledValue, type PromptValues } from '#shared/variables/prompt-values.ts'

import type { OriginsList } from './origins-list.tsx'
import { useValuesState, useValuesStore } from './values-store.ts'

/** Where the values in the fields come from, by code that is loaded for it; how the form works, without any. */
export function Origins(props: { slug: string; restored: PromptValues }) {
  const store = useValuesStore()
  const state = useValuesState()
  const { client, carried, isFromSharedLink, aside } = state
  const isAsked =
    isFromSharedLink ||
    aside.length > 0 ||
    carried !== null ||
    hasFilledValue(props.restored) ||
    hasFilledValue(client?.values ?? {})
  const [code, setCode] = useState<{ OriginsList: typeof OriginsList } | null>(null)
  useEffect(() => {
    // Without it the fields are as they are; they say themselves which are a client's.
    if (isAsked) import('./origins-list.tsx').then(setCode, () => undefined)
  }, [isAsked])
  const howItWorks = (
    <p className="text-label text-ink-2 max-xl:js:hidden">
      Chaque champ se reporte dans le texte. Un champ vide garde son nom entre crochets.
    </p>
  )
  if (!isAsked || !code) return howItWorks
  return <code.OriginsList store={store} state={state} otherwise={howItWorks} {...props} />
}
