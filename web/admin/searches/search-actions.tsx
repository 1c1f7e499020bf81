import { adminRoot, mayOpen } from '#shared/addresses/admin-screens.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { useSession } from '#web/admin/session/session.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

type SearchActionsProps = { requete: string; onIgnore: () => void }

/** Creates an item for a search without a result, adds it to the vocabulary, or ignores it. */
export function SearchActions({ requete, onIgnore }: SearchActionsProps) {
  const { capabilities } = useSession()
  return (
    <>
      <AdminLink
        className={buttonClass({ size: 'sm' })}
        to={`${adminRoot}/prompts/nouveau`}
        query={new URLSearchParams({ requete }).toString()}
        aria-label={`Créer une fiche\u00a0: ${requete}`}
      >
        Créer une fiche
      </AdminLink>
      {mayOpen(vocabularyPath, capabilities) ? (
        <AdminLink
          className={buttonClass({ size: 'sm' })}
          to={vocabularyPath}
          query={new URLSearchParams({ terme: requete }).toString()}
          aria-label={`Ajouter au vocabulaire\u00a0: ${requete}`}
        >
          Ajouter au vocabulaire
        </AdminLink>
      ) : null}
      <Button variant="quiet" size="sm" aria-label={`Ignorer\u00a0: ${requete}`} onClick={onIgnore}>
        Ignorer
      </Button>
    </>
  )
}

const vocabularyPath = `${adminRoot}/vocabulaire`
