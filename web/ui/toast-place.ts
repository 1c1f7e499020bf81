/** Where messages appear, and the classes for it; the first is the usual place. */
export const toastPlaces = {
  'top-right': 'top-[calc(var(--bar)+--spacing(3))] justify-items-end',
  'top-left': 'top-[calc(var(--bar)+--spacing(3))] justify-items-start',
  'bottom-left': 'bottom-3 justify-items-start',
  'bottom-right': 'bottom-3 justify-items-end',
}
type Place = keyof typeof toastPlaces

/** About the size of a message of two lines. */
const size = { width: 384, height: 96 }
const gap = 12
const topBar = 56
const controls = 'a[href], button, input, select, textarea, summary'
const toolbars = '[role=toolbar], search, [data-prompt-actions], [data-launch-bar]'
/** One control that was just used, or one of a toolbar, counts more than all others that a message can cover. */
const weights = { used: 10_000, toolbar: 100, other: 1 }

/** The place where a message covers neither the control that has the focus nor a toolbar, and few others. */
export function clearestPlace(root: Element, messages: Element): Place {
  const boxes = [...root.querySelectorAll(controls)]
    .filter((control) => !messages.contains(control))
    .map((control) => ({ rect: control.getBoundingClientRect(), weight: weightOf(control) }))
  const covered = (place: Place) => {
    const area = areaOf(place)
    return boxes.reduce((sum, { rect, weight }) => sum + (overlaps(rect, area) ? weight : 0), 0)
  }
  return places().reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

/** A keyboard on the screen covers the bottom. */
function places(): Place[] {
  const all = Object.keys(toastPlaces) as Place[] // The keys of our own object
  const isKeyboardOpen = (visualViewport?.height ?? innerHeight) < 0.75 * innerHeight
  return isKeyboardOpen ? all.filter((place) => place.startsWith('top')) : all
}

function weightOf(control: Element): number {
  if (control === document.activeElement) return weights.used
  return control.closest(toolbars) ? weights.toolbar : weights.other
}

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function areaOf(place: Place): Area {
  const width = Math.min(size.width, innerWidth)
  const left = place.endsWith('left') ? 0 : innerWidth - width
  const top = place.startsWith('top') ? topBar + gap : innerHeight - gap - size.height
  return { left, right: left + width, top, bottom: top + size.height }
}

const overlaps = (a: Area, b: Area) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
