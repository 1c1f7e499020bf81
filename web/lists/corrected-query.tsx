/** Tells what was searched too, as words of what was typed find nothing. */
export function CorrectedQuery({ corrected }: { corrected: string }) {
  return (
    <>
      <br />
      {`Résultats aussi pour «\u00a0${corrected}\u00a0»`}
    </>
  )
}
