/**
 * A markdown text as a part of another, under a heading of the third level: its own headings stand below,
 * and a fence that it leaves open ends with it, so that what follows is no part of it.
 */
export const markdownPart = (text: string): string => outsideFences(text, lowered)

/** A markdown text whose raw HTML, images and unsafe links are text to any renderer, as on its page. */
export const markdownText = (text: string): string => outsideFences(text, (line) => line)

/** A plain text on one line of markdown: a renderer shows its characters and finds no markup in them. */
export const markdownLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*[\]<]|~(?=~)|&(?=#?\w+;)|(?<=^| )#+$/g, (sign) => `\\${sign}`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)

/** A link under a plain text; the text alone where the address is not one of http. */
export const markdownLink = (text: string, address: string): string =>
  /^https?:\/\//i.test(address)
    ? `[${markdownLine(text)}](${withinParentheses(address)})`
    : markdownLine(text)

const withinParentheses = (address: string) =>
  address
    .replaceAll(/[\s<>\\`]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll(/&(?=#?\w+;)/g, String.raw`\&`)

/**
 * Changes the lines of a text outside its blocks of code, after what a renderer must not obey was made
 * text. A fence begins its line, so that it ends with no list; one in a list or in a quote is text.
 */
function outsideFences(text: string, change: (line: string) => string): string {
  let open = ''
  let isCodeKnown = true
  const lines: string[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, fence = ''] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? []
    if (open !== '') {
      if (closes(line, open)) open = ''
      lines.push(line)
    } else if (fence !== '') {
      open = fence
      isCodeKnown = true
      lines.push(line.trimStart())
    } else {
      const unfenced = line.replace(nestedFence, String.raw`$1\$2`)
      const pieces = splitCode(unfenced)
      isCodeKnown = line.trim() === '' || (isCodeKnown && pieces !== null)
      lines.push(change(isCodeKnown && pieces ? defusePieces(pieces) : defuse(unfenced)))
    }
  }
  return [...lines, ...(open === '' ? [] : [open])].join('\n')
}

const nestedFence = /^([ \t>*+\-\d.)]*)(```|~~~)/

function closes(line: string, open: string): boolean {
  const fence = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? ''
  return fence.startsWith(open)
}

/**
 * A line in pieces, of which every other one is code. Null where a backtick may belong to another line, to
 * a cell or to no code: up to the next empty line no code is known then.
 */
function splitCode(line: string): string[] | null {
  if (line.includes('\\`')) return null
  const runs = [...line.matchAll(/`+/g)]
  const pieces: string[] = []
  let from = 0
  for (let start = 0; start < runs.length; start += 1) {
    const opening = runs[start]
    do start += 1
    while (start < runs.length && runs[start]?.[0] !== opening?.[0])
    const closing = runs[start]
    if (!opening || !closing) return null
    const end = closing.index + closing[0].length
    const code = line.slice(opening.index, end)
    if (code.includes('|')) return null
    pieces.push(line.slice(from, opening.index), code)
    from = end
  }
  return [...pieces, line.slice(from)]
}

const defusePieces = (pieces: string[]) =>
  pieces.map((piece, index) => (index % 2 === 1 ? piece : defuse(piece))).join('')

/** Makes text of images, of tags but for addresses in angle brackets, and of links that pages drop. */
const defuse = (text: string) =>
  text
    .replaceAll(
      /(?<!\\)((?:\\\\)*)(<(?=[a-z/!?])(?!(?:https?:\/\/|mailto:)[^\s<>`]*>)|!(?=\[))/gi,
      String.raw`$1\$2`,
    )
    .replaceAll(/\](?=[(:])(?!.[ \t]*<?(?:https?:|mailto:|ircs?:|xmpp:|[#?]|\/(?!\/)))/gi, ']\\')

const lowered = (line: string) =>
  line.replace(/^#{1,6}(?= )/, (marks) => '#'.repeat(Math.min(6, Math.max(4, marks.length + 2))))
