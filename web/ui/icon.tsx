import type { IconName } from './icon-names.ts'
import drawings from './icons.svg?no-inline'

type IconProps = { name: IconName; className?: string }

/** A decorative icon: the text beside it, or the label of its control, carries the meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `i ${className}` : 'i'} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
