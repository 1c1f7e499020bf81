/** The elements that a description may hold, besides links. */
const plainTags = [
  'p',
  'br',
  'strong',
  'em',
  'del',
  'code',
  'pre',
  'blockquote',
  'hr',
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
] as const
type PlainTag = (typeof plainTags)[number]

/** A text, an element with what it holds, or a link: the one element with an attribute, its address. */
export type MarkdownNode =
  | string
  | [PlainTag, ...MarkdownNode[]]
  | ['a', { href: string }, ...MarkdownNode[]]

/** What a markdown text shows: stored beside it, sent to pages, and made into elements there. */
export type MarkdownTree = MarkdownNode[]

/** How many elements may stand within each other: more than any person writes. */
export const maxTreeDepth = 32

/** The longest markdown text that may be written, in characters; a longer one is never parsed. */
export const maxMarkdownLength = 20_000

const plainTagSet: ReadonlySet<unknown> = new Set(plainTags)
const inlineTags: ReadonlySet<string> = new Set(['strong', 'em', 'del', 'code'])
const schemes: ReadonlySet<string> = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])

export const isPlainTag = (tag: unknown): tag is PlainTag => plainTagSet.has(tag)

/** Whether a link may lead there: to an address of this site, or by one of six schemes. */
export function isCachedAddress(href: string): boolean {
  if (href === '' || href.startsWith('//')) return false
  const scheme = /^[^/?#:]*(?=:)/.exec(href)?.[0]
  return scheme === undefined || schemes.has(scheme.toLowerCase())
}

/** Whether a stored value is such a tree, with no other element, attribute or address in it. */
export function isMarkdownTree(stored: unknown, depth = 0): stored is MarkdownTree {
  return Array.isArray(stored) && stored.every((node: unknown) => isMarkdownNode(node, depth))
}

function isMarkdownNode(stored: unknown, depth: number): boolean {
  if (typeof stored === 'string') return true
  if (!Array.isArray(stored) || depth === maxTreeDepth) return false
  const [tag, ...rest]: unknown[] = stored
  if (isPlainTag(tag)) return isMarkdownTree(rest, depth + 1)
  const [attributes, ...children] = rest
  return tag === 'a' && isLinkAttributes(attributes) && isMarkdownTree(children, depth + 1)
}

function isLinkAttributes(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || Object.keys(stored).length !== 1)
    return false
  return 'href' in stored && typeof stored.href === 'string' && isCachedAddress(stored.href)
}

/** A tree as one line of plain text. */
export function treeText(tree: MarkdownTree): string {
  // Not the no-break spaces, which hold French punctuation in place.
  return textOf(tree)
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim()
}

/** With spaces around blocks, or the words of two would run together. */
function textOf(nodes: MarkdownNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node[0] === 'a') {
        const [, , ...children] = node
        return textOf(children)
      }
      const [tag, ...children] = node
      return inlineTags.has(tag) ? textOf(children) : ` ${textOf(children)} `
    })
    .join('')
}
