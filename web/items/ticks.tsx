/** Above 24 variables the number beside the ticks is clearer. */
const maxTicks = 24

const filledTick =
  'border-done-line bg-done-line forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none'
const openTick = 'border-dashed border-todo-line bg-todo'

type TicksProps = {
  /** One entry for each variable: true if it is filled in. */
  filled: boolean[]
  /** Size and border of the ticks. */
  className: string
}

/** The progress of a prompt: a tick for each variable. */
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

/** Marks the first `filled` of `total` as filled in, for callers that know only the number. */
export const firstFilled = (filled: number, total: number): boolean[] =>
  Array.from({ length: total }, (_, index) => index < filled)
