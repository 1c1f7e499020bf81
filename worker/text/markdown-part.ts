/**
 * Makes a markdown text a part of another, under a heading of the third level: lowers its headings below
 * that level, closes an open fence, and neutralizes as `markdownText` does.
 */
export const markdownPart = (text: string): string => mapOutsideFences(text, lowerHeading)

/** Makes text of the raw HTML, images and unsafe links of a markdown text, for any renderer. */
export const markdownText = (text: string): string => mapOutsideFences(text, (line) => line)

/**
 * Escapes a plain text for one line of markdown, at the beginning of a block (a paragraph, a heading, an item
 * of a list, a quote) or within one. It renders as its own characters; a bare address may become a link.
 */
export const markdownLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*[\]<]|~(?=~)|&(?=#?\w+;)|(?<=^| )#+$/g, (sign) => `\\${sign}`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replace(leadingMarker, String.raw`\$&`)
    .replace(leadingNumber, String.raw`$1\$2`)

/** `# title`, `> quote`, `- item`, `+ item`, and the rule `---`. */
const leadingMarker = /^(?:#{1,6}(?= )|>|[-+](?= |$)|-(?=[- ]+$))/
/** `1. item` and `1) item`. */
const leadingNumber = /^(\d{1,9})([.)])(?= |$)/

/** A link with a plain text; the text alone if the address is not of http or https. */
export const markdownLink = (text: string, address: string): string =>
  /^https?:\/\//i.test(address)
    ? `[${markdownLine(text)}](${escapeAddress(address)})`
    : markdownLine(text)

const escapeAddress = (address: string) =>
  address
    .replaceAll(/[\s<>\\`]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll(/&(?=#?\w+;)/g, String.raw`\&`)

/**
 * Neutralizes and changes the lines outside the fenced code of a text. A fence loses its indentation, so that
 * it does not end with a list; a fence within a list or a quote is escaped.
 */
function mapOutsideFences(text: string, change: (line: string) => string): string {
  let openFence = ''
  let isCodeKnown = true
  const lines: string[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, fence = ''] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? []
    if (openFence !== '') {
      if (closesFence(line, openFence)) openFence = ''
      lines.push(line)
    } else if (fence !== '') {
      openFence = fence
      isCodeKnown = true
      lines.push(line.trimStart())
    } else {
      const unfenced = line.replace(nestedFence, String.raw`$1\$2`)
      const pieces = splitCode(unfenced)
      isCodeKnown = line.trim() === '' || (isCodeKnown && pieces !== null)
      lines.push(change(isCodeKnown && pieces ? neutralizePieces(pieces) : neutralize(unfenced)))
    }
  }
  return [...lines, ...(openFence === '' ? [] : [openFence])].join('\n')
}

/** The fence of `- ~~~` or `> 1. ~~~`, after the markers. */
const nestedFence = /^([ \t>*+\-\d.)]*)(```|~~~)/

function closesFence(line: string, openFence: string): boolean {
  const fence = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? ''
  return fence.startsWith(openFence)
}

type Span = { start: number; end: number }

/**
 * Splits a line into pieces, every second of which is code. Returns null if a backtick may belong to another
 * line, to a cell of a table or to no code: no code is known then before the next empty line.
 */
function splitCode(line: string): string[] | null {
  const spans = line.includes('\\`') ? null : findCodeSpans(line)
  if (!spans || spans.some(({ start, end }) => line.slice(start, end).includes('|'))) return null
  const starts = [0, ...spans.flatMap(({ start, end }) => [start, end])]
  return starts.map((start, index) => line.slice(start, starts[index + 1]))
}

/** Pairs each run of backticks with the next run of its length; null if one has no such pair. */
function findCodeSpans(line: string): Span[] | null {
  const spans: Span[] = []
  let opening: RegExpExecArray | null = null
  for (const run of line.matchAll(/`+/g)) {
    if (!opening) opening = run
    else if (run[0] === opening[0]) {
      spans.push({ start: opening.index, end: run.index + run[0].length })
      opening = null
    }
  }
  return opening ? null : spans
}

const neutralizePieces = (pieces: string[]) =>
  pieces.map((piece, index) => (index % 2 === 1 ? piece : neutralize(piece))).join('')

/** Makes text of images, of links that pages drop, and of tags. Addresses in angle brackets stay links. */
const neutralize = (text: string) =>
  text.replaceAll(tagOrImage, String.raw`$1\$2`).replaceAll(unsafeLink, ']\\')

/** The `<` of `<b>` and `<!-- -->`, but not of `<https://a.example>`; the `!` of `![image](address)`. */
const tagOrImage =
  /(?<!\\)((?:\\\\)*)(<(?=[a-z/!?])(?!(?:https?:\/\/|mailto:)[^\s<>`]*>)|!(?=\[))/gi

/** The `]` of `[link](javascript:x)` and `[link]: //a.example`, but not of `[link](https://a.example)`. */
const unsafeLink = /\](?=[(:])(?!.[ \t]*<?(?:https?:|mailto:|ircs?:|xmpp:|[#?]|\/(?!\/)))/gi

/** `# Title` becomes `#### Title`. */
const lowerHeading = (line: string) =>
  line.replace(/^#{1,6}(?= )/, (marks) => '#'.repeat(Math.min(6, Math.max(4, marks.length + 2))))
