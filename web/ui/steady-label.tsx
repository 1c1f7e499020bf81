type SteadyLabelProps<Label extends string> = { labels: readonly Label[]; current: Label }

/** One of several labels in a place that is as wide as the longest, so that nothing beside it moves. */
export function SteadyLabel<Label extends string>({ labels, current }: SteadyLabelProps<Label>) {
  return (
    <span className="grid text-left *:col-1 *:row-1">
      {labels.map((label) => (
        <span key={label} className={label === current ? undefined : 'invisible'}>
          {label}
        </span>
      ))}
    </span>
  )
}
