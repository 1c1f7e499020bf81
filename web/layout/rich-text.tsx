import { createElement, type ReactNode } from 'react'

import type { MarkdownNode, MarkdownTree } from '#shared/markdown-tree.ts'
import { typeset } from '#shared/typography.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'

/**
 * A markdown description, from the tree that was made when it was written (R214). It holds elements of
 * a short list and no attribute but the address of a link.
 */
export function RichText({ tree }: { tree: MarkdownTree }) {
  return toElements(tree, typeset)
}

type Show = (text: string) => string

function toElements(nodes: MarkdownNode[], show: Show): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return show(node)
    if (node[0] === 'a') {
      const [, { href }, ...content] = node
      return (
        <ExternalLink key={key} href={href}>
          {toElements(content, show)}
        </ExternalLink>
      )
    }
    const [tag, ...children] = node
    const content = toElements(children, verbatimTags.has(tag) ? asWritten : show)
    return createElement(tag, { key }, content.length > 0 ? content : undefined)
  })
}

const verbatimTags: ReadonlySet<string> = new Set(['code', 'pre'])
const asWritten = (text: string) => text
