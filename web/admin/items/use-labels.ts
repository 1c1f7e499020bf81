import { api } from '#web/admin/api/api.ts'

const none = { categories: [], tags: [], ia: [], auteurs: [], connues: [] }

/** What other items are labelled with; without an answer nothing is completed. */
export function useLabels() {
  const { data = none } = api.admin.labels.useQuery(undefined, { staleTime: Infinity })
  return data
}
