/** A file that is dropped beside a field of a prompt would open in place of the page. */
export function guardDrops(): void {
  addEventListener('dragover', (event) => {
    const { dataTransfer, defaultPrevented } = event
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
    if (!document.querySelector('[data-prompt-fields]')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  })
}
