/** Classes of the pages for 404, failure and maintenance. */
export const messagePage = {
  frame:
    'page-width grid items-center gap-8 py-10 lg:min-h-144 lg:grid-cols-[7fr_5fr] lg:gap-14 [&_h1]:mt-5',
  number:
    'font-display text-[clamp(5rem,3rem+12vw,11rem)] leading-none font-demi tracking-tight text-accent',
  lead: 'mt-3 max-w-lg text-lead text-balance text-ink-2',
  note: 'mt-2 font-mono text-label text-ink-3',
  actions: 'mt-4 flex flex-wrap gap-2',
}
