type Details = { tag: string[] }

/** What a visitor or an editor does from end to end: `npm test` runs these, `npm run prove` all the others. */
export const journey: Details = { tag: ['@journey'] }

/** Of many of a kind the one that stands for them in `npm test`. */
export const journeyIf = (isFirst: boolean): Details => (isFirst ? journey : { tag: [] })

/** A journey whose accessibility no other test tries: `npm run prove` runs it again, in both themes. */
export const themedJourney: Details = { tag: ['@journey', '@themed'] }

/** The one of many that is such a journey. */
export const themedJourneyIf = (isFirst: boolean): Details =>
  isFirst ? themedJourney : { tag: [] }
