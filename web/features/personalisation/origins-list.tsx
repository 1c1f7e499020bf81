import type { ReactNode } from 'react'

import { countOf } from '#shared/text/plural.ts'
import {
  hasFilledValue,
  isFilled,
  type PromptValues,
  valueOf,
} from '#shared/variables/prompt-values.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

import type { ValuesState, ValuesStore } from './values-store.ts'

import '#web/styles/late/origins.css'

type OriginsListProps = {
  store: ValuesStore
  state: ValuesState
  /** The values that were kept of an earlier visit. */
  restored: PromptValues
  /** What stands there without any. */
  otherwise: ReactNode
}

/** Where the values in the fields come from, with a way to take them out, or to what they took the place of. */
export function OriginsList({ store, state, restored, otherwise }: OriginsListProps) {
  const { typed, isLent, aside } = state
  const client = isLent ? null : state.client
  const isLinked = isLent || aside.length > 0
  const isOld =
    !isLinked &&
    Object.entries(restored).some(
      ([key, value]) => isFilled(value) && valueOf(typed, key) === value,
    )
  const own = Object.entries(client?.values ?? {}).filter(
    ([key, value]) => isFilled(value) && valueOf(typed, key) === undefined,
  )
  if (!isLinked && !isOld && own.length === 0) return otherwise
  return (
    <ul className="origins">
      {isLinked ? <LinkedLine store={store} state={state} /> : null}
      {isOld ? (
        <Line icon="reset" text="Repris de votre dernière visite">
          <Choice
            label="Effacer"
            run={() =>
              change(
                store,
                () => store.show({ typed: {} }),
                'Saisie effacée',
                'Vos champs sont vides.',
              )
            }
          />
        </Line>
      ) : null}
      {client && own.length > 0 ? (
        <Line icon="dossier" text={`${countOf(own.length, 'valeur', 'valeurs')} de ${client.name}`}>
          <Choice
            label="Retirer"
            run={() =>
              change(
                store,
                () => store.show({ client: null }),
                `Valeurs de ${client.name} retirées`,
                'De cette page seulement\u00a0: le client reste choisi.',
              )
            }
          />
        </Line>
      ) : null}
    </ul>
  )
}

/** What was typed before a link came, for as long as it is not chosen whose values stay. */
function LinkedLine({ store, state }: Pick<OriginsListProps, 'store' | 'state'>) {
  const { aside, client } = state
  const hasOwn = hasFilledValue(aside.at(-1) ?? {})
  if (aside.length === 0) {
    return (
      <Line icon="share" text="Ces valeurs viennent d’un lien">
        <Choice label="Retirer" run={() => goBack(store)} />
      </Line>
    )
  }
  return (
    <Line
      icon="share"
      text={
        hasOwn
          ? 'Les valeurs d’un lien remplacent les vôtres'
          : `Les valeurs d’un lien remplacent celles de ${client?.name ?? 'votre client'}`
      }
    >
      <Choice
        label={hasOwn ? 'Revenir à mes valeurs' : 'Revenir à mon client'}
        run={() => goBack(store)}
      />
      <Choice
        label="Garder celles-ci"
        run={() =>
          change(
            store,
            store.take,
            'Valeurs du lien gardées',
            hasOwn ? 'Les vôtres sont effacées.' : 'Elles prennent la place de celles du client.',
          )
        }
      />
    </Line>
  )
}

/** Puts back what the values of a link took the place of, and offers to see those again. */
export function goBack(store: ValuesStore): void {
  const { aside } = store.state()
  const isOwn = aside.length > 0
  change(
    store,
    () => store.show({ typed: aside.at(-1) ?? {}, aside: aside.slice(0, -1), isLent: false }),
    isOwn ? 'Vos valeurs sont revenues' : 'Valeurs du lien retirées',
    isOwn ? 'Celles du lien ne sont plus ici.' : 'Vos champs sont comme avant.',
  )
}

/** Shows other values, says so and offers to take it back. */
function change(store: ValuesStore, show: () => void, title: string, description: string): void {
  const before = store.state()
  show()
  showToast({
    type: 'info',
    title,
    description,
    action: { label: 'Annuler', run: () => store.show(before) },
    topic: 'origins',
  })
}

type LineProps = { icon: IconName; text: string; children: ReactNode }

function Line({ icon, text, children }: LineProps) {
  return (
    <li>
      <Icon name={icon} />
      <span>{text}</span>
      <span className="choices">{children}</span>
    </li>
  )
}

function Choice({ label, run }: { label: string; run: () => void }) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        // The line goes, and the focus with it.
        const form = currentTarget.form
        run()
        if (!form) return
        form.tabIndex = -1
        form.focus({ preventScroll: true })
      }}
    >
      {label}
    </button>
  )
}
