/**
 * What a page says of itself when its client does not come (web/document/boot.js): hidden until then, and
 * the server's alone, so that it costs a first visit no script.
 */
export const NotArrived = () => (
  <p
    className="sticky top-(--bar) z-30 -order-1 hidden bg-ink px-(--gutter) py-2 text-center text-card client-failed:block"
    role="alert"
  >
    Une partie de la page n’est pas arrivée. Vérifiez votre connexion.{' '}
    {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page's own address without its fragment, which loads it anew */}
    <a className="inline-block py-1 font-bold text-inherit" href="">
      Recharger la page
    </a>
  </p>
)
