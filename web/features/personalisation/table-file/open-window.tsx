import { createRoot } from 'react-dom/client'

import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { SafeWindow } from '#web/loading/safe-part.tsx'

import type { TableSource, TableTarget } from './table-target.ts'
import { TableWindow } from './table-window.tsx'

/** Opens the window outside the form of the variables: it has a form of its own. */
export function openWindow(target: TableTarget, source: TableSource | undefined): void {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
  }
  const fail = () => {
    close()
    tellNotLoaded('Tableau non ouvert')
  }
  root.render(
    <SafeWindow onFailed={fail}>
      <TableWindow target={target} source={source} onClose={close} />
    </SafeWindow>,
  )
}
