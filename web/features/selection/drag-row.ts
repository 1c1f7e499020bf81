import type { PointerEvent } from 'react'

/** This near to the edge of the window, the page moves along. */
const edgePx = 90
const stepPx = 9

/**
 * Lets a row follow the pointer that took it by its handle, while the others make room; tells its place
 * once it is let go elsewhere. Escape, or a gesture of the browser's own, puts it back.
 */
export function dragRow(
  { button, clientY, pointerId, currentTarget: handle }: PointerEvent<HTMLElement>,
  onDrop: (place: number) => void,
): void {
  const row = handle.closest('li')
  const list = row?.parentElement
  if (!row || !list || button !== 0) return
  const rows = Array.from(list.children).filter((child) => child instanceof HTMLElement)
  const from = rows.indexOf(row)
  const middles = rows.map((other) => {
    const { top, height } = other.getBoundingClientRect()
    return top + scrollY + height / 2
  })
  const height = row.getBoundingClientRect().height
  const startY = clientY + scrollY
  let pointerY = clientY
  let place = from
  let frame = 0
  const ending = new AbortController()
  const { signal } = ending

  const follow = () => {
    frame = requestAnimationFrame(follow)
    if (pointerY < edgePx) scrollBy(0, -stepPx)
    if (pointerY > innerHeight - edgePx) scrollBy(0, stepPx)
    const moved = pointerY + scrollY - startY
    // A row makes room once the edge that comes towards it is past its middle.
    const edge = (middles[from] ?? 0) + moved + (Math.sign(moved) * height) / 2
    place = middles.filter((other, index) => index !== from && other < edge).length
    for (const [index, other] of rows.entries()) {
      const room =
        index > from && index <= place ? -height : index < from && index >= place ? height : 0
      other.style.translate = `0 ${index === from ? moved : room}px`
    }
  }
  const end = (isDropped: boolean) => {
    ending.abort()
    cancelAnimationFrame(frame)
    delete row.dataset.dragged
    delete list.dataset.dragging
    for (const other of rows) other.style.translate = ''
    if (isDropped && place !== from) onDrop(place)
  }

  handle.setPointerCapture(pointerId)
  row.dataset.dragged = ''
  list.dataset.dragging = ''
  row.addEventListener('pointermove', (event) => (pointerY = event.clientY), { signal })
  row.addEventListener('pointerup', () => end(true), { signal })
  row.addEventListener('pointercancel', () => end(false), { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
  follow()
}
