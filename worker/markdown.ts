import type { Root } from 'hast'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

import { isNestedTooDeep } from '#shared/markdown-depth.ts'

const allowed: Options = {
  tagNames: [
    'p',
    'br',
    'strong',
    'em',
    'del',
    'code',
    'pre',
    'blockquote',
    'hr',
    'a',
    'ul',
    'ol',
    'li',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: { a: ['href'] },
  // Any other scheme loses its address and keeps its text (R214).
  protocols: { href: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'] },
  strip: ['script'],
}

/** A markdown text as a sanitised tree; the client turns it into elements, never into HTML (D68). */
export function markdownTree(markdown: string): Root {
  if (isNestedTooDeep(markdown)) return paragraph(markdown)
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSanitize, allowed)
  return withoutPositions(processor.runSync(processor.parse(markdown)))
}

function paragraph(value: string): Root {
  const text = { type: 'text' as const, value }
  const element = { type: 'element' as const, tagName: 'p', properties: {}, children: [text] }
  return { type: 'root', children: [element] }
}

/** Source positions are most of a tree's bytes and nobody reads them. */
function withoutPositions(tree: Root): Root {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value)),
  ) as Root // The same tree, less one optional field.
}
