import type { ComponentProps } from 'react'

type ExternalLinkProps = ComponentProps<'a'> & { href: string }

/** A link to another site: new tab, announced as such, which learns nothing of this page. */
export function ExternalLink({ children, ...attributes }: ExternalLinkProps) {
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="vh"> (nouvel onglet)</span>
    </a>
  )
}
