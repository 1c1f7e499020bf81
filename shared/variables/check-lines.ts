/** Headings of the section with the final checks, in lower case without accents. */
const checkHeading =
  /^(?:avant (?:de (?:rendre|livrer|conclure)|d.envoyer|l.envoi)|(?:derniere )?(?:verification|relecture)s?(?: finale)?|(?:dernier )?controle(?: final| de coherence)?|derniere lecture|dernier regard|(?:contre-)?epreuve(?: finale)?|recoupement|revue finale|test de sortie|pour finir)$/
const listMarker = /^\s*(?:[-*•]|\d+[.)])\s+/
const sentenceEnd = /(?<=[.!?…])\s+(?=[\p{Lu}«])/u
/** More is no list that somebody ticks. */
const maxLines = 20

/**
 * The final checks of a prompt: the list items or sentences of the last such section. Without a section, the line
 * that begins with «Avant de rendre». Empty if there is neither.
 */
export function checkLines(prompt: string): string[] {
  const lines = prompt.split(/\r\n|\n|\r/)
  const from = lines.findLastIndex((line) => checkHeading.test(headingOf(line)))
  const section = from < 0 ? lines.filter(isBeforeHandingOver).slice(-1) : sectionAfter(lines, from)
  const items = section.filter((line) => listMarker.test(line))
  const found = items.length > 0 ? items.map(withoutMarker) : section.join(' ').split(sentenceEnd)
  return found
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, maxLines)
}

function sectionAfter(lines: string[], heading: number): string[] {
  const rest = lines.slice(heading + 1)
  const end = rest.findIndex((line) => line.startsWith('#'))
  return end < 0 ? rest : rest.slice(0, end)
}

const isBeforeHandingOver = (line: string) => /^avant de rendre\b/i.test(line)
const withoutMarker = (line: string) => line.replace(listMarker, '')

/** A line as a heading would be: without its marks, in lower case and without accents. */
const headingOf = (line: string) =>
  line
    .replace(/^[#*\s]+/, '')
    .replaceAll(/[:*]/g, '')
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
