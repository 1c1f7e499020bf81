import type { ReactNode } from 'react'

type BreadcrumbProps = { children: ReactNode }

/** The path to a page; each child is one `<li>` holding a link. */
export function Breadcrumb({ children }: BreadcrumbProps) {
  return (
    <nav className="print:hidden" aria-label="Fil d’Ariane">
      <ol className="flex flex-wrap items-center text-label text-ink-3 *:inline-flex *:min-h-7 *:items-center [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a]:text-ink-2 [&_a]:decoration-transparent [&_a:hover]:text-ink [&_a:hover]:decoration-accent [&>li+li]:before:mx-2 [&>li+li]:before:text-edge-2 [&>li+li]:before:content-['/']">
        {children}
      </ol>
    </nav>
  )
}
