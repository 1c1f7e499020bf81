import { useState } from 'react'

import { completudes, type ContentFilter } from '#shared/admin/content-list.ts'
import { manqueCodes, manqueLabel } from '#shared/admin/manques.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { statutLabels, statuts } from '#shared/items/statut.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { useLabels } from '#web/admin/fields/suggestions.tsx'
import { Button } from '#web/ui/button.tsx'

import { Choice, Day, Only, SuggestedText } from './filter-fields.tsx'
import { completudeLabels } from './filter-words.ts'

type FilterDialogProps = {
  kind: ItemKind
  isOpen: boolean
  filter: ContentFilter
  onApply: (filter: ContentFilter) => void
  onClose: () => void
}

/** Every filter of a table, together. */
export function FilterDialog({ isOpen, onClose, ...props }: FilterDialogProps) {
  return (
    <Dialog title="Filtrer" isOpen={isOpen} onClose={onClose} isWide>
      <FilterForm {...props} onClose={onClose} />
    </Dialog>
  )
}

function FilterForm({ kind, filter, onApply, onClose }: Omit<FilterDialogProps, 'isOpen'>) {
  const [draft, setDraft] = useState(filter)
  const labels = useLabels()
  const change = (changes: Partial<ContentFilter>) => setDraft({ ...draft, ...changes })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onApply(draft)
      }}
    >
      <div className="body form-grid">
        <Choice
          label="Statut"
          all="Tous"
          value={draft.statut}
          options={statuts.map((value) => ({ value, label: statutLabels[value] }))}
          onChange={(statut) => change({ statut })}
        />
        <Choice
          label="Catégorie"
          all="Toutes"
          value={draft.categorie}
          options={named(labels.categories, draft.categorie)}
          onChange={(categorie) => change({ categorie })}
        />
        <Choice
          label="IA"
          all="Toutes"
          value={draft.ia}
          options={named(labels.ia, draft.ia)}
          onChange={(ia) => change({ ia })}
        />
        {kind === 'prompt' ? (
          <Choice
            label="Niveau"
            all="Tous"
            value={draft.niveau}
            options={niveaux.map((value) => ({ value, label: value }))}
            onChange={(niveau) => change({ niveau })}
          />
        ) : (
          <Choice
            label="Épinglé"
            all="Tous"
            value={draft.epingle === undefined ? undefined : draft.epingle ? 'oui' : 'non'}
            options={[
              { value: 'oui', label: 'Épinglés' },
              { value: 'non', label: 'Non épinglés' },
            ]}
            onChange={(value) => change({ epingle: value && value === 'oui' })}
          />
        )}
        <SuggestedText
          label="Tag"
          value={draft.tag}
          suggestions={labels.tags}
          onChange={(tag) => change({ tag })}
        />
        <SuggestedText
          label="Auteur"
          value={draft.auteur}
          suggestions={labels.auteurs}
          onChange={(auteur) => change({ auteur })}
        />
        <Choice
          label="Complétude"
          all="Toutes les fiches"
          value={draft.completude}
          options={completudes.map((value) => ({ value, label: completudeLabels[value] }))}
          onChange={(completude) => change({ completude })}
        />
        <Choice
          label="Ce qui manque"
          all="Peu importe"
          value={draft.manque}
          options={manqueCodes[kind].map((value) => ({ value, label: manqueLabel(value) }))}
          onChange={(manque) => change({ manque })}
        />
        <Day
          label="Modifié du"
          value={draft.modifie_du}
          onChange={(day) => change({ modifie_du: day })}
        />
        <Day
          label="Modifié jusqu’au"
          value={draft.modifie_au}
          onChange={(day) => change({ modifie_au: day })}
        />
        <Day
          label="Vérifié avant le"
          hint="Ou jamais vérifié."
          value={draft.verifie_avant}
          onChange={(day) => change({ verifie_avant: day })}
        />
        <fieldset className="grid content-start gap-1">
          <legend className="sr-only">Seulement</legend>
          <Only
            label="Avec des modifications à publier"
            value={draft.copie}
            onChange={(copie) => change({ copie })}
          />
          <Only
            label="Prêts à relire"
            value={draft.relecture}
            onChange={(relecture) => change({ relecture })}
          />
          <Only label="Créés par moi" value={draft.miens} onChange={(miens) => change({ miens })} />
        </fieldset>
      </div>
      <footer>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          onClick={() =>
            onApply(Object.fromEntries(Object.keys(draft).map((name) => [name, undefined])))
          }
        >
          Tout retirer
        </Button>
        <Button type="submit" variant="ink">
          Filtrer
        </Button>
      </footer>
    </form>
  )
}

/** A value of the address that no item has stays to be chosen. */
function named(values: readonly string[], chosen: string | undefined) {
  const all = chosen === undefined || values.includes(chosen) ? values : [...values, chosen]
  return all.map((value) => ({ value, label: value }))
}
