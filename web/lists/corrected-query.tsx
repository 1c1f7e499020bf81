/** Tells what was searched, where words of what was typed find nothing. */
export function CorrectedQuery({ corrected }: { corrected: string }) {
  return (
    <>
      <br />
      {`Résultats pour «\u00a0${corrected}\u00a0»`}
    </>
  )
}
