import { useState } from 'react'

import { type Redirect, redirectInputSchema, sourceSpelling } from '#shared/addresses/redirect.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { failureFields, failureMessage, reportSuccess } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { OnceShown } from '#web/admin/controls/once-shown.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Button } from '#web/ui/button.tsx'

/** Props of the tab «Référencement» of either kind. */
type ReferencementProps = {
  /** Null for an item that is not saved yet. */
  stored: { id: string; slug: string } | null
  /** Null before the item has a call number. */
  cote: string | null
  isShown: boolean
}

export const noReferencement: ReferencementProps = { stored: null, cote: null, isShown: false }

type ItemAddressesProps = Pick<ReferencementProps, 'stored' | 'isShown'> & { kind: ItemKind }

/** Current and former addresses of an item, for accounts that may change them. */
export function ItemAddresses({ kind, stored, isShown }: ItemAddressesProps) {
  const may = useMay()
  if (stored === null || !may('seo.manage')) return null
  return (
    <OnceShown isShown={isShown}>
      <Addresses kind={kind} {...stored} />
    </OnceShown>
  )
}

function Addresses({ kind, id, slug }: { kind: ItemKind; id: string; slug: string }) {
  const asked = api.admin.seoPages.ofItem.useQuery({ kind, id })
  return (
    <Loaded asked={asked}>
      {({ redirects, formerPaths }) => (
        <ItemRedirects path={`/${kind}/${slug}`} redirects={redirects} formerPaths={formerPaths} />
      )}
    </Loaded>
  )
}

type ItemRedirectsProps = {
  path: string
  redirects: readonly Redirect[]
  /** Paths that the item had, which follow it by themselves. */
  formerPaths: readonly string[]
}

/** The addresses that lead to an item: those it had, and those that somebody sent here. */
function ItemRedirects({ path, redirects, formerPaths }: ItemRedirectsProps) {
  const { client, admin } = api.useUtils()
  const refresh = () =>
    Promise.all([admin.redirects.invalidate(), admin.seoPages.ofItem.invalidate()])
  const { mutate: remove } = useUndoable({
    run: ({ id }: Redirect) => client.admin.redirects.remove.mutate({ id }),
    undo: (removed) => client.admin.redirects.restore.mutate(removed),
    refresh,
    words: {
      done: 'Redirection supprimée',
      failed: 'Impossible de supprimer la redirection.',
      undone: 'Redirection rétablie',
      undoFailed: 'Impossible de rétablir la redirection.',
    },
    consequence: ({ source }) => `${source} ne mène plus nulle part.`,
  })
  const count = redirects.length + formerPaths.length
  return (
    <section className="stack" aria-labelledby="adresses-fiche">
      <h3 id="adresses-fiche" className="text-t4">
        Adresse et redirections
      </h3>
      <p>
        <code>{path}</code>{' '}
        <span className="hint">
          {count === 0
            ? 'Aucune autre adresse ne mène ici.'
            : `${countOf(count, 'autre adresse mène', 'autres adresses mènent')} ici.`}
        </span>
      </p>
      {count === 0 ? null : (
        <ul className="check-list">
          {formerPaths.map((former) => (
            <li key={former}>
              <code>{former}</code> <span className="hint">ancienne adresse de la fiche</span>
            </li>
          ))}
          {redirects.map((redirect) => (
            <li key={redirect.id} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
              <code>{redirect.source}</code>{' '}
              <span className="hint">{countOf(redirect.passages, 'passage', 'passages')}</span>
              <IconButton
                label={`Supprimer la redirection de ${redirect.source}`}
                icon="trash"
                onClick={() => remove(redirect)}
              />
            </li>
          ))}
        </ul>
      )}
      <NewRedirect destination={path} onCreated={refresh} />
    </section>
  )
}

type NewRedirectProps = { destination: string; onCreated: () => Promise<unknown> }

/** Sends one more address here. */
function NewRedirect({ destination, onCreated }: NewRedirectProps) {
  const { client } = api.useUtils()
  const [source, setSource] = useState('')
  const [errors, setErrors] = useState<string[]>([])
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => {
      const typed = { source: sourceSpelling(source, location.origin), destination }
      return client.admin.redirects.create.mutate(redirectInputSchema(location.origin).parse(typed))
    },
    async onSuccess() {
      reportSuccess('Redirection enregistrée')
      setSource('')
      await onCreated()
    },
    onError: (error) => setErrors(failureFields(error)['source'] ?? [failureMessage(error)]),
  })

  function add() {
    const typed = { source: sourceSpelling(source, location.origin), destination }
    const { error } = redirectInputSchema(location.origin).safeParse(typed)
    const messages = error?.issues.map(({ message }) => message) ?? []
    setErrors(messages)
    if (messages.length === 0) mutate()
  }

  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="flex-[1_1_16rem]">
        <TextField
          label="Faire mener ici une autre adresse"
          placeholder="/ancienne-page"
          spellCheck={false}
          autoComplete="off"
          value={source}
          errors={errors}
          onChange={(typed) => {
            setSource(typed)
            setErrors([])
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // It stands in the form of the item.
            event.preventDefault()
            if (source.trim() !== '') add()
          }}
        />
      </div>
      <Button disabled={source.trim() === '' || isPending} aria-busy={isPending} onClick={add}>
        Ajouter
      </Button>
    </div>
  )
}
