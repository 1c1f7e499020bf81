const endOfHead = '\r\n\r\n'

/**
 * Reads answers that come one after the other, part by part, and tells the status of each once its
 * last byte is there. Throws for an answer that does not say how long it is.
 */
export function createAnswerReader(onAnswer: (status: number) => void): (part: Buffer) => void {
  let head: Buffer | undefined
  let status = 0
  let missing = 0
  return (part) => {
    if (missing > 0) {
      missing -= part.length
    } else {
      const known = head ? Buffer.concat([head, part]) : part
      const length = known.indexOf(endOfHead)
      if (length === -1) {
        head = Buffer.from(known)
        return
      }
      head = undefined
      const { status: said, bodyBytes } = readHead(known.toString('latin1', 0, length))
      status = said
      missing = length + endOfHead.length + bodyBytes - known.length
    }
    if (missing < 0) throw new Error('An answer was longer than it said')
    if (missing === 0) onAnswer(status)
  }
}

function readHead(head: string): { status: number; bodyBytes: number } {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]
  const bodyBytes = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!status || !bodyBytes) throw new Error(`An answer without a length:\n${head}`)
  return { status: Number(status), bodyBytes: Number(bodyBytes) }
}
