/**
 * What a page says of itself when its client does not come (web/document/boot.js): hidden until then, and
 * the server's alone, so that it costs a first visit no script.
 */
export const NotArrived = () => (
  <p className="alone" role="alert">
    Une partie de la page n’est pas arrivée. Vérifiez votre connexion.{' '}
    <a href="">Recharger la page</a>
  </p>
)
