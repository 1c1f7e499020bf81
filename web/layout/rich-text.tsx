import type { Element, Root } from 'hast'
import { createElement, type ReactNode } from 'react'

import { typeset } from '#shared/typography.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'

/**
 * A markdown description, from the tree that the server parsed and sanitised (D68, R214). The tree
 * holds elements of a short list and no attribute but the address of a link: a general converter
 * would be a tenth of the page's script for nothing.
 */
export function RichText({ tree }: { tree: Root }) {
  return toElements(tree.children, typeset)
}

type Show = (text: string) => string

function toElements(nodes: Root['children'], show: Show): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === 'text') return show(node.value)
    return node.type === 'element' ? toElement(node, index, show) : null
  })
}

function toElement(element: Element, key: number, show: Show): ReactNode {
  const { tagName, properties, children } = element
  const showInside = verbatimTags.has(tagName) ? asWritten : show
  const content = children.length > 0 ? toElements(children, showInside) : undefined
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

const verbatimTags = new Set(['code', 'pre'])
const asWritten = (text: string) => text
