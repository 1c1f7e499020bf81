import { type ReactNode, useState } from 'react'

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
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { documentFileName, documentMarkdown, preparedFor } from './document-markdown.ts'
import { DocumentPiece } from './document-piece.tsx'
import { fillForClient, type LoadedItem, formatProgress } from './document-pieces.ts'

type DocumentSheetProps = {
  title: string
  items: LoadedItem[]
  /** The way back to what the document is of. */
  back: ReactNode
}

/** A selection or a journey for a client: chosen above, and below it what is printed and nothing else. */
export function DocumentSheet({ title, items, back }: DocumentSheetProps) {
  const { site_name } = useSite()
  const profiles = useStoredValue(storedProfiles)
  const chosen = useStoredValue(chosenClient)
  const client = profiles.find(({ id }) => id === chosen?.id) ?? null
  const [now] = useState(() => new Date().toISOString())

  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b border-edge py-4 text-small print:hidden max-md:[&>div]:w-full">
        {back}
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
        <div className="flex flex-wrap gap-2 md:ml-auto">
          <Button
            className="max-md:flex-1 max-md:px-2"
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
          <Button variant="ink" className="max-md:flex-1 max-md:px-2" onClick={() => print()}>
            <Icon name="print" />
            Imprimer
          </Button>
        </div>
      </div>
      <div className="mx-auto my-6 max-w-208 rounded-1 border border-edge bg-card p-[clamp(1.25rem,5vw,4rem)] wrap-anywhere shadow-2 print:m-0 print:max-w-none print:border-0 print:bg-transparent print:p-0 print:shadow-none">
        <header className="border-b-2 border-ink pb-5">
          <h1 className="text-[clamp(1.5rem,1.2rem+1.2vw,2rem)]">{typeset(title)}</h1>
          <p className="mt-1 text-ink-2">
            {typeset(preparedFor(client, now))} {countOf(items.length, 'fiche', 'fiches')}.
          </p>
        </header>
        <ol className="mt-4 border-b border-edge pb-4">
          {items.map((item, place) => (
            <li
              key={itemName(item)}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 py-1 text-small max-md:grid-cols-[1.5rem_minmax(0,1fr)]"
            >
              <span className="font-display text-body font-semibold" aria-hidden="true">
                {place + 1}.
              </span>
              <a className="justify-self-start" href={`#${pieceId(place)}`}>
                {typeset(item.title)}
              </a>
              <span className="text-micro whitespace-nowrap text-ink-3 max-md:col-start-2">
                {stateOf(item, client)}
              </span>
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
        <footer className="mt-8 flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-edge pt-3 text-micro text-ink-3">
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
  return source.kind === 'gpt' ? 'GPT' : formatProgress(fillForClient(source, client))
}

function lacksValues({ source }: LoadedItem, client: Profile | null): boolean {
  if (source.kind !== 'prompt') return false
  const { parsed, filledCount } = fillForClient(source, client)
  return filledCount < parsed.variables.length
}
