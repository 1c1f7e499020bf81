import { drawings } from './icon-drawings.tsx'

/** Drawings written once in the document; `Icon` refers to them. Without names, every one of them. */
export function IconSprite({ names = Object.keys(drawings) }: { names?: string[] }) {
  return (
    <svg width="0" height="0" className="vh" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(drawings)
          .filter(([name]) => names.includes(name))
          .map(([name, drawing]) => (
            <symbol key={name} id={symbolId(name)} viewBox="0 0 20 20">
              {drawing}
            </symbol>
          ))}
      </defs>
    </svg>
  )
}

/** The id of a drawing in the document. */
export const symbolId = (name: string) => `i-${name}`
