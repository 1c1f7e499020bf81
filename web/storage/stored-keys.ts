/** Where the client profiles of this browser stand. */
export const profilesKey = 'profils-v1'
/** Where the id of the profile stands that its visitor works for. */
export const chosenClientKey = 'client-v1'
/** Where the items stand that were used lately. */
export const usedItemsKey = 'utilises-v1'
/** Where the journey stands whose steps are opened. */
export const currentJourneyKey = 'parcours-v1'
/** Where the steps stand that are done, of each journey. */
export const journeyProgressKey = 'etapes-v1'
