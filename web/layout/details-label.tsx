/** The words of the link from a card to its page, with the item's name for those who hear it (R61). */
export function DetailsLabel({ title }: { title: string }) {
  return (
    <>
      Voir détails <span className="arrow">→</span>
      <span className="vh"> : {title}</span>
    </>
  )
}
