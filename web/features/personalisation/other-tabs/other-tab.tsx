import { useSyncExternalStore } from 'react'

import { cutText } from '#shared/pages/page-metadata.ts'
import { type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'
import { changeValues } from '#web/features/personalisation/change-values.ts'
import { FieldNote } from '#web/features/personalisation/field-note.tsx'
import type { NoteProps, ValuesStore } from '#web/features/personalisation/values-store.ts'
import { Button } from '#web/ui/button.tsx'

/** Of a value, where it is only read. */
const shownMaxLength = 120

type Chooser = {
  slug: string
  /** Keeps the value of this tab. */
  keepOwn: (key: string) => void
}

/**
 * Says below their fields what is kept of those where another tab has just written something else than what
 * was typed here; nothing any more of what is not kept.
 */
export function tellOtherTab(
  store: ValuesStore,
  kept: PromptValues,
  fields: string[],
  chooser: Chooser,
): void {
  const written = fields.map((key) => [key, valueOf(kept, key) ?? ''] as const)
  const told = Object.entries({
    ...store.state().others?.values,
    ...Object.fromEntries(written),
  }).filter(([key, value]) => value === (valueOf(kept, key) ?? ''))
  store.show({
    others: {
      values: Object.fromEntries(told),
      note: (asked) => <OtherTab {...asked} {...chooser} />,
    },
  })
}

/** What another tab has written into a field, for as long as it is not chosen whose value stays. */
function OtherTab({ variable: { key }, label, store, slug, keepOwn }: NoteProps & Chooser) {
  const read = () => valueOf(store.state().others?.values ?? {}, key)
  const written = useSyncExternalStore(store.subscribe, read, () => undefined)
  const readOwn = () => valueOf(store.get(), key) ?? ''
  const own = useSyncExternalStore(store.subscribe, readOwn, () => '')
  const isTold = written !== undefined && written !== own

  function choose(doIt: () => void) {
    forget(store, key)
    doIt()
    // The buttons go, and the focus with them.
    document.getElementById(`v-${key}`)?.focus()
  }

  function take(value: string) {
    changeValues(
      { slug, store },
      () => store.set(key, value),
      {
        type: 'success',
        title: value === '' ? 'Champ effacé' : 'Valeur reprise',
        description: `${label}\u00a0: comme dans l’autre onglet.`,
      },
      (_before, { typed }) =>
        valueOf(typed, key) === value ? { typed: { ...typed, [key]: own } } : {},
    )
  }

  return (
    <FieldNote text={isTold ? sentence(written) : null}>
      {isTold ? (
        <>
          <Button size="sm" onClick={() => choose(() => take(written))}>
            {written === '' ? 'Effacer ici aussi' : 'Reprendre cette valeur'}
            <span className="sr-only">, {label}</span>
          </Button>
          <Button size="sm" variant="quiet" onClick={() => choose(() => keepOwn(key))}>
            Garder la mienne<span className="sr-only">, {label}</span>
          </Button>
        </>
      ) : null}
    </FieldNote>
  )
}

const sentence = (written: string) =>
  written === ''
    ? 'Effacé dans un autre onglet'
    : `Modifié dans un autre onglet\u00a0: ${cutText(written, shownMaxLength)}`

/** What is said of a field is said once. */
function forget(store: ValuesStore, key: string): void {
  const { others } = store.state()
  if (!others) return
  const values = Object.entries(others.values).filter(([other]) => other !== key)
  store.show({ others: { ...others, values: Object.fromEntries(values) } })
}
