import { useState } from 'react'

import { arialWidth } from '#shared/admin/arial-widths.ts'
import { roomTaken, textRoom } from '#shared/admin/seo-problems.ts'
import { Tabs } from '#web/admin/controls/tabs.tsx'

import { Figure, Figures } from './figures.tsx'

type SearchPreviewProps = { siteName: string; route: string; title: string; description: string }

type Device = 'desktop' | 'mobile'

/** How the page would look in search results, with the room that its texts take. */
export function SearchPreview(props: SearchPreviewProps) {
  const [device, setDevice] = useState<Device>('desktop')
  return (
    <Tabs
      label="Aperçu dans les résultats de recherche"
      value={device}
      onChange={setDevice}
      tabs={[
        { value: 'desktop', label: 'Ordinateur', content: <Result {...props} device="desktop" /> },
        { value: 'mobile', label: 'Mobile', content: <Result {...props} device="mobile" /> },
      ]}
    />
  )
}

function Result({
  siteName,
  route,
  title,
  description,
  device,
}: SearchPreviewProps & { device: Device }) {
  const { size, desktopPx } = resultFonts.description
  const maxPx = device === 'desktop' ? desktopPx : resultFonts.description.mobilePx
  // On a phone a title goes on to a second line.
  const shownTitle =
    device === 'desktop'
      ? cutToWidth(title, resultFonts.title.size, resultFonts.title.desktopPx, measureText)
      : title
  const crumbs = route.split('/').filter(Boolean)
  return (
    <div
      className={`grid grid-cols-1 gap-0.5 rounded-2 border border-edge bg-[light-dark(#fff,#202124)] p-4 font-[family-name:Arial,'Liberation_Sans',sans-serif] ${greyText} ${device === 'desktop' ? 'max-w-162' : 'max-w-90'}`}
    >
      <p className="flex items-baseline gap-2 text-label leading-snug text-[color:light-dark(#202124,#dadce0)]">
        {siteName}
        <small className={`truncate text-tiny ${greyText}`}>
          {[location.host, ...crumbs].join(' › ')}
        </small>
      </p>
      <p className="text-t3 leading-tight wrap-anywhere text-[color:light-dark(#1a0dab,#99c3ff)]">
        {shownTitle || 'Titre de la page'}
      </p>
      <p className="text-label leading-relaxed wrap-anywhere">
        {cutToWidth(description, size, maxPx, measureText) || 'Description de la page'}
      </p>
    </div>
  )
}

/** The search engine has colours of its own, not those of the site. */
const greyText = 'text-[color:light-dark(#4d5156,#bdc1c6)]'

type MeasureProps = { text: string; kind: 'title' | 'description' }

const adviceTexts = { title: '50-60 caractères', description: '150-160 caractères' }

/** Characters and px of a text as it would be stored, and what it should have: the width decides. */
export function Measure({ text, kind }: MeasureProps) {
  const { min, max, maxPx } = textRoom[kind]
  const { length, width, state } = roomTaken(text.trim(), kind)
  const isShort = state === 'short'
  return (
    <Figures>
      <Figure>{adviceTexts[kind]}, tant que la largeur suffit</Figure>
      <Figure tone={isShort || length > max ? 'bad' : undefined}>
        {length} sur {max}&nbsp;caractères{isShort ? `, ${min} au moins` : ''}
      </Figure>
      <Figure tone={width > maxPx ? 'bad' : undefined}>
        {width} sur {maxPx}&nbsp;px
        {width > maxPx ? '\u00a0: sera coupé' : ''}
      </Figure>
    </Figures>
  )
}

/** How Google sets titles and descriptions, and how wide they may be before they are cut. */
const resultFonts = {
  title: { size: textRoom.title.sizePx, desktopPx: textRoom.title.maxPx },
  description: {
    size: textRoom.description.sizePx,
    desktopPx: textRoom.description.maxPx,
    mobilePx: 680,
  },
} as const

type MeasureText = (text: string, size: number) => number

/** The width of a line in px; not drawn to be measured, since many machines have no Arial. */
const measureText: MeasureText = arialWidth

/**
 * A text as a search result shows it: whole, or cut after the last word that leaves room for the
 * ellipsis.
 */
export function cutToWidth(
  text: string,
  size: number,
  maxPx: number,
  measure: MeasureText,
): string {
  if (measure(text, size) <= maxPx) return text
  const words = text.split(/(?<=\s)/u)
  let kept = ''
  for (const word of words) {
    if (measure(`${(kept + word).trimEnd()} ...`, size) > maxPx) break
    kept += word
  }
  if (kept !== '') return `${kept.trimEnd()} ...`
  // One word longer than the line is cut inside.
  const letters = Array.from(text)
  while (letters.length > 0 && measure(`${letters.join('')} ...`, size) > maxPx) letters.pop()
  return `${letters.join('')} ...`
}
