/** Levels of a prompt, from the easiest. */
export const niveaux = ['Débutant', 'Intermédiaire', 'Avancé', 'Expert'] as const
export type Niveau = (typeof niveaux)[number]
