import { useState } from 'react'

import { dayInParis } from '#shared/items/daily-pick.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { FailedPlans } from '#web/admin/planning/failed-plans.tsx'
import { Button } from '#web/ui/button.tsx'

import { MonthGrid } from './month-grid.tsx'
import { daysOf, monthAfter, monthOf, monthTitle } from './month.ts'
import { PickDialog, type PickedDay } from './pick-dialog.tsx'
import { type CalendarPlan, PlanDetails } from './plan-details.tsx'

/** `/secure-admin-panel/calendrier`: what will be published, taken off the site and shown as a day's item. */
export function CalendarPage() {
  const [state, change] = useUrlState()
  const [today] = useState(() => dayInParis(new Date()))
  const month = monthOf(state['mois'], today)
  const days = daysOf(month)
  const [du = today, au = today] = [days[0], days.at(-1)]
  const asked = api.admin.calendar.list.useQuery({ du, au })
  const [opened, setOpened] = useState<CalendarPlan['id'] | null>(null)
  // One that was given up or moved out of the month closes its window.
  const plan = asked.data?.plans.find(({ id }) => id === opened)
  const [day, setDay] = useState<PickedDay | null>(null)
  const go = (to: string) => change({ mois: to === today.slice(0, 7) ? null : to }, true)
  return (
    <>
      <PageHead
        title="Calendrier"
        text="Ce qui sera publié, retiré ou mis en avant. Heures de Paris. Une publication se planifie depuis la fiche, par «&nbsp;Planifier…&nbsp;»."
      />
      <FailedPlans plans={asked.data?.echecs ?? []} />
      <Panel
        title={monthTitle(month)}
        className="[&>header_h2]:first-letter:uppercase"
        aside={
          <>
            <span className="flex gap-1">
              <Button
                size="sm"
                shape="icon"
                aria-label="Mois précédent"
                onClick={() => go(monthAfter(month, -1))}
              >
                <Icon name="left" />
              </Button>
              <Button size="sm" onClick={() => go(today.slice(0, 7))}>
                Aujourd’hui
              </Button>
              <Button
                size="sm"
                shape="icon"
                aria-label="Mois suivant"
                onClick={() => go(monthAfter(month, 1))}
              >
                <Icon name="arrow" />
              </Button>
            </span>
            <Button
              variant="ink"
              size="sm"
              className="max-md:w-full"
              onClick={() => setDay({ jour: today, kind: 'prompt', slug: null })}
            >
              <Icon name="star" />
              Choisir un élément du jour
            </Button>
          </>
        }
      >
        <Loaded asked={asked}>
          {({ plans, picks }) => (
            <MonthGrid
              days={days}
              today={today}
              plans={plans}
              picks={picks}
              onPlan={({ id }) => setOpened(id)}
              onPick={({ jour, kind, slug, impose }) =>
                setDay({ jour, kind, slug: impose ? slug : null })
              }
            />
          )}
        </Loaded>
      </Panel>
      {plan ? <PlanDetails plan={plan} onClose={() => setOpened(null)} /> : null}
      {day ? <PickDialog day={day} today={today} onClose={() => setDay(null)} /> : null}
    </>
  )
}
