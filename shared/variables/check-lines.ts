import { foldText } from '#shared/search/search-text.ts'

/** Folded headings of the section with the final checks. */
const checkHeading =
  /^(?:avant (?:de (?:rendre|livrer|conclure)|envoyer|envoi)|(?:derniere )?(?:verification|relecture)s?(?: finale)?|(?:dernier )?controle(?: final| de coherence)?|derniere lecture|dernier regard|(?:contre )?epreuve(?: finale)?|recoupement|revue finale|test de sortie|pour finir)$/
const listMarker = /^\s*(?:[-*•]|\d+[.)])\s+/
/** Longer lists are not tickable by hand. */
const maxLines = 20

/**
 * The final checks of a prompt: the list items of the last such section, or its paragraphs. A paragraph stays whole,
 * since its sentences also say what to do about a failed check. Without a section, the line or list that begins with
 * «Avant de rendre». Empty if there is neither.
 */
export function checkLines(prompt: string): string[] {
  const lines = prompt.split(/\r\n|\n|\r/)
  const from = lines.findLastIndex(isCheckHeading)
  const section = from < 0 ? beforeHandingOver(lines) : sectionAfter(lines, from)
  const items = itemsOf(section)
  const found = items.length > 0 ? items : section.join('\n').split(/\n\s*\n/)
  return [...new Set(found.map(onOneLine))].filter(Boolean).slice(0, maxLines)
}

const onOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')

const isCheckHeading = (line: string) => !listMarker.test(line) && checkHeading.test(foldText(line))

function beforeHandingOver(lines: string[]): string[] {
  const from = lines.findLastIndex((line) => /^avant de rendre\b/i.test(line))
  const line = lines[from] ?? ''
  const list = line.trimEnd().endsWith(':') ? sectionAfter(lines, from) : []
  return itemsOf(list).length > 0 ? list : [line]
}

/** The lines up to the next heading. The first one may introduce the list. */
function sectionAfter(lines: string[], heading: number): string[] {
  const rest = lines.slice(heading + 1)
  const first = rest.findIndex((line) => line.trim() !== '')
  const end = rest.findIndex(
    (line, index) => line.startsWith('#') || (index > first && isTitle(line)),
  )
  return end < 0 ? rest : rest.slice(0, end)
}

/** True for a bold line, and for one that announces what follows. */
const isTitle = (line: string) =>
  !listMarker.test(line) && (/^\*\*[^*]+\*\*\s*$/.test(line) || /^\S.*:\s*$/.test(line))

/** The list items with their continuation lines: those that are indented or begin in lower case. */
function itemsOf(lines: string[]): string[] {
  const items: string[] = []
  for (const [index, line] of lines.entries()) {
    const isContinued = lines[index - 1]?.trim() !== '' && /^(?:\s+\S|\p{Ll})/u.test(line)
    if (listMarker.test(line)) items.push(line.replace(listMarker, ''))
    else if (isContinued && items.length > 0) items.push(`${items.pop()}\n${line}`)
  }
  return items
}
