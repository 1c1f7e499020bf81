import type { Niveau } from '#shared/items/niveau.ts'
import { drawableText, isTitleDrawable } from '#shared/pages/drawable-text.ts'
import { socialImageSize } from '#shared/pages/social-image.ts'
import { type LetterStyle, letterStyles } from '#shared/pages/social-letters.ts'

import { type Colour, colours, levelMark } from './colours.ts'
import { type Letters, placeLine } from './letters.ts'
import { balanceLines, breakLines, fitsColumn } from './lines.ts'
import { createPicture, type Picture, type Shades } from './picture.ts'

/** What a card says; it looks like the cards of the site. */
export type SocialCard = {
  siteName: string
  /** The site's host, for who sees the image alone. */
  host: string
  title: string
  description: string
  tab: { text: string; colour: Colour; side: 'left' | 'right' }
  /** The call number, `SEO P03`. */
  cote?: string | undefined
  niveau?: Niveau | undefined
  /** At the card's foot: what it is a card of. */
  foot: string
}

const margin = 60
const card = { x: margin, y: 104, width: socialImageSize.width - 2 * margin, height: 450 }
const cardEnd = card.x + card.width
const cardFoot = card.y + card.height
const padding = 52
const paddingTop = 44
const paddingFoot = 36
const edge = 6
const tabHeight = 54
const tabSlant = 30
const tabPadding = 26
/** From the top of a line of small text to the line that its letters stand on. */
const baseline = 37
const column = card.width - 2 * padding

/** From the largest: the first in which the title fits is taken. */
const titleSizes = [
  { style: 'large', maxLines: 2, lineHeight: 86 },
  { style: 'medium', maxLines: 3, lineHeight: 72 },
  { style: 'small', maxLines: 4, lineHeight: 60 },
] as const satisfies { style: LetterStyle; maxLines: number; lineHeight: number }[]

const textLineHeight = 42
const textGap = 22

/** Draws a card and encodes it as PNG, 1200 × 630 pixels. */
export function drawCard(letters: Letters, written: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const content = writableCard(letters, written)
  const picture = createPicture(socialImageSize.width, socialImageSize.height, colours.desk)
  const pen = createPen(letters, picture)
  const ink = picture.mix(colours.card, colours.ink)
  const ink2 = picture.mix(colours.card, colours.ink2)
  picture.fill(card.x, card.y, card.width, card.height + 3, picture.mix(colours.desk, colours.edge))
  picture.fill(card.x, card.y, card.width, card.height, picture.mix(colours.desk, colours.card))
  drawTab(picture, pen, content)
  const titleEnd = drawTitle(letters, pen, content.title, ink)
  const footLine = cardFoot - paddingFoot
  drawDescription(letters, pen, content.description, titleEnd, footLine - 52, ink2)
  const afterLevel = content.niveau ? drawLevel(picture, content.niveau, footLine) : 0
  pen.write('text', content.foot, card.x + padding + afterLevel, footLine, ink)
  drawBrand(picture, pen, content)
  return picture.toPng()
}

type Pen = ReturnType<typeof createPen>

function createPen(letters: Letters, picture: Picture) {
  return {
    write(style: LetterStyle, text: string, x: number, y: number, shades: Shades): void {
      for (const { letter, x: at } of placeLine(letters, style, text).placed) {
        picture.drawLetter(letters.sheet, letter, x + at, y, shades)
      }
    },
    widthOf: (text: string) => placeLine(letters, 'text', text).width,
  }
}

/** A card in the letters there are, its short texts on one line; without a title it has the name of the site. */
function writableCard(letters: Letters, content: SocialCard): SocialCard {
  const line = (text: string, width: number) =>
    breakLines(letters, drawableText(text), { style: 'text', width, maxLines: 1 })[0] ?? ''
  const title = [content.title, content.siteName].find(isTitleDrawable) ?? content.host
  return {
    ...content,
    siteName: line(content.siteName, column / 2),
    host: line(content.host, column / 2),
    title: drawableText(title),
    description: drawableText(content.description),
    tab: { ...content.tab, text: line(content.tab.text, column / 2) },
    foot: line(content.foot, column),
  }
}

/** The tab stands left on a prompt's card, right on a GPT's, the call number on the other side. */
function drawTab(picture: Picture, pen: Pen, { tab, cote }: SocialCard): void {
  const ground = picture.mix(colours.desk, tab.colour)
  const onTab = picture.mix(tab.colour, colours.onTab)
  const onDesk = picture.mix(colours.desk, colours.ink2)
  const top = card.y - tabHeight
  const width = Math.ceil(pen.widthOf(tab.text)) + 2 * tabPadding
  const isLeft = tab.side === 'left'
  const x = isLeft ? card.x : cardEnd - width
  const slants = isLeft
    ? { leftSlant: 0, rightSlant: tabSlant }
    : { leftSlant: -tabSlant, rightSlant: 0 }
  picture.fillSlanted({ x, y: top, width, height: tabHeight, ...slants }, ground)
  picture.fill(card.x, card.y, card.width, edge, ground)
  pen.write('text', tab.text, x + tabPadding, top + baseline, onTab)
  if (cote === undefined) return
  const coteX = isLeft ? cardEnd - pen.widthOf(cote) : card.x
  pen.write('text', cote, coteX, top + baseline, onDesk)
}

/** Gives where the title ends. */
function drawTitle(letters: Letters, pen: Pen, text: string, ink: Shades): number {
  const size =
    titleSizes.find((one) => fitsColumn(letters, text, { ...one, width: column })) ?? titleSizes[2]
  const { style, lineHeight } = size
  let y = card.y + paddingTop
  for (const line of balanceLines(letters, text, { ...size, width: column })) {
    pen.write(style, line, card.x + padding, y + Math.round(letterStyles[style].size * 0.8), ink)
    y += lineHeight
  }
  return y
}

/** As many lines as there is place for. */
function drawDescription(
  letters: Letters,
  pen: Pen,
  text: string,
  from: number,
  to: number,
  ink: Shades,
): void {
  const top = from + textGap
  const maxLines = Math.min(3, Math.floor((to - top) / textLineHeight))
  if (maxLines < 1) return
  const lines = breakLines(letters, text, { style: 'text', width: column, maxLines })
  for (const [row, line] of lines.entries()) {
    pen.write('text', line, card.x + padding, top + 30 + row * textLineHeight, ink)
  }
}

/** Four bars, as many full as the level has; gives how far the text beside them moves. */
function drawLevel(picture: Picture, niveau: Niveau, y: number): number {
  const { colour, bars } = levelMark(niveau)
  const full = picture.mix(colours.card, colour)
  const empty = picture.mix(colours.card, colours.edge)
  for (let bar = 0; bar < 4; bar += 1) {
    const height = 8 + bar * 6
    picture.fill(card.x + padding + bar * 11, y - height, 8, height, bar < bars ? full : empty)
  }
  return 58
}

/** The site's mark and name under the card, its address on the other side. */
function drawBrand(picture: Picture, pen: Pen, { siteName, host }: SocialCard): void {
  const ink = picture.mix(colours.desk, colours.ink)
  const top = cardFoot + 26
  const night = picture.mix(colours.desk, colours.night)
  picture.fill(margin, top, 18, 10, picture.mix(colours.desk, colours.accent))
  picture.fill(margin, top + 9, 38, 22, night)
  const line = picture.mix(colours.night, colours.onTab)
  picture.fill(margin + 7, top + 15, 24, 3, line)
  picture.fill(margin + 7, top + 22, 15, 3, line)
  pen.write('text', siteName, margin + 52, top + 28, ink)
  pen.write('text', host, cardEnd - pen.widthOf(host), top + 28, ink)
}
