import { api } from '#web/admin/api/api.ts'
import { Loaded } from '#web/admin/controls/loaded.tsx'

import { CategoriesChart, PublicationsChart } from './dashboard-charts.tsx'

/** The catalogue over time and by category. */
export function Statistics() {
  const asked = api.admin.statistics.useQuery()
  return (
    <Loaded asked={asked}>
      {({ publicationsParMois, parCategorie }) => (
        <div className="stack">
          <PublicationsChart months={publicationsParMois} />
          <CategoriesChart categories={parCategorie} />
        </div>
      )}
    </Loaded>
  )
}
