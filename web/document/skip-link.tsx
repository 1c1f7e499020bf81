/** The first stop of the keyboard: past the top bar, into the page. */
export function SkipLink() {
  return (
    <a className="skip" href="#contenu">
      Aller au contenu
    </a>
  )
}
