import { createElement, type ReactNode } from 'react'

import type { MarkdownNode, MarkdownTree } from '#shared/text/markdown-tree.ts'
import { typeset } from '#shared/text/typography.ts'

import { ExternalLink } from './external-link.tsx'

/**
 * A markdown description, from the tree that was made when it was written. It holds elements of
 * a short list and no attribute but the address of a link; its tables and its code scroll by themselves.
 */
export function RichText({ tree }: { tree: MarkdownTree }) {
  return toElements(tree, typeset)
}

type Show = (text: string) => string

const toElements = (nodes: MarkdownNode[], show: Show): ReactNode[] =>
  nodes.map((node, index) => (typeof node === 'string' ? show(node) : toElement(node, index, show)))

function toElement(element: Exclude<MarkdownNode, string>, key: number, show: Show): ReactNode {
  if (element[0] === 'a') {
    const [, { href }, ...children] = element
    const content = toElements(children, show)
    // An address of this site may be of a file too: the browser follows it.
    return createElement(href.startsWith('/') ? 'a' : ExternalLink, { key, href }, content)
  }
  const [tag, ...children] = element
  const content = toElements(children, verbatimTags.has(tag) ? asWritten : show)
  if (tag === 'table') return <ScrolledTable key={key}>{content}</ScrolledTable>
  // Code scrolls by the arrows too where it is wider than a phone.
  const attributes = tag === 'pre' ? { key, tabIndex: 0 } : { key }
  return createElement(tag, attributes, content.length > 0 ? content : undefined)
}

/** Moves by itself where it is wider than the page, by keyboard too. */
const ScrolledTable = ({ children }: { children: ReactNode }) => (
  <section
    className="relative overflow-x-auto scroll-shadow print:overflow-visible"
    aria-label="Tableau"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it by the arrows
    tabIndex={0}
  >
    <table>{children}</table>
  </section>
)

const verbatimTags: ReadonlySet<string> = new Set(['code', 'pre'])
const asWritten = (text: string) => text
