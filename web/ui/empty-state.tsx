import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; text?: string; children?: ReactNode }

/** Nothing to show, said plainly, with one way out as its children. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="empty" data-state="empty">
      <h2 className="text-t3 whitespace-nowrap">{title}</h2>
      {text ? <p>{text}</p> : null}
      {children ? <div className="mt-4">{children}</div> : null}
    </div>
  )
}
