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
      <div
        className="hidden grid-cols-7 *:border-b *:border-edge-2 *:px-2 *:py-1.5 *:text-micro *:font-semibold *:text-ink-3 md:grid"
        aria-hidden="true"
      >
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="grid grid-cols-1 *:border-b *:border-rule max-md:*:px-4 max-md:*:py-2 md:grid-cols-7 md:*:min-h-22 md:*:border-r md:*:p-1">
        {days.slice(0, weekPlace(days[0] ?? today) - 1).map((jour) => (
          <li key={`before-${jour}`} className="max-md:hidden" aria-hidden="true" />
        ))}
        {days.map((jour) => {
          const ofDay = plans.filter((plan) => dayInParis(new Date(plan.prevu_le)) === jour)
          const picked = picks.filter((pick) => pick.jour === jour)
          const isEmpty = ofDay.length + picked.length === 0
          const isTarget = dragged !== null && jour >= today
          const isToday = jour === today
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the window of what is dragged does the same
            <li
              key={jour}
              className={`${isEmpty ? 'max-md:hidden' : ''} ${isTarget ? 'bg-card-2' : ''}`}
              onDragOver={(event) => {
                if (isTarget) event.preventDefault()
              }}
              onDrop={() => drop(jour)}
            >
              <h3
                className="font-mono text-micro leading-normal font-semibold tracking-normal text-ink-2"
                aria-current={isToday ? 'date' : undefined}
              >
                <span
                  className={`hidden px-1 md:inline-block ${isToday ? 'rounded-1 bg-ink text-card' : ''}`}
                  aria-hidden="true"
                >
                  {Number(jour.slice(8))}
                </span>
                <span className="block font-body text-label leading-snug first-letter:uppercase md:sr-only">
                  {dayTitle(jour)}
                </span>
              </h3>
              {ofDay.map((plan) => (
                <button
                  key={plan.id}
                  type="button"
                  className={`${calendarEvent} ${ofMonth} ${looks[plan.etat === 'echec' ? 'failed' : plan.action]}`}
                  draggable={plan.etat === 'prevu'}
                  onDragStart={() => setDragged(plan)}
                  onDragEnd={() => setDragged(null)}
                  onClick={() => onPlan(plan)}
                >
                  <Icon name={icons[plan.etat === 'prevu' ? plan.action : plan.etat]} />
                  <span>
                    <time className="tabular-nums">
                      {parisClock(new Date(plan.prevu_le)).heure}
                    </time>{' '}
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
                  className={`${calendarEvent} ${ofMonth} ${narrowPick} ${looks[pick.impose ? 'pick' : 'rule']}`}
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
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-edge px-4 py-2.5">
        <span className={`${calendarEvent} ${looks.publier}`}>
          <Icon name="eye" />
          Publication
        </span>
        <span className={`${calendarEvent} ${looks.retirer}`}>
          <Icon name="x" />
          Retrait
        </span>
        <span className={`${calendarEvent} ${looks.pick}`}>
          <Icon name="star" />
          Élément du jour choisi
        </span>
        <span className={`${calendarEvent} ${looks.rule}`}>
          <Icon name="star" />
          Élément du jour selon la règle
        </span>
      </p>
    </>
  )
}

const calendarEvent =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5 rounded-1 border px-1.5 py-1 text-left text-tiny leading-tight [&_svg]:mt-0.5 [&_svg]:size-3.5 [&>span]:line-clamp-2'
const ofMonth =
  'mt-1 w-full enabled:hover:border-ink max-md:min-h-11 max-md:items-center max-md:text-label'
/** The words need the place of the star. The border shows what was chosen. */
const narrowPick = 'md:max-lg:grid-cols-1 md:max-lg:[&_svg]:hidden'
const looks = {
  publier: 'border-transparent bg-ok-tint font-semibold text-ok',
  retirer: 'border-transparent bg-bad-tint font-semibold text-bad',
  failed: 'border-transparent bg-bad font-semibold text-card',
  pick: 'border-edge bg-transparent text-ink',
  rule: 'border-transparent bg-transparent text-ink-2',
} as const
const icons = { publier: 'eye', retirer: 'x', fait: 'check', echec: 'warn', annule: 'x' } as const
