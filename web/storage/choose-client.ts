import { showToast } from '#web/ui/toast.tsx'

import { type ChosenClient, chosenClient } from './chosen-client.ts'
import { storedProfiles } from './stored-profiles.ts'
import { tellNothingStored } from './tell-nothing-stored.ts'

/** Works for a client everywhere on the site, or for none, says so and offers to take it back. */
export function chooseClient(client: ChosenClient | null): void {
  const before = chosenClient.get()
  if (!chosenClient.set(client)) return tellNothingStored()
  if (client?.id === before?.id) return
  const prompts = client
    ? 'Ses valeurs remplissent les prompts, partout sur le site.'
    : 'Les prompts s’ouvrent sans valeurs d’un client, partout sur le site.'
  const typed = before ? `pour ${before.name} est gardé à part` : 'sans client est gardé'
  showToast({
    type: 'success',
    title: client ? `Client : ${client.name}` : 'Sans client',
    description: `${prompts} Ce que vous avez tapé ${typed}.`,
    action: { label: 'Annuler', run: () => goBackTo(before) },
    topic: 'client',
  })
}

/** Whose profile was deleted meanwhile fills nothing any more. */
function goBackTo(client: ChosenClient | null): void {
  const isThere = !client || storedProfiles.get().some(({ id }) => id === client.id)
  if (isThere) chosenClient.set(client)
  else showToast({ type: 'info', title: `${client.name} est supprimé` })
}
