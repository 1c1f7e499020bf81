import type { ReactNode } from 'react'

type ProgressLineProps = { value: number; max: number; children: ReactNode }

/** How far a task is, in words above a bar. */
export const ProgressLine = ({ children, ...progress }: ProgressLineProps) => (
  <label className="mt-3 grid gap-1">
    <span>{children}</span>
    <progress className="w-full accent-ink" {...progress} />
  </label>
)
