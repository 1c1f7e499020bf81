type StepListProps = { steps: { title: string; text: string }[]; className?: string }

/** Numbered steps, side by side where there is room. */
export function StepList({ steps, className = '' }: StepListProps) {
  return (
    <ol className={`grid gap-4 [counter-reset:step] md:grid-cols-3 md:gap-6 ${className}`}>
      {steps.map(({ title, text }) => (
        <li
          key={title}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3 border-edge-2 [counter-increment:step] before:row-span-2 before:font-display before:text-[1.75rem] before:leading-none before:font-demi before:text-accent before:content-[counter(step)] md:border-t md:pt-3"
        >
          <h3 className="text-t4">{title}</h3>
          <p className="mt-1 text-small text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
