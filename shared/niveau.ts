/** Levels of a prompt, from the easiest (R189). */
export const niveaux = ['Débutant', 'Intermédiaire', 'Avancé', 'Expert'] as const
export type Niveau = (typeof niveaux)[number]
