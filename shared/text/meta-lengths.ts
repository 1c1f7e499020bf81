/** What search results show of a title and of a description, in characters. */
export const metaTitleMaxLength = 60
export const metaDescriptionMaxLength = 160
/** A shorter one says too little of a page. */
export const metaDescriptionMinLength = 70
