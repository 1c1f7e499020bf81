import { Button } from '#web/ui/button.tsx'
import { copyText, useCopiedState } from '#web/ui/copy/clipboard.ts'
import { offerManualCopy } from '#web/ui/copy/copy-refused.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { roleId } from './role-id.ts'

type CopyRoleButtonProps = {
  role: string
  label?: string
  variant?: 'outline' | 'quiet'
  size?: 'md' | 'lg'
  className?: string
}

/** Copies the role of a GPT, for a project or an agent of the visitor's own. */
export function CopyRoleButton(props: CopyRoleButtonProps) {
  const { role, label = 'Copier le rôle', variant = 'outline', size = 'md', className = '' } = props
  const [isCopied, markCopied] = useCopiedState()

  async function copy() {
    if (await copyText(role)) {
      markCopied()
      showToast({
        type: 'success',
        title: 'Rôle copié !',
        description: 'Collez-le dans un projet, un Gem ou un agent.',
      })
      return
    }
    offerManualCopy(document.getElementById(roleId))
  }

  return (
    <Button
      variant={variant}
      size={size}
      className={`no-js:hidden ${className}`.trimEnd()}
      data-state={isCopied ? 'copied' : undefined}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      {label}
    </Button>
  )
}
