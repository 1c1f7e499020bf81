export type Cell = string | number

/** The lines of a Markdown table, its columns aligned for whoever reads it as it is. */
export function markdownTable(heads: string[], rows: Cell[][]): string[] {
  const lines = [heads, ...rows].map((cells) => cells.map(String))
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const [head = [], ...body] = lines
  return [line(head), rule, ...body.map(line)]
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}
