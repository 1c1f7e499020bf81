import type { ReactNode } from 'react'

type TabSectionProps = { title: string; children: ReactNode }

/** What a tab holds, under a heading for those who do not see the tab above it. */
export function TabSection({ title, children }: TabSectionProps) {
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      {children}
    </>
  )
}
