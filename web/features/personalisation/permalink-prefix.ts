/** What is before the packed values in the fragment of a personalised link. */
export const permalinkPrefix = '#v='

/** True for the fragment of a personalised link, readable or not. Some programs encode the equals sign. */
export const isPermalink = (fragment: string): boolean => /^#v(?:=|%3d)/i.test(fragment)
