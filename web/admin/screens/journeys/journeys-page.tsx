import type { StoredJourney } from '#shared/journeys/journey.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { useEdited } from '#web/admin/records/use-edited.ts'
import { Button } from '#web/ui/button.tsx'

import { JourneyForm } from './journey-form.tsx'
import { JourneyTable } from './journey-table.tsx'

/** The journeys: items in the order in which they are used for one job. */
export function JourneysPage() {
  const asked = api.admin.journeys.list.useQuery()
  const choices = api.admin.journeys.choices.useQuery()
  const { edited, edit, close } = useEdited<StoredJourney | 'new'>()
  const stored = edited === 'new' ? null : edited

  return (
    <>
      <PageHead
        title="Parcours"
        text={
          'Des prompts et des GPT dans l’ordre d’une mission\u00a0: le but de chaque étape et ce qu’elle transmet. Ce qu’un visiteur saisit dans une étape remplit les champs des autres.'
        }
      >
        <Button variant="ink" disabled={edited !== null} onClick={() => edit('new')}>
          <Icon name="plus" />
          Nouveau parcours
        </Button>
      </PageHead>
      <Loaded asked={asked}>
        {(journeys) =>
          edited === null ? (
            <JourneyTable journeys={journeys} onEdit={edit} />
          ) : (
            <Loaded asked={choices}>
              {(items) => (
                <JourneyForm
                  stored={stored}
                  choices={items}
                  onSaved={({ slug }) => close(slug)}
                  onClose={() => close(stored?.slug)}
                />
              )}
            </Loaded>
          )
        }
      </Loaded>
    </>
  )
}
