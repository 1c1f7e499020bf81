import type { ReactNode } from 'react'

type BreadcrumbProps = { children: ReactNode }

/** The path to a page; each child is one `<li>` holding a link. */
export function Breadcrumb({ children }: BreadcrumbProps) {
  return (
    <nav className="crumbs" aria-label="Fil d’Ariane">
      <ol className="l">{children}</ol>
    </nav>
  )
}
