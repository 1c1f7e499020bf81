type SuggestionsProps = { id: string; texts: readonly string[] }

/** What completes a field, through its `list` attribute. */
export function Suggestions({ id, texts }: SuggestionsProps) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </datalist>
  )
}
