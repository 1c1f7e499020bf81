import { useState } from 'react'

import { dayInParis } from '#shared/items/daily-pick.ts'
import { parisClock, parisInstant } from '#shared/items/paris-time.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { usePlanMove } from '#web/admin/planning/plan-calls.ts'
import { planLabels } from '#web/admin/planning/plan-labels.ts'

import { dayTitle, weekPlace } from './month.ts'
import type { CalendarPlan } from './plan-details.tsx'

export type CalendarPick = {
  jour: string
  kind: 'prompt' | 'gpt'
  slug: string
  titre: string
  impose: boolean
}

type MonthGridProps = {
  days: string[]
  today: string
  plans: CalendarPlan[]
  picks: CalendarPick[]
  onPlan: (plan: CalendarPlan) => void
  onPick: (pick: CalendarPick) => void
}

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

/**
 * A month, day by day: seven columns, or on narrow screens a list of the days on which something happens.
 * What waits can be dragged to another day; its window does the same.
 */
export function MonthGrid({ days, today, plans, picks, onPlan, onPick }: MonthGridProps) {
  const [dragged, setDragged] = useState<CalendarPlan | null>(null)
  const move = usePlanMove()

  function drop(jour: string) {
    if (!dragged) return
    const { heure } = parisClock(new Date(dragged.prevu_le))
    const prevu_le = parisInstant(jour, heure)
    setDragged(null)
    if (prevu_le !== dragged.prevu_le) move.mutate({ plan: dragged, prevu_le })
  }

  return (
    <>
      <div className="weekdays" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="month">
        {days.slice(0, weekPlace(days[0] ?? today) - 1).map((jour) => (
          <li key={`before-${jour}`} className="is-empty" aria-hidden="true" />
        ))}
        {days.map((jour) => {
          const ofDay = plans.filter((plan) => dayInParis(new Date(plan.prevu_le)) === jour)
          const picked = picks.filter((pick) => pick.jour === jour)
          const isEmpty = ofDay.length + picked.length === 0
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the window of what is dragged does the same
            <li
              key={jour}
              className={`${isEmpty ? 'is-empty' : ''} ${dragged && jour >= today ? 'is-target' : ''}`}
              onDragOver={(event) => {
                if (dragged && jour >= today) event.preventDefault()
              }}
              onDrop={() => drop(jour)}
            >
              <h3 aria-current={jour === today ? 'date' : undefined}>
                <span className="day-number" aria-hidden="true">
                  {Number(jour.slice(8))}
                </span>
                <span className="day-name">{dayTitle(jour)}</span>
              </h3>
              {ofDay.map((plan) => (
                <button
                  key={plan.id}
                  type="button"
                  className={`event ${plan.etat === 'echec' ? 'event-failed' : looks[plan.action]}`}
                  draggable={plan.etat === 'prevu'}
                  onDragStart={() => setDragged(plan)}
                  onDragEnd={() => setDragged(null)}
                  onClick={() => onPlan(plan)}
                >
                  <Icon name={icons[plan.etat === 'prevu' ? plan.action : plan.etat]} />
                  <span>
                    <time>{parisClock(new Date(plan.prevu_le)).heure}</time>{' '}
                    <span className="sr-only">
                      {planLabels[plan.action]}
                      {'\u00a0'}:{' '}
                    </span>
                    {plan.titre ?? 'Fiche supprimée'}
                  </span>
                </button>
              ))}
              {picked.map((pick) => (
                <button
                  key={pick.kind}
                  type="button"
                  className={pick.impose ? 'event event-pick' : 'event event-rule'}
                  disabled={jour < today}
                  onClick={() => onPick(pick)}
                >
                  <Icon name="star" />
                  <span>
                    <span className="sr-only">
                      {pick.kind === 'gpt' ? 'GPT du jour' : 'Prompt du jour'}
                      {pick.impose ? ', imposé' : ''}
                      {'\u00a0'}:{' '}
                    </span>
                    {pick.titre}
                  </span>
                </button>
              ))}
            </li>
          )
        })}
      </ol>
      <p className="month-legend">
        <span className="event event-publier">
          <Icon name="eye" />
          Publication
        </span>
        <span className="event event-retirer">
          <Icon name="x" />
          Retrait
        </span>
        <span className="event event-pick">
          <Icon name="star" />
          Élément du jour choisi
        </span>
        <span className="event event-rule">
          <Icon name="star" />
          Élément du jour selon la règle
        </span>
      </p>
    </>
  )
}

const looks = { publier: 'event-publier', retirer: 'event-retirer' } as const
const icons = { publier: 'eye', retirer: 'x', fait: 'check', echec: 'warn', annule: 'x' } as const
