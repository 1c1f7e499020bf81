import { drawings, type IconName, penWidths, symbolId } from './icon-drawings.ts'

/** Drawings written once in the document; `Icon` refers to them. Without names, every one of them. */
export function IconSprite({ names = iconNames }: { names?: readonly string[] }) {
  return (
    <svg width="0" height="0" className="vh" aria-hidden="true" focusable="false">
      <defs>
        {iconNames
          .filter((name) => names.includes(name))
          .map((name) => (
            <symbol key={name} id={symbolId(name)} viewBox="0 0 20 20">
              <path d={drawings[name]} strokeWidth={penWidths[name]} />
            </symbol>
          ))}
      </defs>
    </svg>
  )
}

// Keys of an object literal of that type.
const iconNames = Object.keys(drawings) as IconName[]
