import { useLayoutEffect } from 'react'

import type { SelectedItem, StoredItem } from '#shared/items/selection.ts'
import { journeyPath, stepPath } from '#shared/journeys/journey.ts'
import { typeset } from '#shared/text/typography.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import {
  type CurrentJourney,
  currentJourney,
  leaveJourney,
  positionInJourney,
} from '#web/storage/current-journey.ts'
import { isStepDone, journeyProgress, openStep, tickStep } from '#web/storage/journey-progress.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The bar of an item in a journey: its step, the previous and next step, and the link out. */
export function JourneyBar(item: SelectedItem) {
  const position = positionInJourney(useStoredValue(currentJourney), item)
  const isStep = position !== null
  useLayoutEffect(() => {
    // The boot script sets it, unless the page was opened without a document.
    document.documentElement.toggleAttribute('data-journey', isStep)
  }, [isStep])
  return position ? <Bar {...position} /> : null
}

type BarProps = { journey: CurrentJourney; index: number }

function Bar({ journey, index }: BarProps) {
  const { slug, title, steps } = journey
  const progress = useStoredValue(journeyProgress)
  const step = steps[index]
  if (!step) return null
  return (
    <nav
      className="grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-2 items-center gap-x-3 text-small md:flex"
      aria-label={`Parcours ${title}`}
      data-journey-bar=""
    >
      <PageLink className="min-w-0 truncate md:flex-1" to={journeyPath(slug)}>
        <span className="max-sm:sr-only">Parcours </span>
        <b>{typeset(title)}</b>
        {`\u00a0: étape ${index + 1} sur ${steps.length}`}
      </PageLink>
      <span className="col-span-2 row-start-2 flex items-center gap-2 md:contents">
        <label className="mr-auto inline-flex min-h-11 items-center gap-2 font-semibold md:mr-0">
          <input
            type="checkbox"
            className="size-6"
            checked={isStepDone(progress, slug, step)}
            onChange={({ target }) => tickStep(slug, step, target.checked)}
          />
          Étape faite
        </label>
        <Neighbour journey={journey} step={steps[index - 1]} label="Précédente" icon="left" />
        <Neighbour journey={journey} step={steps[index + 1]} label="Suivante" icon="arrow" />
      </span>
      <Button
        variant="quiet"
        shape="icon"
        className="col-start-2 row-start-1"
        title="Quitter le parcours"
        aria-label="Quitter le parcours"
        onClick={() => leave(journey)}
      >
        <Icon name="x" />
      </Button>
    </nav>
  )
}

type NeighbourProps = {
  journey: CurrentJourney
  step: StoredItem | undefined
  label: string
  icon: 'left' | 'arrow'
}

/** The way to the step beside; the last step leads back to the journey, where its document is. */
function Neighbour({ journey, step, label, icon }: NeighbourProps) {
  const { slug, title, steps } = journey
  const className = buttonClass({ size: 'sm', className: 'max-md:min-h-11' })
  if (step) {
    return (
      <PageLink
        className={className}
        to={stepPath(step)}
        title={step.title}
        onClick={() => openStep({ slug, title, steps })}
      >
        {icon === 'left' ? <Icon name={icon} /> : null}
        <span className={icon === 'left' ? 'max-md:sr-only' : undefined}>{label}</span>
        <span className="sr-only">{`\u00a0: ${step.title}`}</span>
        {icon === 'arrow' ? <Icon name={icon} /> : null}
      </PageLink>
    )
  }
  return icon === 'left' ? null : (
    <PageLink className={className} to={journeyPath(slug)} hash="document-client">
      Terminer
      <Icon name="check" />
    </PageLink>
  )
}

function leave(journey: CurrentJourney): void {
  if (!leaveJourney()) return tellNothingStored()
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  showToast({
    type: 'info',
    title: 'Parcours quitté',
    description: 'Vos étapes cochées et vos valeurs restent dans ce navigateur.',
    action: { label: 'Annuler', run: () => currentJourney.set(journey) },
    topic: 'parcours',
  })
}
