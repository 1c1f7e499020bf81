import MarkdownIt, { type Token } from 'markdown-it'

import {
  isCachedAddress,
  isPlainTag,
  type MarkdownNode,
  type MarkdownTree,
  maxMarkdownLength,
  maxTreeDepth,
} from '#shared/text/markdown-tree.ts'
import { formatNumber } from '#shared/text/plural.ts'

/** Raised when a text gives another tree than before: what is stored with another number is not used. */
export const markdownFormat = 1

/** How many bytes a tree may have as JSON: five for each character of the longest text. */
export const maxTreeBytes = 5 * maxMarkdownLength

/**
 * How many steps the parser may take for a text: tokens, and positions looked at in search of the end of a link.
 * A text of links takes fewer steps than characters; unclosed brackets would take 100 times as many.
 */
const maxStepsFor = (markdown: string) => 1000 + 5 * markdown.length

/** What stands alone, as deep as one may stand: a block of code, which is two elements. */
const deepestLeaf = 2

export type ParsedMarkdown = {
  tree: MarkdownTree
  /** Why the text may not be written, for its author; its tree is one plain paragraph then. */
  refusal: string | null
}

class Refusal extends Error {}

const tooDeep = (line: number) =>
  new Refusal(
    `Ligne ${line}\u00a0: mise en forme trop imbriquée. Réduisez le nombre de niveaux de ce passage.`,
  )
const tooLong = (length: number) =>
  new Refusal(
    `Texte trop long\u00a0: ${formatNumber(length)} caractères, ${formatNumber(maxMarkdownLength)} au plus.`,
  )
const tooHeavy = (line: number) =>
  new Refusal(
    `Ligne ${line}\u00a0: mise en forme trop lourde. Allégez ce passage, par exemple ses tableaux et ses listes.`,
  )

/** How far a parse came, and how far it may; it is passed in the parser's environment. */
type Progress = { steps: number; maxSteps: number; line: number }

// The parser hands on what `parseMarkdown` gives it, and declares nothing about it.
const progressOf = ({ env }: { env: object }) => env as Progress

function takeStep(state: { env: object }): void {
  const progress = progressOf(state)
  progress.steps += 1
  if (progress.steps > progress.maxSteps) throw tooHeavy(progress.line)
}

class BoundedBlockState extends MarkdownIt.StateBlock {
  override push(type: string, tag: string, nesting: Token['nesting']): Token {
    progressOf(this).line = this.line + 1
    takeStep(this)
    return super.push(type, tag, nesting)
  }
}

class BoundedInlineState extends MarkdownIt.StateInline {
  override push(type: string, tag: string, nesting: Token['nesting']): Token {
    takeStep(this)
    return super.push(type, tag, nesting)
  }
}

const parser = new MarkdownIt({ html: false, linkify: true })
parser.block.State = BoundedBlockState
parser.inline.State = BoundedInlineState
const skipToken = parser.inline.skipToken.bind(parser.inline)
parser.inline.skipToken = (state) => {
  takeStep(state)
  skipToken(state)
}
parser.core.ruler.at('inline', (state) => {
  const { tokens, md, env } = state
  const progress = progressOf(state)
  for (const token of tokens) {
    if (token.type !== 'inline') continue
    progress.line = lineOf(token) ?? progress.line
    md.inline.parse(token.content, md, env, token.children ?? [])
  }
})
// An address that begins with its scheme becomes a link, a word with a dot in it does not.
parser.linkify.set({ fuzzyLink: false }).add('ftp:', null).add('//', null)
parser.normalizeLinkText = (text) => text
// Which links are kept is said below: of those that the parser refuses, it would show the source.
parser.validateLink = () => true

/** A markdown text as the tree of what it shows, within bounds of length, steps, depth and size. */
export function parseMarkdown(markdown: string): ParsedMarkdown {
  try {
    if (markdown.length > maxMarkdownLength) throw tooLong(markdown.length)
    const progress: Progress = { steps: 0, maxSteps: maxStepsFor(markdown), line: 1 }
    return { tree: toTree(parser.parse(markdown, progress)), refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { tree: [['p', markdown.slice(0, maxMarkdownLength)]], refusal: error.message }
  }
}

/** A description with what was made of it when it was written. */
export type StoredMarkdown = {
  description: string
  description_format: number
  description_arbre: MarkdownTree | null
}

/** What a stored description shows; parsed again where its tree has another format, or is no tree. */
export function storedTree(stored: StoredMarkdown): MarkdownTree {
  const { description, description_format, description_arbre } = stored
  const tree = description_format === markdownFormat ? description_arbre : null
  return tree ?? parseMarkdown(description).tree
}

function toTree(tokens: Token[]): MarkdownTree {
  const tree: MarkdownTree = []
  const open: { token: Token; children: MarkdownNode[] }[] = []
  const siblings = () => open.at(-1)?.children ?? tree
  let line = 1
  let bytes = 2
  for (const token of shownTokens(tokens)) {
    line = lineOf(token) ?? line
    if (token.nesting === -1) {
      const closed = open.pop()
      if (closed) append(siblings(), element(closed.token, closed.children))
      continue
    }
    const nodes = token.nesting === 1 ? element(token, []) : leaf(token)
    bytes += addedBytes(siblings(), nodes)
    if (bytes > maxTreeBytes) throw tooHeavy(line)
    if (token.nesting === 0) append(siblings(), nodes)
    else if (open.push({ token, children: [] }) > maxTreeDepth - deepestLeaf) throw tooDeep(line)
    // A line break within a paragraph, shown or not.
    if (token.tag === 'br') line += 1
  }
  return tree
}

/** Those of a text stand within the token of their block. */
function* shownTokens(tokens: Token[]): Generator<Token> {
  for (const token of tokens) {
    if (token.type === 'inline') yield* token.children ?? []
    // The paragraphs of a list whose items stand close together.
    else if (!token.hidden) yield token
  }
}

/** The line of the source where a block begins, from 1. */
const lineOf = (token: Token | undefined) => token?.map && token.map[0] + 1

/** Where the page has headings of its own, and where the parser says otherwise. */
const tagNames: Record<string, string> = { h1: 'h3', h2: 'h3', s: 'del' }

/** A link that is not kept leaves what it holds. */
function element(token: Token, children: MarkdownNode[]): MarkdownNode[] {
  const name = tagNames[token.tag] ?? token.tag
  if (isPlainTag(name)) return [[name, ...children]]
  const href = String(token.attrGet('href') ?? '')
  return isCachedAddress(href) ? [['a', { href }, ...children]] : children
}

function leaf(token: Token): MarkdownNode[] {
  switch (token.type) {
    case 'softbreak':
      return ['\n']
    case 'hardbreak':
    case 'hr':
      return element(token, [])
    case 'code_inline':
      return [['code', token.content]]
    case 'code_block':
    case 'fence':
      return [['pre', ['code', token.content]]]
    // The policy of pages allows no image from elsewhere.
    case 'image':
      return text(parser.renderer.renderInlineAsText(token.children ?? [], parser.options, {}))
    default:
      return text(token.content)
  }
}

const text = (content: string) => (content === '' ? [] : [content])

function append(siblings: MarkdownNode[], nodes: MarkdownNode[]): void {
  for (const node of nodes) {
    const last = siblings.at(-1)
    if (typeof node === 'string' && typeof last === 'string') siblings.splice(-1, 1, last + node)
    else siblings.push(node)
  }
}

const utf8 = new TextEncoder()

/** What nodes add to the JSON of a tree, at most. */
const addedBytes = (siblings: MarkdownNode[], nodes: MarkdownNode[]): number => {
  const json = JSON.stringify(nodes)
  // Instead of its brackets stands a comma; a text that continues another needs no quotes either.
  const isContinued = typeof nodes[0] === 'string' && typeof siblings.at(-1) === 'string'
  return utf8.encode(json).length - (isContinued ? 4 : 1)
}
