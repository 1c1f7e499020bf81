import MarkdownIt, { type Token } from 'markdown-it'

import { isCachedAddress } from '#shared/text/markdown-tree.ts'

/** A renderer of somebody else, which obeys whatever it is given. */
const renderer = new MarkdownIt({ html: true })
renderer.validateLink = () => true

/** Every token of a text, those of its lines too. */
export const markdownTokens = (markdown: string): Token[] =>
  renderer.parse(markdown, {}).flatMap((token) => [token].concat(token.children ?? []))

/** HTML, images and links that no page of ours has. */
export const markdownDangers = (markdown: string): unknown[] =>
  markdownTokens(markdown)
    .filter(
      ({ type, attrs }) =>
        /^html_|^image$/.test(type) ||
        attrs?.some(([name, value]) => name === 'href' && !isCachedAddress(String(value))),
    )
    .map(({ type, content, attrs }) => [type, content, attrs])

/** What each block shows. */
export const markdownTexts = (markdown: string): string[] =>
  renderer
    .parse(markdown, {})
    .map(({ children, content }) => children?.map((child) => child.content).join('') ?? content)
