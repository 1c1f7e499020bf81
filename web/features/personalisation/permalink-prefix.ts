/** What is before the packed values in the fragment of a personalised link. */
export const permalinkPrefix = '#v='
