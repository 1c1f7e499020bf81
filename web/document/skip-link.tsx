/** The first stop of the keyboard: past the top bar, into the page. */
export function SkipLink() {
  return (
    <a
      className="fixed top-2 left-4 z-60 -translate-y-[200%] bg-ink px-4 py-2 text-card focus:translate-none print:hidden"
      href="#contenu"
    >
      Aller au contenu
    </a>
  )
}
