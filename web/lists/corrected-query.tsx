/** Tells what was searched instead, as nothing answers what was typed. */
export function CorrectedQuery({ corrected }: { corrected: string }) {
  return (
    <>
      <br />
      {`Résultats pour «\u00a0${corrected}\u00a0»`}
    </>
  )
}
