import { Toast } from '@base-ui/react/toast'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { Icon } from './icon.tsx'
import type { ToastMessage } from './toast.tsx'

const manager = Toast.createToastManager()
const announcementDelayMs = 50
const shownMs = 4000
/** Longer where there is something to decide. */
const actionShownMs = 10_000
let isMounted = false

/** Adds a message; an error stays until it is closed and interrupts the screen reader. */
export function addToast({ title, description, type, action }: ToastMessage): void {
  const isError = type === 'error'
  const show = () => {
    const id = manager.add({
      title,
      description,
      type,
      timeout: isError ? 0 : action ? actionShownMs : shownMs,
      actionProps: action && {
        children: action.label,
        onClick: () => {
          manager.close(id)
          action.run()
        },
      },
    })
  }
  if (isMounted) {
    show()
    return
  }
  mount()
  // A live region announces only what is added after it is in the page.
  setTimeout(show, announcementDelayMs)
}

function mount() {
  isMounted = true
  const container = document.createElement('div')
  document.body.append(container)
  flushSync(() => createRoot(container).render(<Toaster />))
}

function Toaster() {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Viewport className="toasts" aria-label="Messages">
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['up', 'right']}
      className={toast.type === 'error' ? 'toast toast-bad' : 'toast'}
    >
      <Icon name={icons[toast.type ?? 'info'] ?? 'info'} />
      <Toast.Title render={<strong />} />
      <Toast.Description />
      <Toast.Action className="toast-action" />
      <Toast.Close aria-label="Fermer">
        <Icon name="x" />
      </Toast.Close>
    </Toast.Root>
  ))
}

const icons: Record<string, 'check' | 'warn' | 'info'> = {
  success: 'check',
  error: 'warn',
  info: 'info',
}
