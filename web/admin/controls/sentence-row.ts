/** A sentence, and what can be done about it at the end of its line. */
export const sentenceRow = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1'
