/** What the page for assistants says of the subject. */
export const assistantTexts = {
  /** What one may say to an assistant that is connected. */
  assistant_example:
    'Trouve un prompt pour auditer le maillage interne et demande-moi ce qu’il faut y remplir.',
} as const
