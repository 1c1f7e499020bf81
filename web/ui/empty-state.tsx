import type { ReactNode } from 'react'

import { Button } from './button.tsx'

/** The frame around what stands in place of content. */
export const emptyBox = 'rounded-3 border-2 border-dashed border-edge-2 px-5 py-10 text-center'
const narrowText = 'mx-auto mt-2 mb-4 max-w-128'
/** A paragraph in the frame. */
export const emptyText = `${narrowText} text-ink-2`

type EmptyStateProps = { title: string; text?: string; children?: ReactNode }

/** Nothing to show, said plainly, with one way out as its children. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={emptyBox} data-state="empty">
      <h2 className="text-t3 whitespace-nowrap">{title}</h2>
      {text ? <p className={emptyText}>{text}</p> : null}
      {children ? <div className="mt-4">{children}</div> : null}
    </div>
  )
}

type FailedStateProps = { text: string; onRetry: () => void; className?: string }

/** A failed part of a page, and a button that tries again. */
export const FailedState = ({ text, onRetry, className = '' }: FailedStateProps) => (
  <div className={`${emptyBox} ${className}`.trimEnd()} role="alert">
    <p className={`${narrowText} text-bad`}>{text}</p>
    <Button className="mt-4" onClick={onRetry}>
      Réessayer
    </Button>
  </div>
)
