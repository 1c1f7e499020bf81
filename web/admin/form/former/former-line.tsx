import { Icon } from '#web/admin/controls/icon.tsx'

import { formerPart } from './former-part.ts'
import type { Former } from './former-values.ts'

/** Stands beside the label of a field that holds something else than what is public or saved. */
export function ChangedMark({ id }: { id?: string | undefined }) {
  return (
    <span className="changed-mark" id={id}>
      <Icon name="pen" />
      modifié
    </span>
  )
}

type FormerLineProps = {
  former: Former
  /** What the field is called. */
  label: string
  /** The button is gone with what it took back. */
  onTaken: () => void
}

/** What a field held, and the button that puts it back. */
export function FormerLine({ former, label, onTaken }: FormerLineProps) {
  const { said, value, current, takeBack } = former
  return (
    <p className="former-line">
      <FormerText said={said} former={textOf(value)} current={textOf(current)} />{' '}
      <button
        type="button"
        className="linkish"
        onClick={() => {
          takeBack(label)
          onTaken()
        }}
      >
        Reprendre<span className="sr-only">&nbsp;: {label}</span>
      </button>
    </p>
  )
}

type FormerTextProps = { said: string; former: string | null; current: string | null }

function FormerText({ said, former, current }: FormerTextProps) {
  if (former === null || current === null) return null
  if (former === '') return <span>{said}&nbsp;: rien</span>
  const { before, gone, after } = formerPart(former, current)
  return (
    <span>
      {said}&nbsp;: {before}
      {gone === '' ? null : <del>{gone}</del>}
      {after}
    </span>
  )
}

/** A value as a person reads it; null for blocks, which say themselves what changed. */
function textOf(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'string') return value
  const isLabels = Array.isArray(value) && value.every((one) => typeof one === 'string')
  return isLabels ? value.join(', ') : null
}
