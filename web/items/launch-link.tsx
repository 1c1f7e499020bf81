import type { StoredItem } from '#shared/items/selection.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { noteUse } from './note-use.ts'

type LaunchLinkProps = {
  href: string
  /** The GPT's slug and its name. */
  gpt: Omit<StoredItem, 'kind'>
  label: string
  variant?: 'outline' | 'ink' | 'accent' | 'night-accent'
  size?: 'sm' | 'lg'
  className?: string
}

/** Opens a GPT where it lives, in a new tab. */
export function LaunchLink(props: LaunchLinkProps) {
  const { href, gpt, label, variant = 'outline', size = 'sm', className } = props
  return (
    <ExternalLink
      href={href}
      className={buttonClass({ variant, size, className })}
      onClick={() => noteUse({ kind: 'gpt', ...gpt })}
    >
      <Icon name="ext" />
      {label}
    </ExternalLink>
  )
}
