import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { useMay } from '#web/admin/session/session.ts'
import { Button } from '#web/ui/button.tsx'

type UnknownCategoryProps = {
  /** What was typed; empty where that is a category. */
  nom: string
  onCreated: (nom: string) => void
}

/** What is typed and no category: created by a press of its own, or asked of somebody who may. */
export function UnknownCategory({ nom, onCreated }: UnknownCategoryProps) {
  const utils = api.useUtils()
  const mayCreate = useMay()('seo.manage')
  const { mutate: create, isPending } = api.admin.categories.create.useMutation({
    onSuccess: (created) => onCreated(created.nom),
    onError: (error) => reportFailure('Impossible de créer la catégorie.', error),
    onSettled: () => utils.admin.labels.invalidate(),
  })
  return (
    <output className="block empty:m-0">
      {nom === '' ? null : (
        <span className="foreign-name">
          <span>
            {`«\u00a0${nom}\u00a0» n’est pas une catégorie\u00a0: choisissez-en une, ou ${mayCreate ? 'créez-la.' : 'demandez à un administrateur de la créer.'}`}
          </span>
          {mayCreate ? (
            <Button size="sm" disabled={isPending} onClick={() => create({ nom })}>
              {`Créer la catégorie «\u00a0${nom}\u00a0»`}
            </Button>
          ) : null}
        </span>
      )}
    </output>
  )
}
