/** Classes of a list of links: one under the other, in two columns where there is room. */
export const linkColumns =
  'grid gap-x-(--gap) md:grid-cols-2 *:flex *:min-h-9 *:flex-wrap *:items-center *:gap-x-4 *:border-b *:border-edge *:text-small [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a]:no-underline [&_a:hover]:underline'
