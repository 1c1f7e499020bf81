/** A row of links to searches, under a search box. */
export const quickSearchRow =
  'flex flex-wrap items-center gap-x-3 text-label text-ink-3 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:font-semibold [&_a]:text-ink-2'
