import type { ReactNode } from 'react'

import { countOf } from '#shared/text/plural.ts'
import {
  hasFilledValue,
  isFilled,
  type PromptValues,
  valueOf,
} from '#shared/variables/prompt-values.ts'
import { textButton } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'

import { changeValues } from './change-values.ts'
import type { ValuesState, ValuesStore } from './values-store.ts'

type OriginsListProps = {
  slug: string
  store: ValuesStore
  state: ValuesState
  /** The values that were kept of an earlier visit. */
  restored: PromptValues
  /** What stands there without any. */
  otherwise: ReactNode
}

/** Where the values in the fields come from, with a way to take them out, or to what they took the place of. */
export function OriginsList({ slug, store, state, restored, otherwise }: OriginsListProps) {
  const { typed, isFromSharedLink, aside } = state
  const client = isFromSharedLink ? null : state.client
  const isLinked = isFromSharedLink || aside.length > 0
  const isOld =
    !isLinked &&
    Object.entries(restored).some(
      ([key, value]) => isFilled(value) && valueOf(typed, key) === value,
    )
  const carried = isFromSharedLink ? null : state.carried
  const isGiven = ([key, value]: [string, string]) =>
    isFilled(value) && valueOf(typed, key) === undefined
  const taken = Object.entries(carried?.values ?? {}).filter(isGiven)
  const own = Object.entries(client?.values ?? {}).filter(
    ([key, value]) => isGiven([key, value]) && valueOf(carried?.values ?? {}, key) === undefined,
  )
  if (!isLinked && !isOld && own.length === 0 && taken.length === 0) return otherwise
  return (
    <ul className="text-label text-ink-2">
      {isLinked ? <LinkedLine slug={slug} store={store} state={state} /> : null}
      {isOld ? (
        <Line icon="reset" text="Repris de votre dernière visite">
          <TextButton
            label="Effacer"
            run={() =>
              changeValues(
                { slug, store },
                () => store.show({ typed: {} }),
                { type: 'info', title: 'Saisie effacée', description: 'Vos champs sont vides.' },
                (before, now) => ({ typed: { ...before.typed, ...now.typed } }),
              )
            }
          />
        </Line>
      ) : null}
      {carried && taken.length > 0 ? (
        <Line
          icon="list"
          text={`${countOf(taken.length, 'valeur', 'valeurs')} du parcours «\u00a0${carried.journeyTitle}\u00a0»`}
        >
          <TextButton
            label="Retirer"
            run={() =>
              changeValues(
                { slug, store },
                () =>
                  store.show({ carried: null, dismissed: { ...state.dismissed, carried: true } }),
                {
                  type: 'info',
                  title: 'Valeurs du parcours retirées',
                  description: 'De cette page seulement\u00a0: les autres étapes les gardent.',
                },
                ({ carried: removed }, { dismissed }) => ({
                  carried: removed,
                  dismissed: { ...dismissed, carried: false },
                }),
              )
            }
          />
        </Line>
      ) : null}
      {client && own.length > 0 ? (
        <Line icon="dossier" text={`${countOf(own.length, 'valeur', 'valeurs')} de ${client.name}`}>
          <TextButton
            label="Retirer"
            run={() =>
              changeValues(
                { slug, store },
                () => store.show({ client: null, dismissed: { ...state.dismissed, client: true } }),
                {
                  type: 'info',
                  title: `Valeurs de ${client.name} retirées`,
                  description: 'De cette page seulement\u00a0: le client reste choisi.',
                },
                ({ client: removed }, { dismissed }) => ({
                  client: removed,
                  dismissed: { ...dismissed, client: false },
                }),
              )
            }
          />
        </Line>
      ) : null}
    </ul>
  )
}

/** Names the journey and the client that give values: «du parcours « Refonte » et de Dupont». Null for none. */
export function formatGivers({
  carried,
  client,
}: Pick<ValuesState, 'carried' | 'client'>): string | null {
  const givers = [
    ...(carried && hasFilledValue(carried.values)
      ? [`du parcours «\u00a0${carried.journeyTitle}\u00a0»`]
      : []),
    ...(client && hasFilledValue(client.values) ? [`de ${client.name}`] : []),
  ]
  return givers.length > 0 ? givers.join(' et ') : null
}

/** What was typed before a link came, for as long as it is not chosen whose values stay. */
function LinkedLine({ slug, store, state }: Pick<OriginsListProps, 'slug' | 'store' | 'state'>) {
  const { aside, carried } = state
  const givers = formatGivers(state)
  const hasOwn = hasFilledValue(aside.at(-1) ?? {})
  if (aside.length === 0) {
    return (
      <Line icon="share" text="Ces valeurs viennent d’un lien">
        <TextButton label="Retirer" run={() => goBack(slug, store)} />
      </Line>
    )
  }
  return (
    <Line
      icon="share"
      text={
        hasOwn
          ? 'Les valeurs d’un lien remplacent les vôtres'
          : `Les valeurs d’un lien remplacent ${givers === null ? 'les précédentes' : `celles ${givers}`}`
      }
    >
      <TextButton
        label={
          hasOwn
            ? 'Revenir à mes valeurs'
            : hasFilledValue(carried?.values ?? {})
              ? 'Revenir aux précédentes'
              : 'Revenir à mon client'
        }
        run={() => goBack(slug, store)}
      />
      <TextButton
        label="Garder celles-ci"
        run={() =>
          changeValues(
            { slug, store },
            store.take,
            {
              type: 'info',
              title: 'Valeurs du lien gardées',
              description: hasOwn
                ? 'Les vôtres sont effacées.'
                : `Elles prennent la place ${givers === null ? 'des précédentes' : `de celles ${givers}`}.`,
            },
            (before, now, after) => (now.typed === after.typed ? before : { aside: before.aside }),
          )
        }
      />
    </Line>
  )
}

/**
 * Puts back what the values of a link took the place of, and offers to see those again, with what is typed
 * since aside. Nothing where the visitor has chosen already.
 */
export function goBack(slug: string, store: ValuesStore): void {
  const { aside, isFromSharedLink } = store.state()
  const isOwn = aside.length > 0
  if (!isOwn && !isFromSharedLink) return
  changeValues(
    { slug, store },
    () =>
      store.show({ typed: aside.at(-1) ?? {}, aside: aside.slice(0, -1), isFromSharedLink: false }),
    {
      type: 'info',
      title: isOwn ? 'Vos valeurs sont revenues' : 'Valeurs du lien retirées',
      description: isOwn ? 'Celles du lien ne sont plus ici.' : 'Vos champs sont comme avant.',
    },
    (before, now) => ({
      typed: before.typed,
      isFromSharedLink: before.isFromSharedLink,
      aside: isOwn || hasFilledValue(now.typed) ? [...now.aside, now.typed] : now.aside,
    }),
  )
}

type LineProps = { icon: IconName; text: string; children: ReactNode }

function Line({ icon, text, children }: LineProps) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-edge">
      <Icon name={icon} className="size-4 text-info" />
      <span className="flex-[1_1_12rem]">{text}</span>
      <span className="ml-auto flex gap-x-4">{children}</span>
    </li>
  )
}

function TextButton({ label, run }: { label: string; run: () => void }) {
  return (
    <button
      type="button"
      className={`${textButton} text-ink`}
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
