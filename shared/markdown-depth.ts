const maxMarkers = 10

const nestedContainers = new RegExp(
  String.raw`^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){${maxMarkers + 1}}`,
  'm',
)
const nestedInlines = /[*_~]{20}|(?:!?\[){20}/

/**
 * Whether a markdown text nests deeper than any person writes. A parser's cost grows with the square
 * of the depth, and its stack with the depth: such a text is refused when written, and shown as one
 * plain paragraph where it is stored all the same.
 */
export function isNestedTooDeep(markdown: string): boolean {
  return nestedContainers.test(markdown) || nestedInlines.test(markdown)
}
