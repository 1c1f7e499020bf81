/** An item's call number. */
export function Cote({ cote }: { cote: string }) {
  return (
    <span className="cote" title="Cote">
      {cote}
    </span>
  )
}
