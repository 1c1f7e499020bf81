/** Tells what was searched, where words of what was typed find nothing. */
export const CorrectedQuery = ({ corrected }: { corrected: string }) =>
  `Résultats pour «\u00a0${corrected}\u00a0»`
