const facts =
  'grid text-small [&_dd]:py-1.5 [&_dd]:font-semibold [&_dd~*]:border-t [&_dd~*]:border-edge [&_dt]:py-1.5 [&_dt]:pr-5 [&_dt]:text-ink-3'

/** Classes of a `dl`: each name beside its value. The names take the width that they need. */
export const factList = `${facts} grid-cols-[fit-content(50%)_minmax(0,1fr)]`
/** With the same columns in each list of a page. */
export const alignedFactList = `${facts} grid-cols-[minmax(0,2fr)_minmax(0,3fr)]`
