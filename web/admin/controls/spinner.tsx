type SpinnerProps = { label?: string }

/** Something is on its way; the sentence is read out. */
export function Spinner({ label = 'Chargement...' }: SpinnerProps) {
  return (
    <div className="adm-loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
