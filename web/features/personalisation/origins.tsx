import { countOf } from '#shared/text/plural.ts'
import { isFilled, valueOf } from '#shared/variables/prompt-values.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { useValuesState, useValuesStore } from './values-store.ts'

/** Where the values in the fields come from, with a way to take them out; how the form works, without any. */
export function Origins({ isRestored }: { isRestored: boolean }) {
  const store = useValuesStore()
  const { typed, client, isLent } = useValuesState()
  const hasTyped = Object.values(typed).some(isFilled)
  const own = Object.entries(client?.values ?? {}).filter(
    ([key]) => valueOf(typed, key) === undefined,
  )

  function erase() {
    const before = store.state()
    store.show({ typed: {} })
    tellBack('Saisie effacée', () => store.show(before))
  }

  function putAside(name: string) {
    const before = store.state()
    store.show({ client: null })
    tellBack(`Valeurs de ${name} retirées`, () => store.show(before))
  }

  if (isLent || (!(isRestored && hasTyped) && own.length === 0)) {
    return <p>Chaque champ se reporte dans le texte. Un champ vide garde son nom entre crochets.</p>
  }
  return (
    <ul className="origins">
      {isRestored && hasTyped ? (
        <li>
          <Icon name="reset" />
          Repris de votre dernière visite
          <button type="button" onClick={erase}>
            Effacer
          </button>
        </li>
      ) : null}
      {client && own.length > 0 ? (
        <li>
          <Icon name="dossier" />
          {countOf(own.length, 'valeur', 'valeurs')} de {client.name}
          <button type="button" onClick={() => putAside(client.name)}>
            Retirer
          </button>
        </li>
      ) : null}
    </ul>
  )
}

const tellBack = (title: string, run: () => void) =>
  showToast({
    type: 'info',
    title,
    description: '',
    action: { label: 'Annuler', run },
    topic: 'origins',
  })
