/** Places of messages with classes and swipe directions. The first one is the default. */
export const toastPlaces = {
  'top-right': {
    className: 'top-[calc(var(--bar)+--spacing(3))] justify-items-end',
    swipe: ['up', 'right'],
  },
  'top-left': {
    className: 'top-[calc(var(--bar)+--spacing(3))] justify-items-start',
    swipe: ['up', 'left'],
  },
  'bottom-left': {
    className:
      'bottom-[calc(var(--bottom-toolbar,0px)+max(--spacing(3),env(safe-area-inset-bottom)))] justify-items-start',
    swipe: ['down', 'left'],
  },
  'bottom-right': {
    className:
      'bottom-[calc(var(--bottom-toolbar,0px)+max(--spacing(3),env(safe-area-inset-bottom)))] justify-items-end',
    swipe: ['down', 'right'],
  },
} satisfies Record<string, { className: string; swipe: ('up' | 'down' | 'left' | 'right')[] }>
export type ToastPlace = keyof typeof toastPlaces

/** The size of a message with a description and an action, and the space above it, in rem. */
const messageRem = { width: 24, height: 9, belowTop: 4.25, aboveBottom: 0.75 }
export const controls = 'a[href], button, input, select, textarea, summary'
const toolbars =
  'search, [data-prompt-actions], [data-launch-bar], [data-field-bar], [data-journey-bar]'
/** Any number of plain controls weighs less than one of a toolbar, and all of those less than the one last used. */
const weights = { lastUsed: 10_000, toolbar: 100, plain: 1 }

/**
 * The place where a message covers neither the control that was last used nor a toolbar, and few others.
 * The messages are in `viewport`, inside `root`.
 */
export function clearestPlace(
  root: Element,
  viewport: Element,
  lastUsed: Element | null,
  toolbarHeight: number,
): ToastPlace {
  const obstacles = [...root.querySelectorAll(controls)]
    .filter((control) => !viewport.contains(control))
    .map((control) => ({
      box: control.getBoundingClientRect(),
      weight: weightOf(control, lastUsed),
    }))
  const bottom = innerHeight - toolbarHeight
  const coveredWeight = (place: ToastPlace) => {
    const area = areaOf(place, viewport.getBoundingClientRect(), bottom)
    return obstacles.reduce((sum, { box, weight }) => sum + (overlaps(box, area) ? weight : 0), 0)
  }
  return availablePlaces().reduce((best, place) =>
    coveredWeight(place) < coveredWeight(best) ? place : best,
  )
}

/** Height of the toolbar at the bottom of the window. A message at the bottom appears above it. */
export function bottomToolbarHeight(root: Element, selector = toolbars): number {
  const tops = [...root.querySelectorAll(selector)]
    .map((toolbar) => toolbar.getBoundingClientRect())
    .filter(
      ({ top, bottom }) => top > innerHeight / 2 && top < innerHeight && bottom > innerHeight - 1,
    )
    .map(({ top }) => top)
  return innerHeight - Math.min(innerHeight, ...tops)
}

/** Leaves out the bottom while a keyboard is open on the screen. */
function availablePlaces(): ToastPlace[] {
  const all = Object.keys(toastPlaces) as ToastPlace[] // The keys of our own object
  const isKeyboardOpen = (visualViewport?.height ?? innerHeight) < 0.75 * innerHeight
  return isKeyboardOpen ? all.filter((place) => place.startsWith('top')) : all
}

export const isUsed = (control: Element, lastUsed: Element | null): boolean =>
  (lastUsed !== null && control.contains(lastUsed)) || control === document.activeElement

function weightOf(control: Element, lastUsed: Element | null): number {
  if (isUsed(control, lastUsed)) return weights.lastUsed
  return control.closest(toolbars) ? weights.toolbar : weights.plain
}

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

export function areaOf(
  place: ToastPlace,
  viewport: Pick<DOMRect, 'left' | 'right' | 'width'>,
  bottom: number,
): Area {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const width = Math.min(messageRem.width * rem, viewport.width)
  const height = messageRem.height * rem
  const left = place.endsWith('left') ? viewport.left : viewport.right - width
  const top = place.startsWith('top')
    ? messageRem.belowTop * rem
    : bottom - messageRem.aboveBottom * rem - height
  return { left, right: left + width, top, bottom: top + height }
}

export const overlaps = (a: Area, b: Area) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
