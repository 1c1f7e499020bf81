import { useId, useSyncExternalStore } from 'react'

import type { FieldName } from '#shared/items/field-names.ts'
import { DiffText } from '#web/ui/diff/diff-text.tsx'
import { changedWords, type DiffPart } from '#web/ui/diff/text-diff.ts'

import type { FieldDifference } from './field-diff.ts'

/** What two versions are called, side by side or in the legend of what is struck out. */
type Sides = { before: string; after: string }

type FieldDifferencesProps<Field extends string> = {
  differences: readonly FieldDifference<Field>[]
  names: Readonly<Record<Field, FieldName>>
  /** Whose they are, read out where several items stand below each other. */
  of?: string
  sides?: Sides
}

/** What two versions of an item hold differently, field by field. */
export function FieldDifferences<Field extends string>({
  differences,
  names,
  of,
  sides,
}: FieldDifferencesProps<Field>) {
  const id = useId()
  const { isBeside } = useDiffLayout()
  if (differences.length === 0) return <p>Les deux versions sont identiques.</p>
  const list = differences.map(({ name, changes }) => (
    <section key={name} className="diff" aria-labelledby={`${id}-${name}`}>
      <header>
        <h3 id={`${id}-${name}`}>
          {names[name].label}
          {of === undefined ? null : <span className="sr-only"> de {of}</span>}
        </h3>
        <span className="hint">{changedWords(changes)}</span>
      </header>
      {sides && isBeside ? (
        <SideBySide changes={changes} sides={sides} />
      ) : (
        <p className="difference-text">
          <DiffText changes={changes} />
        </p>
      )}
    </section>
  ))
  return (
    <>
      {sides && !isBeside ? <Legend sides={sides} /> : null}
      {list}
    </>
  )
}

/** Which of the two is struck out: an older version compared with a newer one loses what came since. */
function Legend({ sides: { before, after } }: { sides: Sides }) {
  return (
    <p className="hint">
      <s>Barré</s>&nbsp;: {before}. <u>Souligné</u>&nbsp;: {after}.
    </p>
  )
}

type SideBySideProps = { changes: readonly DiffPart[]; sides: Sides }

/** Each version whole, with what the other one has not. */
function SideBySide({ changes, sides }: SideBySideProps) {
  return (
    <div className="diff-sides">
      <Side name={sides.before} changes={changes.filter(({ type }) => type !== 'added')} />
      <Side name={sides.after} changes={changes.filter(({ type }) => type !== 'removed')} />
    </div>
  )
}

function Side({ name, changes }: { name: string; changes: readonly DiffPart[] }) {
  return (
    <div>
      <h4>{name}</h4>
      <p className="difference-text">
        {changes.length === 0 ? <span className="hint">Rien</span> : <DiffText changes={changes} />}
      </p>
    </div>
  )
}

/** How two versions are shown: as one text, or each in a column of its own; nothing where there is no room for two. */
export function DiffLayoutSwitch() {
  const { hasRoom, isBeside } = useDiffLayout()
  if (!hasRoom) return null
  return (
    <fieldset className="seg" aria-label="Présentation des différences">
      <button type="button" aria-pressed={!isBeside} onClick={() => chooseLayout(false)}>
        L’une sous l’autre
      </button>
      <button type="button" aria-pressed={isBeside} onClick={() => chooseLayout(true)}>
        Côte à côte
      </button>
    </fieldset>
  )
}

const layoutKey = 'admin:differences'
const besideValue = 'cote-a-cote'
const listeners = new Set<() => void>()
/** Where this browser keeps nothing, a choice holds until the page is left. */
let chosen: boolean | null = null

/** Side by side if there is room and it was chosen last in this browser. */
function useDiffLayout() {
  const hasRoom = useSyncExternalStore(watchRoom, isRoomy)
  const isChosen = useSyncExternalStore(watchChoice, isBesideChosen)
  return { hasRoom, isBeside: hasRoom && isChosen }
}

const room = () => matchMedia('(min-width: 80rem)')
const isRoomy = (): boolean => room().matches

function watchRoom(onChange: () => void): () => void {
  const query = room()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function watchChoice(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function isBesideChosen(): boolean {
  chosen ??= readChoice()
  return chosen
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(layoutKey) === besideValue
  } catch {
    // Switched off: nothing was kept.
    return false
  }
}

function chooseLayout(isBeside: boolean): void {
  chosen = isBeside
  try {
    if (isBeside) localStorage.setItem(layoutKey, besideValue)
    else localStorage.removeItem(layoutKey)
  } catch {
    // Switched off, or full.
  }
  for (const listener of listeners) listener()
}
