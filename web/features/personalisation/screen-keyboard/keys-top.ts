/** More than the bars of a browser take away when they come and go. */
const leastKeysPx = 120
/** Below this there is no room for a field between two bars. */
const leastRoomPx = 240

/**
 * Where the screen keyboard begins, counted as fixed elements are; null while none covers the page, and
 * where a bar over it would do more harm than good.
 */
export function keysTop({ height, offsetTop, scale }: VisualViewport): number | null {
  const covered = document.documentElement.clientHeight - height * scale
  // Who has magnified the page would see a part of the bar.
  const isMagnified = scale > 1.05
  if (isMagnified || covered < leastKeysPx || height < leastRoomPx) return null
  return offsetTop + height
}
