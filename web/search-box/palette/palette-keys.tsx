import { Kbd } from '#web/ui/kbd.tsx'

import type { PaletteRow } from './palette-rows.ts'

/** A line at the foot of the palette. */
export const footLine = 'flex flex-wrap gap-x-4 gap-y-1 px-4 py-2.5 leading-snug wrap-anywhere'

type PaletteKeysProps = {
  id: string
  row: PaletteRow | undefined
  assistantName: string
  /** Something else is said in their place, where they are seen. */
  isHidden: boolean
}

/** The keys that do something with the row that the keyboard is on. */
export function PaletteKeys({ id, row, assistantName, isHidden }: PaletteKeysProps) {
  const kind = row?.item?.kind
  return (
    <p id={id} className={isHidden ? 'sr-only' : `${footLine} max-md:hidden`}>
      <Key names={['Haut', 'Bas']}>parcourir</Key>
      <Key names={['Entrée']}>{kind ? 'ouvrir la fiche' : row ? 'choisir' : 'rechercher'}</Key>
      {kind === 'prompt' ? <Key names={[`${commandKey()} Entrée`]}>copier</Key> : null}
      {kind === undefined ? null : (
        <Key names={['Maj Entrée']}>
          {kind === 'prompt' ? `ouvrir dans ${assistantName}` : 'lancer le GPT'}
        </Key>
      )}
    </p>
  )
}

function Key({ names, children }: { names: string[]; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {names.map((name) => (
        <Kbd key={name}>{name}</Kbd>
      ))}{' '}
      {children}
    </span>
  )
}

const commandKey = () => (/Mac|iP/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
