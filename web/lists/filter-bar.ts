/** The button that unfolds the filters on a phone: «Filtrer (2)» with two of them chosen. */
export const filterButtonLabel = (count: number) => (count === 0 ? 'Filtrer' : `Filtrer (${count})`)

/** The filters above a list: labels above their fields, and segments that share a whole row. */
export const filterBar =
  'items-end gap-3 border-t-2 border-b border-t-ink border-b-edge py-4 [&_.label]:mb-1 [&_.label]:block [&_fieldset]:flex [&_fieldset>*]:flex-auto [&_fieldset>*]:justify-center'
