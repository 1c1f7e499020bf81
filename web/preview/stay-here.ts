/** A preview leads nowhere: links within the site and forms are inert, those to elsewhere open beside it. */
export function stayHere(): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isElsewhere = link?.target === '_blank' && link.origin !== location.origin
      // A place on this page is reached as ever.
      if (link && !isElsewhere && !link.getAttribute('href')?.startsWith('#'))
        event.preventDefault()
    },
    { capture: true },
  )
  addEventListener('submit', (event) => event.preventDefault(), { capture: true })
}
