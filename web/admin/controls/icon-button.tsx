import { Button } from '#web/ui/button.tsx'

import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = {
  /** Its name: what it does, and to what. */
  label: string
  icon: IconName
  isDisabled?: boolean
  className?: string
  onClick: () => void
}

/** The button of a row or a block, as an icon. */
export function IconButton({
  label,
  icon,
  isDisabled = false,
  className,
  onClick,
}: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      shape="icon"
      className={className}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </Button>
  )
}
