import {
  areaOf,
  bottomToolbarHeight,
  controls,
  isUsed,
  overlaps,
  type ToastPlace,
} from './toast-place.ts'

/** The content of a page whose messages appear at its bottom left. Its value selects the bars that none covers. */
const columnAttribute = 'data-toast-column'

type ColumnPlace = { place: ToastPlace; liftPx: number }

export const findColumn = (root: Element): Element | null =>
  root.querySelector(`[${columnAttribute}]`)

/** The left and right edge of the content, as distances from the edges of the window. */
export function columnInset(column: Element): { leftPx: number; rightPx: number } {
  const { left, right } = column.getBoundingClientRect()
  const { paddingLeft, paddingRight } = getComputedStyle(column)
  const { clientWidth } = document.documentElement
  return {
    leftPx: left + Number.parseFloat(paddingLeft),
    rightPx: clientWidth - right + Number.parseFloat(paddingRight),
  }
}

/**
 * Above the bar at the bottom of the window, at the left of the column. Where that covers a bar or the control that
 * is used: above what would be covered, else at the right, else at the top.
 */
export function placeInColumn(
  root: Element,
  column: Element,
  viewport: Element,
  lastUsed: Element | null,
): ColumnPlace {
  const bars = column.getAttribute(columnAttribute) ?? ''
  const used = [...root.querySelectorAll(controls)].filter(
    (control) => !viewport.contains(control) && isUsed(control, lastUsed),
  )
  const boxes = [...used, ...root.querySelectorAll(bars)].map((one) => one.getBoundingClientRect())
  const box = viewport.getBoundingClientRect()
  const areaAt = ({ place, liftPx }: ColumnPlace) => areaOf(place, box, innerHeight - liftPx)
  const coveredBy = (at: ColumnPlace) => boxes.filter((one) => overlaps(one, areaAt(at)))
  const usual: ColumnPlace = {
    place: 'bottom-left',
    liftPx: bottomToolbarHeight(root, bars),
  }
  const tops = coveredBy(usual).map(({ top }) => top)
  const candidates: ColumnPlace[] = [
    usual,
    { ...usual, liftPx: innerHeight - Math.min(innerHeight, ...tops) },
    { ...usual, place: 'bottom-right' },
    { place: 'top-left', liftPx: 0 },
  ]
  return candidates.find((at) => areaAt(at).top >= 0 && coveredBy(at).length === 0) ?? usual
}
