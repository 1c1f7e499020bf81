import { useState } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import { saveFile } from '#web/document/save-file.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { itemName } from '#web/features/selection/present-items.ts'
import { useSite } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { storedProfiles } from '#web/storage/stored-profiles.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

import { documentFileName, documentMarkdown, preparedFor } from './document-markdown.ts'
import { DocumentPiece } from './document-piece.tsx'
import { fillForClient, type LoadedItem, progressOf } from './document-pieces.ts'

type DocumentSheetProps = { title: string; items: LoadedItem[] }

/** A selection for a client: chosen above, and below it what is printed and nothing else. */
export function DocumentSheet({ title, items }: DocumentSheetProps) {
  const { site_name } = useSite()
  const profiles = useStoredValue(storedProfiles)
  const chosen = useStoredValue(chosenClient)
  const client = profiles.find(({ id }) => id === chosen?.id) ?? null
  const [now] = useState(() => new Date().toISOString())

  return (
    <>
      <div className="document-bar">
        <PageLink className={buttonClass({ variant: 'quiet' })} to="/selection">
          <Icon name="left" />
          Ma sélection
        </PageLink>
        {profiles.length > 0 ? (
          <SelectField
            label="Rempli pour"
            value={client?.id ?? ''}
            options={[
              { value: '', label: 'Sans client' },
              ...profiles.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => choose(profiles, target.value)}
          />
        ) : (
          <p>
            <PageLink to="/profils">Créez un profil client</PageLink> pour remplir les textes.
          </p>
        )}
        <div className="acts">
          <Button
            onClick={() =>
              saveFile(
                documentFileName(title),
                'text/markdown',
                documentMarkdown({ title, client, items, now }),
              )
            }
          >
            <Icon name="down" />
            Enregistrer en markdown
          </Button>
          <Button variant="ink" onClick={() => print()}>
            <Icon name="print" />
            Imprimer
          </Button>
        </div>
      </div>
      <div className="client-sheet">
        <header>
          <h1>{typeset(title)}</h1>
          <p>
            {typeset(preparedFor(client, now))} {countOf(items.length, 'fiche', 'fiches')}.
          </p>
        </header>
        <ol className="summary">
          {items.map((item, place) => (
            <li key={itemName(item)}>
              <a href={`#${pieceId(place)}`}>{typeset(item.title)}</a>
              <span>{stateOf(item, client)}</span>
            </li>
          ))}
        </ol>
        {items.map((item, place) => (
          <DocumentPiece
            key={itemName(item)}
            id={pieceId(place)}
            item={item}
            place={place}
            client={client}
          />
        ))}
        <footer>
          <span>{`${site_name}, ${location.origin}`}</span>
          {items.some((item) => lacksValues(item, client)) ? (
            <span>Entre crochets&nbsp;: à compléter avant usage</span>
          ) : null}
        </footer>
      </div>
    </>
  )
}

/** The client is the same everywhere: in the top bar and on prompts, too. */
function choose(profiles: Profile[], chosenId: string) {
  const profile = profiles.find(({ id }) => id === chosenId)
  import('#web/storage/choose-client.ts').then(
    ({ chooseClient }) => chooseClient(profile ? { id: profile.id, name: profile.name } : null),
    () => tellNotLoaded('Client non choisi'),
  )
}

const pieceId = (place: number) => `fiche-${place + 1}`

function stateOf({ source }: LoadedItem, client: Profile | null): string {
  if (source.kind === 'gone') return 'retirée du catalogue'
  if (source.kind === 'unkept') return 'non enregistrée hors ligne'
  return source.kind === 'gpt' ? 'GPT' : progressOf(fillForClient(source, client))
}

function lacksValues({ source }: LoadedItem, client: Profile | null): boolean {
  if (source.kind !== 'prompt') return false
  const { parsed, filledCount } = fillForClient(source, client)
  return filledCount < parsed.variables.length
}
