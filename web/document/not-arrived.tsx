/**
 * What a page says of itself when its client does not come (web/document/boot.js): hidden until then, and
 * the server's alone, so that it costs a first visit no script.
 */
export const NotArrived = () => (
  <p className="alone" role="alert">
    Une partie de la page n’est pas arrivée. Vérifiez votre connexion.{' '}
    {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page's own address without its fragment, which loads it anew */}
    <a href="">Recharger la page</a>
  </p>
)
