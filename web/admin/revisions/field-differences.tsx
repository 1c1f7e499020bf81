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
  const hasLegend = sides !== undefined && !isBeside
  const list = differences.map(({ name, changes }, index) => (
    <section
      key={name}
      className={`rounded-2 border border-edge bg-card wrap-anywhere ${index > 0 || hasLegend ? 'mt-3' : ''}`}
      aria-labelledby={`${id}-${name}`}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-rule px-4 py-2">
        <h3
          id={`${id}-${name}`}
          className="font-body text-small leading-snug font-bold tracking-normal"
        >
          {names[name].label}
          {of === undefined ? null : <span className="sr-only"> de {of}</span>}
        </h3>
        <span className="hint">{changedWords(changes)}</span>
      </header>
      {sides && isBeside ? (
        <SideBySide changes={changes} sides={sides} />
      ) : (
        <p className={wholeText}>
          <DiffText changes={changes} />
        </p>
      )}
    </section>
  ))
  return (
    <>
      {hasLegend ? <Legend sides={sides} /> : null}
      {list}
    </>
  )
}

const wholeText = 'difference-text max-h-none px-4 py-3'

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
    <div className="grid grid-cols-2 *:border-rule *:not-first:border-l">
      <Side name={sides.before} changes={changes.filter(({ type }) => type !== 'added')} />
      <Side name={sides.after} changes={changes.filter(({ type }) => type !== 'removed')} />
    </div>
  )
}

function Side({ name, changes }: { name: string; changes: readonly DiffPart[] }) {
  return (
    <div>
      <h4 className="px-4 pt-2 font-body text-micro leading-snug font-semibold tracking-normal text-ink-3">
        {name}
      </h4>
      <p className={wholeText}>
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
    <fieldset className="seg flex w-fit" aria-label="Présentation des différences">
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
