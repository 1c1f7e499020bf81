/** Where the visitor's selection is kept, with the version of its form. */
export const favouritesKey = 'selection-v1'
