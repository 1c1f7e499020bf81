import { useId } from 'react'

import type { FieldName } from '#shared/items/field-names.ts'
import { DiffText } from '#web/ui/diff/diff-text.tsx'
import { changedWords, type DiffPart } from '#web/ui/diff/text-diff.ts'

import { useDiffLayout } from './diff-layout.ts'
import type { FieldDifference } from './field-diff.ts'

/** What two versions are called, side by side or in the legend of what is struck out. */
export type Sides = { before: string; after: string }

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
