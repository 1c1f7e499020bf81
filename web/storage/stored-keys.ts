/** Where the client profiles of this browser stand. */
export const profilesKey = 'profils-v1'
/** Where the id of the profile stands that its visitor works for. */
export const chosenClientKey = 'client-v1'
/** Where the items stand that were used lately. */
export const usedItemsKey = 'utilises-v1'
/** Key of the current journey. */
export const currentJourneyKey = 'parcours-v1'
/** Key of the completed steps of all journeys. */
export const journeyProgressKey = 'etapes-v1'
