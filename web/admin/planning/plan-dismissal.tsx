import { useMutation } from '@tanstack/react-query'

import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { Button } from '#web/ui/button.tsx'

/** Takes note of what did not take place: it is told no more. */
export function PlanDismissal({ plan }: { plan: string }) {
  const { client, admin } = api.useUtils()
  const dismissal = useMutation({
    mutationFn: () => client.admin.calendar.dismiss.mutate({ plan }),
    onError: (error) => reportFailure('Impossible d’écarter ce message.', error),
    onSettled: () => admin.invalidate(),
  })
  return (
    <Button size="sm" disabled={dismissal.isPending} onClick={() => dismissal.mutate()}>
      Écarter
    </Button>
  )
}
