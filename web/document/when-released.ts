let isPressed = false
addEventListener('pointerdown', () => (isPressed = true), true)
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(end, () => (isPressed = false), true)

/** Does it at once, or when what is pressed is released: what moves under a pointer would lose its click. */
export function whenReleased(run: () => void): void {
  if (!isPressed) return run()
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => setTimeout(run), { once: true })
}
