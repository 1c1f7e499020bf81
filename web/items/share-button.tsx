import { Button } from '#web/ui/button.tsx'
import { copyText, useCopiedState } from '#web/ui/copy/clipboard.ts'
import { tellCopyRefused } from '#web/ui/copy/copy-refused.ts'
import { Icon } from '#web/ui/icon.tsx'
import { runOnce } from '#web/ui/run-once.ts'
import { SteadyLabel } from '#web/ui/steady-label.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ShareButtonProps = {
  title: string
  label: string
  size?: 'sm' | 'md'
  /** Asked first: whether something else than the page's address is to be shared, and sees to it. */
  ask?: () => Promise<boolean>
}

const copiedLabel = 'Lien copié !'

/** Copies the page's address, and opens the device's own sheet where there is one. */
export function ShareButton({ title, label, size = 'md', ask }: ShareButtonProps) {
  const [isCopied, markCopied] = useCopiedState()

  async function share() {
    if (ask && (await ask())) return
    const url = location.origin + location.pathname
    if (await copyText(url)) {
      markCopied()
      showToast({ type: 'success', title: copiedLabel })
    } else tellCopyRefused(url)
    // Closed without a choice, or refused: the link is copied all the same.
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url }).catch(() => undefined)
    }
  }

  return (
    <Button
      size={size}
      className="no-js:hidden"
      data-state={isCopied ? 'copied' : undefined}
      onClick={({ currentTarget }) => runOnce(currentTarget, share)}
    >
      <Icon name={isCopied ? 'check' : 'share'} />
      <SteadyLabel labels={[label, copiedLabel]} current={isCopied ? copiedLabel : label} />
    </Button>
  )
}
