/** Classes of a `dl` whose pairs are a line each, under names of one width. */
export const entryLines =
  '*:flex *:gap-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:flex-[0_0_7rem] [&_dt]:text-ink-2'
