import { buttonClass } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

type LaunchLinkProps = {
  href: string
  label: string
  variant?: 'outline' | 'ink' | 'accent'
  size?: 'sm' | 'lg'
}

/** Opens a GPT where it lives, in a new tab. */
export function LaunchLink({ href, label, variant = 'outline', size = 'sm' }: LaunchLinkProps) {
  return (
    <ExternalLink href={href} className={buttonClass({ variant, size })}>
      <Icon name="ext" />
      {label}
    </ExternalLink>
  )
}
