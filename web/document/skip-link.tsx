const skipLink =
  'fixed top-2 left-4 z-60 -translate-y-[200%] bg-ink px-4 py-2 text-card focus:translate-none print:hidden'

/** The first stop of the keyboard: past the top bar, into the page. */
export const SkipLink = () => (
  <a className={skipLink} href="#contenu">
    Aller au contenu
  </a>
)

/** Id of the button that copies the prompt of a page. */
export const copyButtonId = 'copier'

/** The second stop on the page of a prompt: past all its fields, to what it is opened for. */
export const CopySkipLink = () => (
  <a className={`${skipLink} no-js:hidden`} href={`#${copyButtonId}`}>
    Aller à «&nbsp;Copier le prompt&nbsp;»
  </a>
)
