const copied = [
  'font',
  'letter-spacing',
  'padding',
  'line-height',
  'tab-size',
  'text-indent',
  'word-spacing',
]

/** Where a character of a text area stands, from the top left of what the area is placed in. */
export function caretPlace(
  area: HTMLTextAreaElement,
  index: number,
): { top: number; left: number } {
  // No browser tells: a block that wraps as the area does is laid out and measured.
  const style = getComputedStyle(area)
  const mirror = document.createElement('div')
  for (const name of copied) mirror.style.setProperty(name, style.getPropertyValue(name))
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  const mark = document.createElement('span')
  mark.textContent = '['
  mirror.append(area.value.slice(0, index), mark)
  document.body.append(mirror)
  const top = area.offsetTop + mark.offsetTop + mark.offsetHeight - area.scrollTop
  const left = area.offsetLeft + mark.offsetLeft
  mirror.remove()
  return { top: Math.min(top, area.offsetTop + area.offsetHeight), left }
}
