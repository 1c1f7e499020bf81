type SpinnerProps = {
  label?: string
  /** Stands in the middle of a page that has nothing else. */
  isAlone?: boolean
}

/** Something is on its way; the sentence is read out. */
export function Spinner({ label = 'Chargement...', isAlone = false }: SpinnerProps) {
  return (
    <output
      className={`flex items-center justify-center gap-3 p-6 text-small text-ink-2 ${isAlone ? 'min-h-screen' : 'min-h-32'}`}
    >
      <SpinnerRing />
      <span>{label}</span>
    </output>
  )
}

export const SpinnerRing = () => (
  <span
    className="size-6 flex-none animate-[turn_0.7s_linear_infinite] rounded-full border-3 border-edge-2 border-r-transparent"
    aria-hidden="true"
  />
)
