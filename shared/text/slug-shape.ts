/** What a slug is, apart from its schema: public pages check addresses without zod. */
export const slugMaxLength = 120

/** Lower-case ASCII words joined by single dashes. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const isSlug = (text: string) => text.length <= slugMaxLength && slugPattern.test(text)
