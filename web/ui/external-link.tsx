import type { ComponentProps } from 'react'

type ExternalLinkProps = ComponentProps<'a'> & { href: string }

/**
 * A link to another site: new tab, announced as such, which learns nothing of this page. What is no address
 * of the web, which no form lets be stored, leads nowhere.
 */
export function ExternalLink({ children, ...attributes }: ExternalLinkProps) {
  if (!/^(?:https?:|mailto:|\/)/.test(attributes.href)) return children
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  )
}
