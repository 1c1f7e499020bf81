import { useDiffLayout } from './diff-layout.ts'

/** How two versions are shown: as one text, or each in a column of its own; nothing where there is no room for two. */
export function DiffLayoutSwitch() {
  const { hasRoom, isBeside, choose } = useDiffLayout()
  if (!hasRoom) return null
  return (
    <fieldset className="seg" aria-label="Présentation des différences">
      <button type="button" aria-pressed={!isBeside} onClick={() => choose(false)}>
        L’une sous l’autre
      </button>
      <button type="button" aria-pressed={isBeside} onClick={() => choose(true)}>
        Côte à côte
      </button>
    </fieldset>
  )
}
