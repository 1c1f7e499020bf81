/**
 * Does what a control asks for, once however often it is pressed until that is done; the control
 * shows that it is at work.
 */
export function runOnce(control: Element, action: () => Promise<unknown>): void {
  if (control.ariaBusy !== null) return
  control.ariaBusy = 'true'
  void action().finally(() => {
    control.ariaBusy = null
  })
}
