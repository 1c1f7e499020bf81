/** An item's call number. */
export function Cote({ cote }: { cote: string }) {
  return (
    <span className="call-number" title="Cote">
      {cote}
    </span>
  )
}
