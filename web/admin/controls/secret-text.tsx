import { Button } from '#web/ui/button.tsx'
import { copyText, useCopiedState } from '#web/ui/copy/clipboard.ts'

import { Icon } from './icon.tsx'

type SecretTextProps = {
  /** As it is copied. */
  secret: string
  /** As it is read, if otherwise. */
  shown?: string
  copyLabel: string
  copiedLabel: string
}

/** The box of what one copies, or ticks, before one goes on. */
export const insetBox = 'rounded-2 border-[1.5px] border-edge-2 bg-card-2'

/** A secret that is shown once, and the button that copies it. */
export function SecretText({ secret, shown = secret, copyLabel, copiedLabel }: SecretTextProps) {
  const [isCopied, markCopied] = useCopiedState()
  return (
    <p className={`${insetBox} flex flex-wrap items-center gap-x-3 gap-y-2 p-3`}>
      <code className="font-mono text-body leading-normal font-semibold wrap-anywhere select-all">
        {shown}
      </code>
      <Button
        size="sm"
        data-state={isCopied ? 'copied' : undefined}
        onClick={async () => {
          if (await copyText(secret)) markCopied()
        }}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? copiedLabel : copyLabel}
      </Button>
    </p>
  )
}
