import { useState } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { contentWords, revisionsPath, saveFailed } from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { Radio } from '#web/admin/controls/radio.tsx'
import { restoredTexts, useItemCalls } from '#web/admin/items/item-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

type RestoreButtonProps = {
  kind: ItemKind
  item: { id: string; slug: string; titre: string; statut: Statut }
}

/** Brings an item back, as a draft or as it was where that was something else. */
export function RestoreButton({ kind, item }: RestoreButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isAsItWas, setAsItWas] = useState(false)
  const { calls, refresh } = useItemCalls(kind)
  const navigate = useAdminNavigate()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (tel_quel: boolean) => calls.restore.mutate({ id: item.id, tel_quel }),
    onSuccess: ({ id, slug, avaitCopie, avaitPlan }, tel_quel) => {
      const said = [
        slug !== item.slug &&
          `Son adresse était prise, la sienne est maintenant «\u00a0${slug}\u00a0».`,
        ...restoredTexts([{ avaitCopie, avaitPlan }]),
      ].filter((sentence) => sentence !== false)
      showToast({
        type: 'success',
        title: tel_quel ? contentWords[kind].restoredAsItWas[0] : contentWords[kind].restored,
        ...(said.length > 0 && { description: said.join(' ') }),
        ...(avaitCopie && {
          action: {
            label: 'Voir les révisions',
            run: () => void navigate(revisionsPath(kind, id)),
          },
        }),
      })
    },
    onError: (error) => reportFailure(saveFailed, error),
    onSettled: () => {
      setIsAsking(false)
      return refresh()
    },
  })
  return (
    <>
      <Button
        size="sm"
        disabled={isPending}
        aria-busy={isPending}
        aria-label={`Restaurer ${item.titre}`}
        onClick={() => (item.statut === 'brouillon' ? mutate(false) : setIsAsking(true))}
      >
        <Icon name="reset" />
        Restaurer
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Restaurer «\u00a0${item.titre}\u00a0»`}
        confirmLabel="Restaurer"
        confirmIcon="reset"
        isBusy={isPending}
        onConfirm={() => mutate(isAsItWas)}
        onCancel={() => setIsAsking(false)}
      >
        <fieldset className="stack">
          <legend className="sr-only">Statut</legend>
          <Radio name="statut" isChosen={!isAsItWas} onChoose={() => setAsItWas(false)}>
            En brouillon, à relire avant de publier
          </Radio>
          <Radio name="statut" isChosen={isAsItWas} onChoose={() => setAsItWas(true)}>
            {formerWords[item.statut]}
          </Radio>
        </fieldset>
      </ConfirmDialog>
    </>
  )
}

const formerWords: Record<Statut, string> = {
  valide: 'Publiée, comme avant : les visiteurs la retrouvent aussitôt',
  brouillon: 'En brouillon, comme avant',
  refuse: 'Refusée, comme avant',
}
