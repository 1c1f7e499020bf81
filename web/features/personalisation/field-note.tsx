import type { ReactNode } from 'react'

type FieldNoteProps = {
  /** Null hides the note. The element stays, so that screen readers announce the next text. */
  text: string | null
  /** Buttons with the possible answers. */
  children: ReactNode
}

/** A question about the value of a field, below it. */
export function FieldNote({ text, children }: FieldNoteProps) {
  return (
    <div
      className={
        text === null
          ? 'sr-only'
          : 'mt-1 flex flex-wrap items-center gap-1 border-l-[3px] border-done-line bg-info-tint py-1 pr-1 pl-3 text-label [&>button]:px-2 max-md:[&>button]:min-h-11'
      }
    >
      <output className="flex-[1_1_6rem] font-semibold wrap-anywhere">{text}</output>
      {children}
    </div>
  )
}
