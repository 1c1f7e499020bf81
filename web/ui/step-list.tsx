type StepListProps = { steps: { title: string; text: string }[]; className?: string }

/** Numbered steps, side by side where there is room. */
export function StepList({ steps, className = '' }: StepListProps) {
  return (
    <ol className={`grid gap-4 md:grid-cols-3 md:gap-6 ${className}`.trimEnd()}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3 border-edge-2 md:border-t md:pt-3"
        >
          <span
            className="row-span-2 font-display text-[1.75rem] leading-none font-demi text-accent"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <h3 className="text-t4">{title}</h3>
          <p className="mt-1 text-small text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
