type SpinnerProps = { label?: string }

/** Something is on its way; the sentence is read out. */
export function Spinner({ label = 'Chargement...' }: SpinnerProps) {
  return (
    <output className="adm-loading">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </output>
  )
}
