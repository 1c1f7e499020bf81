import { useMemo, useState } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { checkLines } from '#shared/variables/check-lines.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { storedVersion } from '#web/storage/stored-version.ts'
import { Button } from '#web/ui/button.tsx'

import type { CheckList } from './check-list.tsx'

export type CheckedPrompt = { slug: string; titre: string; prompt: string }

/** The check list of the visitor's version of a prompt, or else of the catalogue's. Loaded when it is opened. */
export function CheckListSection({ prompt: { slug, titre, prompt } }: { prompt: CheckedPrompt }) {
  const version = useStoredValue(useMemo(() => storedVersion(slug), [slug]))
  const text = version?.text ?? prompt
  const lines = useMemo(() => checkLines(text), [text])
  const [code, setCode] = useState<{ CheckList: typeof CheckList } | null>(null)
  if (lines.length === 0) return null
  return (
    <section className="mt-8 print:hidden" aria-labelledby="controle">
      <h2 id="controle" className="text-t3">
        Contrôler la réponse
      </h2>
      {code ? (
        <code.CheckList slug={slug} titre={titre} lines={lines} />
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            onClick={() => {
              import('./check-list.tsx').then(setCode, () =>
                tellNotLoaded('Liste de contrôle indisponible'),
              )
            }}
          >
            Ouvrir la liste de contrôle
          </Button>
          <span className="hint">
            {countOf(lines.length, 'point', 'points')} à cocher à côté de la réponse collée.
          </span>
        </div>
      )}
    </section>
  )
}
