/** What covers the page, the last opened last. */
const covers = ':is(dialog:modal, :popover-open)'
const mark = 'covered'

/**
 * Has Back close what covers the page of a phone, and leave the page only after that: while something is open
 * there is one more entry in the history, of the same page. Where that was closed otherwise, Back passes by
 * the entry, whenever it comes to it: taking it away at once would cross what the visitor does next.
 */
export function closeOnBack(): void {
  // Elsewhere there is Escape, and Back is a button of the browser's own.
  if (!matchMedia('(pointer: coarse)').matches) return
  /** Which page the entry is of that was added, while that is where we are. */
  let covered = pageOf(markedState())
  const look = () => {
    if (markedState() || !document.querySelector(covers)) return
    covered = pageOf(history.state)
    // The router, which listens to the method of the window's own history, has nothing to do with it.
    History.prototype.pushState.call(history, { ...recordOf(history.state), [mark]: true }, '')
  }
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['open'] })
  document.addEventListener('toggle', look, true)
  look()
  // Before the router hears of it.
  addEventListener('popstate', onPop, true)
  function onPop(event: PopStateEvent) {
    const from = covered
    covered = pageOf(markedState())
    if (from === null || pageOf(history.state) !== from) return
    event.stopImmediatePropagation()
    // Forward, to the entry that was added.
    if (covered !== null) return
    const open = [...document.querySelectorAll<HTMLElement>(covers)].at(-1)
    if (!open) history.back()
    else if (open instanceof HTMLDialogElement && open.open) open.close()
    else open.hidePopover()
  }
}

/** The state of an entry that was added; null of any other. */
const markedState = (): unknown => (recordOf(history.state)[mark] === true ? history.state : null)

/** What the router calls the entry of a page; the one that is added has the same. */
const pageOf = (state: unknown): unknown => recordOf(state)['__TSR_key'] ?? null

const recordOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {}
