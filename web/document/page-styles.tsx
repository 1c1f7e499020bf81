import { preload } from 'react-dom'

/**
 * The style sheet of one kind of page, beside the one of all pages. The server writes it into the head;
 * on the way from another page, this one is shown when it has arrived.
 */
export function PageStyles({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="page" />
}

/** Fetches the style sheet of a page ahead, beside what the page is made of. */
export function preloadStyles(href: string | undefined): void {
  if (href !== undefined) preload(href, { as: 'style' })
}
