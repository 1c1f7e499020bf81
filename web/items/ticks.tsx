/** Above that the number beside them is clearer. */
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

/** The first `filled` of `total`, where it is not known which are filled in. */
export const firstFilled = (filled: number, total: number): boolean[] =>
  Array.from({ length: total }, (_, index) => index < filled)
