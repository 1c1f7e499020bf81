import type { ReactNode, Ref } from 'react'

type SelectionHeadingProps = {
  /** The title, and what can be done with it. */
  title: ReactNode
  tools?: ReactNode
  /** A sentence about the selection. */
  children: ReactNode
}

/** The top of a selection. */
export function SelectionHeading({ title, tools, children }: SelectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-8 pb-4 max-md:pt-5">
      <div className="flex min-w-0 flex-[1_1_20rem] items-center gap-1">{title}</div>
      {tools}
      <p className="basis-full text-small text-ink-2">{children}</p>
    </div>
  )
}

type SelectionTitleProps = { ref?: Ref<HTMLHeadingElement>; children: string }

/** Focused by script after a selection is deleted. */
export function SelectionTitle({ ref, children }: SelectionTitleProps) {
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] wrap-anywhere"
    >
      {children}
    </h1>
  )
}
