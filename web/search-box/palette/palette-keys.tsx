import type { PaletteRow } from './palette-rows.ts'

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
    <p id={id} className={isHidden ? 'vh' : 'keys'}>
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
    <span>
      {names.map((name) => (
        <kbd key={name} className="kbd">
          {name}
        </kbd>
      ))}{' '}
      {children}
    </span>
  )
}

const commandKey = () => (/Mac|iP/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
