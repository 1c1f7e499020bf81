import { showToast } from '#web/ui/toast.tsx'

import { type ChosenClient, chosenClient } from './chosen-client.ts'
import { tellNothingStored } from './tell-nothing-stored.ts'

/** Works for a client everywhere on the site, or for none, says so and offers to take it back. */
export function chooseClient(client: ChosenClient | null): void {
  const before = chosenClient.get()
  if (!chosenClient.set(client)) return tellNothingStored()
  if (client?.id === before?.id) return
  showToast({
    type: 'success',
    title: client ? `Client : ${client.name}` : 'Sans client',
    description: client
      ? 'Ses valeurs remplissent les prompts, partout sur le site. Ce que vous avez tapé reste.'
      : 'Les prompts s’ouvrent sans valeurs d’un client, partout sur le site.',
    action: { label: 'Annuler', run: () => chosenClient.set(before) },
    topic: 'client',
  })
}
