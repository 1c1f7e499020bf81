import { keepOffline } from '#web/offline/keep-offline.ts'
import { keepsPages } from '#web/offline/offline-setting.ts'
import { register, unregister } from '#web/offline/registration.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Whether this browser keeps pages at all: what was kept goes at once, and comes back with visits. */
export function KeepingSetting({ isKeeping }: { isKeeping: boolean }) {
  return (
    <div className="mt-8">
      {isKeeping ? null : (
        <p className="mb-3">Plus aucune page n’est enregistrée dans ce navigateur.</p>
      )}
      <Button onClick={() => void (isKeeping ? stop() : start())}>
        {isKeeping ? 'Effacer et ne plus rien enregistrer' : 'Enregistrer de nouveau'}
      </Button>
    </div>
  )
}

async function stop() {
  if (!keepsPages.set(false)) return tellNothingStored()
  await unregister()
  showToast({
    type: 'success',
    title: 'Pages enregistrées effacées',
    description: 'Sans connexion, le site ne s’ouvrira plus.',
    action: { label: 'Annuler', run: () => void start() },
    topic: 'offline',
  })
}

async function start() {
  if (!keepsPages.set(true)) return tellNothingStored()
  await register()
  await keepOffline(location.pathname)
}
