/** A list of links, each in a row of its own behind an icon. */
export const linkRows =
  'grid [&_a]:flex [&_a]:min-h-9 [&_a]:items-center [&_a]:gap-2 [&_a]:text-small [&_a]:no-underline [&_a:hover]:underline [&_svg]:size-4 [&_svg]:text-ink-3 [&>li+li]:border-t [&>li+li]:border-rule'
