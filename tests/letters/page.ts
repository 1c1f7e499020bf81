// oxlint-disable unicorn/consistent-function-scoping -- a page sees nothing outside the function that it runs

/** A letter as a browser draws it: its box beside the pen, and how much of each pixel it covers. */
export type DrawnLetter = {
  character: string
  width: number
  height: number
  left: number
  top: number
  advance: number
  /** One byte a pixel, in base64. */
  coverage: string
}

type Asked = {
  /** The font's file, in base64. */
  font: string
  characters: string[]
  /** Those that may stand nearer to each other. */
  kerned: string[]
  styles: Record<string, { size: number; weight: number }>
}

type Drawn = { styles: Record<string, DrawnLetter[]>; kerning: Record<string, number> }

/** Runs in a browser's page, and sees nothing but what it is given. */
export async function drawInPage({ font, characters, kerned, styles }: Asked): Promise<Drawn> {
  const pairSize = 100
  /** Smaller moves show nowhere. */
  const smallestMove = 0.004

  const face = new FontFace('Letters', `url(data:font/woff2;base64,${font})`, { weight: '400 900' })
  document.fonts.add(await face.load())
  const ruler = contextOf(1, 1, pairSize, 640)
  const lacking = characters.filter((character) => !isInFont(character))
  if (lacking.length > 0) throw new Error(`The font lacks ${lacking.join(' ')}`)

  return {
    styles: Object.fromEntries(
      Object.entries(styles).map(([name, { size, weight }]) => [
        name,
        [' ', ...characters].map((character) => drawLetter(character, size, weight)),
      ]),
    ),
    kerning: Object.fromEntries(
      kerned.flatMap((first) =>
        kerned.flatMap((second): [string, number][] => {
          const move = widthOf(first + second) - widthOf(first) - widthOf(second)
          const share = rounded(move / pairSize)
          return Math.abs(share) < smallestMove ? [] : [[first + second, share]]
        }),
      ),
    ),
  }

  function contextOf(width: number, height: number, size: number, weight: number) {
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    })
    if (!context) throw new Error('This browser draws nothing')
    context.font = `${weight} ${size}px Letters`
    // As the outlines are, not as a screen's grid would have them.
    context.textRendering = 'geometricPrecision'
    return context
  }

  function drawLetter(character: string, size: number, weight: number): DrawnLetter {
    const box = contextOf(1, 1, size, weight).measureText(character)
    const left = Math.floor(-box.actualBoundingBoxLeft) - 1
    const top = Math.ceil(box.actualBoundingBoxAscent) + 1
    const width = Math.ceil(box.actualBoundingBoxRight) + 1 - left
    const height = top + Math.ceil(box.actualBoundingBoxDescent) + 1
    const context = contextOf(width, height, size, weight)
    context.fillText(character, -left, top)
    const { data } = context.getImageData(0, 0, width, height)
    const coverage = Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] ?? 0)
    const text = Array.from(coverage, (byte) => String.fromCodePoint(byte)).join('')
    const advance = rounded(box.width)
    return { character, width, height, left, top, advance, coverage: btoa(text) }
  }

  /** What a font lacks is drawn by another one, which each machine chooses for itself. */
  function isInFont(character: string): boolean {
    const widths = ['monospace', 'serif'].map((other) => {
      ruler.font = `640 ${pairSize}px Letters, ${other}`
      return widthOf(character)
    })
    return widths[0] === widths[1]
  }

  function widthOf(text: string): number {
    return ruler.measureText(text).width
  }

  function rounded(value: number): number {
    return Math.round(value * 1000) / 1000
  }
}
