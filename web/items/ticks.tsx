/** More of them say nothing that the number beside them does not. */
const maxTicks = 24

const filledTick =
  'border-done-line bg-done-line forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none'
const openTick = 'border-dashed border-todo-line bg-todo'

type TicksProps = {
  /** Of each variable, whether it is filled in. */
  filled: boolean[]
  /** Their size and border. */
  className: string
}

/** How far a prompt is filled in: a tick for each variable. */
export function Ticks({ filled, className }: TicksProps) {
  if (filled.length > maxTicks) return null
  return (
    <span className={`gap-1 ${className}`} aria-hidden="true">
      {filled.map((isFilled, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a tick has no identity but its place
        <i key={index} className={isFilled ? filledTick : openTick} />
      ))}
    </span>
  )
}

/** As many of `total` as are filled in, where which of them are is not known. */
export const firstFilled = (filled: number, total: number): boolean[] =>
  Array.from({ length: total }, (_, index) => index < filled)
