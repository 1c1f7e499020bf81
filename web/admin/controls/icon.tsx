import { iconNames as siteIconNames, type IconName as SiteIconName } from '#web/ui/icon-names.ts'
import { Icon as SiteIcon } from '#web/ui/icon.tsx'

import drawings from './icons.svg?no-inline'

/** What icons.svg draws beside the icons of the site: public pages do not carry it. */
export const adminIconNames = [
  'bookmark',
  'drawers',
  'eye',
  'filter',
  'finger',
  'gear',
  'import',
  'logout',
  'merge',
  'pause',
  'phone',
  'shield',
  'sidebar',
  'sort',
  'steps',
  'trash',
  'up',
  'user',
  'users',
] as const

export type IconName = SiteIconName | (typeof adminIconNames)[number]

type IconProps = { name: IconName; className?: string }

/** A decorative icon of the site or of the administration. */
export function Icon({ name, ...props }: IconProps) {
  if (isOfSite(name)) return <SiteIcon name={name} {...props} />
  const { className } = props
  return (
    <svg className={className ? `i ${className}` : 'i'} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}

const isOfSite = (name: string): name is SiteIconName =>
  siteIconNames.some((siteName) => siteName === name)
