import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'

type DisclosureProps = {
  summary: ReactNode
  /** Of the summary. */
  className: string
  isOpen?: boolean
  children: ReactNode
}

/** The font of a summary that is a title. */
export const disclosureTitle = 'font-display text-t4 leading-snug font-strong'

/** A fold with a line below it. A list of them has a line above it. */
export function Disclosure({ summary, className, isOpen, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="border-b border-edge open:[&>summary>svg]:rotate-180">
      <summary
        className={`flex min-h-11 cursor-pointer list-none gap-3 py-3 hover:text-accent-2 [&::-webkit-details-marker]:hidden ${className}`}
      >
        {summary}
        <Icon
          name="chev"
          className="mt-0.5 ml-auto text-accent transition-[rotate] duration-200 ease-paper"
        />
      </summary>
      {children}
    </details>
  )
}
