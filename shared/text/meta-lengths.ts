/** Characters of a title and of a description that search results show. */
export const metaTitleMaxLength = 60
export const metaDescriptionMaxLength = 160
/** Shorter descriptions hardly describe a page. */
export const metaDescriptionMinLength = 70
