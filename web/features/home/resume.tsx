import { useLayoutEffect, useRef, useState } from 'react'

import { type BegunPrompt, begunPrompts, finishedPrompts } from '#web/storage/begun-prompts.ts'
import { forgetSheets } from '#web/storage/client-sheets.ts'
import { type KeptValues, listKeptValues } from '#web/storage/kept-values.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { forgetUses, rememberAgain, usedItems } from '#web/storage/used-items.ts'
import { textButton } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { LatelyUsed, latelyUsed } from './lately-used.tsx'
import { ResumeRow } from './resume-row.tsx'

/** The style shows one less on a small screen. */
const maxRows = 3

/** What the visitor of this browser has begun, then what was kept and used; nothing where there is none. */
export function Resume() {
  const begun = useStoredValue(begunPrompts)
  const finished = useStoredValue(finishedPrompts)
  const used = useStoredValue(usedItems)
  const [now] = useState(() => new Date())
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = begun.slice(0, maxRows)
  const lately = latelyUsed(used, finished, rows)
  const isShown = rows.length > 0 || lately.length > 0

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isShown) dataset.begun = String(rows.length)
    else delete dataset.begun
  }, [isShown, rows.length])

  /** The element that had the focus is gone by then. */
  function focusRow(index: number) {
    requestAnimationFrame(() => {
      const buttons = section.current?.querySelectorAll<HTMLElement>('li button') ?? []
      const near = buttons[Math.min(index, buttons.length - 1)]
      const above = near ?? heading.current ?? document.querySelector('main')
      above?.focus()
    })
  }

  /** What was typed into it for other clients stays. */
  function remove({ slug, title, owner = '' }: BegunPrompt, index: number) {
    const isErased = erase(
      listKeptValues().filter((kept) => kept.slug === slug),
      (client) => client === owner,
      { title: 'Saisie effacée', description: title },
      () => undefined,
    )
    if (isErased) focusRow(index)
  }

  function eraseAll() {
    const usedBefore = usedItems.get()
    if (!forgetUses()) return tellNothingStored()
    const isErased = erase(
      listKeptValues(),
      () => true,
      {
        title: 'Tout est effacé',
        description: 'Ce que vous aviez commencé et utilisé, dans ce navigateur.',
      },
      () => rememberAgain(usedBefore),
    )
    if (isErased) focusRow(0)
  }

  return isShown ? (
    <section ref={section} aria-labelledby="reprendre">
      <header className="flex min-h-21 flex-wrap content-center items-baseline gap-x-4 px-5 pt-1 md:min-h-13">
        <h2 ref={heading} id="reprendre" tabIndex={-1} className="text-t3 leading-7 font-strong">
          Reprendre
        </h2>
        <span className="hint">Gardé dans ce navigateur seulement</span>
        <button type="button" className={`${textButton} ml-auto text-label`} onClick={eraseAll}>
          Effacer<span className="sr-only"> tout ce qui est à reprendre</span>
        </button>
      </header>
      {rows.length > 0 ? (
        <ul className="grid lg:auto-cols-fr lg:grid-flow-col lg:shadow-[inset_0_1px_0_var(--color-rule)]">
          {rows.map((prompt, index) => (
            <ResumeRow
              key={prompt.slug}
              prompt={prompt}
              now={now}
              onRemove={() => remove(prompt, index)}
            />
          ))}
        </ul>
      ) : null}
      <LatelyUsed items={lately} />
    </section>
  ) : null
}

/** Forgets what was typed into prompts, says so, and offers to put it back beside what is typed since. */
function erase(
  held: KeptValues[],
  isMeant: (client: string) => boolean,
  told: { title: string; description: string },
  putRestBack: () => void,
): boolean {
  const { isForgotten, putBack } = forgetSheets(held, isMeant)
  if (!isForgotten) {
    tellNothingStored()
    return false
  }
  showToast({
    type: 'success',
    ...told,
    action: {
      label: 'Annuler',
      run: () => {
        putRestBack()
        if (!putBack()) tellNothingStored()
      },
    },
    topic: 'resume',
  })
  return true
}
