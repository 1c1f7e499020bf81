import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/clipboard.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ShareButtonProps = { title: string; label: string; size?: 'sm' | 'md' }

/** Shares the page's address with the device's own sheet, or copies it where there is none (R88). */
export function ShareButton({ title, label, size = 'md' }: ShareButtonProps) {
  async function share() {
    const url = location.origin + location.pathname
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url })
        return
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    if (await copyText(url)) showToast({ type: 'success', title: 'Lien copié !' })
    else showToast({ type: 'error', title: 'Copie impossible', description: url })
  }

  return (
    <Button size={size} className="needs-js" onClick={() => void share()}>
      <Icon name="share" />
      {label}
    </Button>
  )
}
