type Details = { tag: string[] }

/** Marks a browser test that takes long: `npm run prove` runs it, `npm test` does not. */
export const atLength: Details = { tag: ['@prove'] }

/** The same for all of a kind but the one that stands for them in `npm test`. */
export const atLengthUnless = (isFirst: boolean): Details => (isFirst ? { tag: [] } : atLength)
