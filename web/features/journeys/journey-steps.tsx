import { type PublicJourney, type PublicStep, stepPath } from '#shared/journeys/journey.ts'
import { countOf } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { Cote } from '#web/items/cote.tsx'
import { KindLabel } from '#web/items/kind-label.tsx'
import { MetaLine } from '#web/items/meta-line.tsx'
import { Ticks } from '#web/items/ticks.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import {
  forgetSteps,
  isStepDone,
  journeyProgress,
  openStep,
  tickStep,
} from '#web/storage/journey-progress.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { buttonClass, textButton } from '#web/ui/button.tsx'
import { CallToAction } from '#web/ui/call-to-action.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sheet } from '#web/ui/layout/sheet.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ShownJourney = Omit<PublicJourney, 'date_modification'>

/** The steps of a journey, which of them are done, and the way to the next. */
export function JourneySteps({ journey }: { journey: ShownJourney }) {
  const { slug, titre, etapes } = journey
  const progress = useStoredValue(journeyProgress)
  const done = etapes.map((step) => isStepDone(progress, slug, step))
  const open = () =>
    openStep({
      slug,
      title: titre,
      steps: etapes.map((step) => ({ kind: step.kind, slug: step.slug, title: step.titre })),
    })
  return (
    <>
      <Progress journey={journey} done={done} onOpen={open} />
      <ol className="mt-6 grid gap-4">
        {etapes.map((step, index) => (
          <Step
            key={`${step.kind} ${step.slug}`}
            step={step}
            number={index + 1}
            isLast={index === etapes.length - 1}
            isDone={done[index] ?? false}
            onTick={(isDone) => tickStep(slug, step, isDone)}
            onOpen={open}
          />
        ))}
      </ol>
      <CallToAction
        id="document-client"
        title="À la fin, un seul document"
        text="Les prompts du parcours, remplis avec vos valeurs, et les rôles des GPT : une page à imprimer ou à enregistrer, composée dans votre navigateur."
        className="mt-14 print:hidden"
      >
        <PageLink
          className={buttonClass({ variant: 'night-accent', size: 'lg' })}
          to="/selection/document"
          search={{ parcours: slug }}
        >
          <Icon name="print" />
          Document client
        </PageLink>
      </CallToAction>
    </>
  )
}

type ProgressProps = { journey: ShownJourney; done: boolean[]; onOpen: () => void }

/** Progress of the visitor. Without script, and before the first tick, it links to the first step. */
function Progress({ journey: { slug, etapes }, done, onOpen }: ProgressProps) {
  const count = done.filter(Boolean).length
  const next = done.indexOf(false)
  const step = etapes[Math.max(next, 0)]

  function forget() {
    const undo = forgetSteps(slug)
    if (!undo) return tellNothingStored()
    showToast({
      type: 'success',
      title: 'Progression effacée',
      description: 'Vos valeurs saisies restent.',
      action: { label: 'Annuler', run: undo },
      topic: 'parcours',
    })
  }

  return (
    <section
      className={`${sheet} flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden`}
      aria-label="Progression"
    >
      {step && next !== -1 ? (
        <PageLink className={buttonClass({ variant: 'ink' })} to={stepPath(step)} onClick={onOpen}>
          {count > 0 ? `Reprendre à l’étape ${next + 1}` : 'Commencer à l’étape 1'}
          <Icon name="arrow" />
        </PageLink>
      ) : (
        <span className={buttonClass({ variant: 'quiet', className: 'pointer-events-none' })}>
          <Icon name="check" />
          Parcours terminé
        </span>
      )}
      <div className="flex min-h-11 flex-1 flex-wrap items-center gap-x-4 gap-y-1 max-sm:basis-full no-js:hidden">
        <Ticks filled={done} className="flex *:h-2 *:w-4 *:border-[1.5px] max-sm:hidden" />
        <span className="hint" aria-live="polite">
          {count === 0
            ? 'Aucune étape faite'
            : `${countOf(count, 'étape faite', 'étapes faites')} sur ${done.length}`}
        </span>
        <button
          type="button"
          className={`${textButton} ml-auto text-label ${count > 0 ? '' : 'invisible'}`.trimEnd()}
          onClick={forget}
        >
          Effacer<span className="sr-only"> ma progression</span>
        </button>
      </div>
    </section>
  )
}

type StepProps = {
  step: PublicStep
  number: number
  isLast: boolean
  isDone: boolean
  onTick: (isDone: boolean) => void
  onOpen: () => void
}

function Step({ step, number, isLast, isDone, onTick, onOpen }: StepProps) {
  const { kind, slug, titre, categorie, cote, but, transmet, fieldCount, sharedFieldCount } = step
  const { className } = useCategoryLook()(categorie)
  const id = `etape-${number}`
  return (
    <li className={`${className} ${sheet} border-l-4 border-l-(--tab)`} id={id}>
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 md:grid-cols-[2.25rem_minmax(0,1fr)_auto]">
        <span
          className="font-display text-[1.75rem] leading-none font-demi text-accent"
          aria-hidden="true"
        >
          {number}
        </span>
        <div className="min-w-0">
          <h2 className="text-t3">
            <span className="sr-only">{`Étape ${number} : `}</span>
            <PageLink to={stepPath({ kind, slug })} onClick={onOpen}>
              {typeset(titre)}
            </PageLink>
          </h2>
          <MetaLine className="mt-1">
            <KindLabel kind={kind} />
            <Cote cote={cote} />
            {fieldCount > 0 ? <span>{fieldsSentence(fieldCount, sharedFieldCount)}</span> : null}
          </MetaLine>
        </div>
        <label className="col-start-2 mt-2 inline-flex min-h-11 items-center gap-2 text-small font-semibold md:col-start-3 md:mt-0 print:hidden no-js:hidden">
          <input
            type="checkbox"
            className="size-6"
            checked={isDone}
            onChange={({ target }) => onTick(target.checked)}
          />
          Étape faite<span className="sr-only">{` : ${titre}`}</span>
        </label>
        <dl className="col-start-2 mt-3 grid gap-x-6 gap-y-3 md:col-end-4 md:grid-cols-2 [&_dt]:text-label [&_dt]:font-semibold [&_dt]:text-ink-3">
          <div>
            <dt>But</dt>
            <dd>{typeset(but)}</dd>
          </div>
          {transmet === '' ? null : (
            <div>
              <dt>{isLast ? 'Ce qui en reste' : 'Transmet à la suite'}</dt>
              <dd>{typeset(transmet)}</dd>
            </div>
          )}
        </dl>
      </div>
    </li>
  )
}

/** Number of fields of a step, and of those that an earlier step asks for. */
function fieldsSentence(count: number, sharedCount: number): string {
  const all = countOf(count, 'champ', 'champs')
  if (sharedCount === 0) return all
  return `${all}, dont ${sharedCount} déjà ${sharedCount > 1 ? 'demandés' : 'demandé'} plus haut`
}
