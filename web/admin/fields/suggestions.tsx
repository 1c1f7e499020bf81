import { api } from '#web/admin/api/api.ts'

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

const none = { categories: [], tags: [], ia: [], auteurs: [], connues: [] }

/** What other items are labelled with; without an answer nothing is completed. */
export function useLabels() {
  const { data = none } = api.admin.labels.useQuery(undefined, { staleTime: Infinity })
  return data
}
