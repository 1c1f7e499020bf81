/** Between two ways to sign in. */
export const OrLine = () => (
  <p className="flex items-center gap-3 text-label text-ink-3 before:h-px before:flex-1 before:bg-edge after:h-px after:flex-1 after:bg-edge">
    ou
  </p>
)
