import type { IconName } from './icon-drawings.ts'

type IconProps = { name: IconName; className?: string }

/**
 * A decorative icon: the text beside it, or the label of its control, carries the meaning. It refers to
 * a drawing in the document (icon-sprite.tsx).
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `i ${className}` : 'i'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
