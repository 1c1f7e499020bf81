import type { Element, Root } from 'hast'
import { createElement, type ReactNode } from 'react'

import { ExternalLink } from '#web/ui/external-link.tsx'

/**
 * A markdown description, from the tree that the server parsed and sanitised (D68, R214). The tree
 * holds elements of a short list and no attribute but the address of a link: a general converter
 * would be a tenth of the page's script for nothing.
 */
export function RichText({ tree }: { tree: Root }) {
  return toElements(tree.children)
}

function toElements(nodes: Root['children']): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value
    return node.type === 'element' ? toElement(node, index) : null
  })
}

function toElement({ tagName, properties, children }: Element, key: number): ReactNode {
  const content = children.length > 0 ? toElements(children) : undefined
  if (tagName !== 'a') return createElement(tagName, { key }, content)
  const { href } = properties
  return typeof href === 'string' && href !== '' ? (
    <ExternalLink key={key} href={href}>
      {content}
    </ExternalLink>
  ) : (
    <span key={key}>{content}</span>
  )
}
