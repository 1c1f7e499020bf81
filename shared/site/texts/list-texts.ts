/** What the lists say of the subject. */
export const listTexts = {
  prompts_intro:
    'Des consignes complètes pour le référencement, le contenu et le marketing. Filtrez, remplissez les variables, copiez.',
} as const
