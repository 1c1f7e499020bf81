/**
 * Does what draws the whole page anew in a task of its own, after the frame that shows the press: the
 * button answers at once however slow the device.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
