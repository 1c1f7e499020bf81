import { type ChangeEvent, useRef } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { exportedProfiles, type Profile, readExportedProfiles } from '#shared/variables/profiles.ts'
import { addProfiles } from '#web/storage/stored-profiles.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

const fileName = 'profils-clients.json'
const maxFileBytes = 5_000_000

/** Takes profiles along as a file, and brings them in from one: all of it, or nothing. */
export function ProfileFiles({ profiles }: { profiles: Profile[] }) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <>
      <Button onClick={() => input.current?.click()}>Importer un fichier</Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Fichier de profils à importer"
        hidden
        onChange={(event) => void bringIn(event)}
      />
      <Button disabled={profiles.length === 0} onClick={() => takeAlong(profiles)}>
        Exporter en JSON
      </Button>
    </>
  )
}

async function bringIn({ target }: ChangeEvent<HTMLInputElement>) {
  const [file] = target.files ?? []
  if (!file) return
  const read = await readFile(file)
  // Or choosing the same file again would change nothing.
  target.value = ''
  if (typeof read === 'string') {
    showToast({ type: 'error', title: 'Rien n’a été importé', description: read, topic: 'profils' })
  } else if (addProfiles(read)) {
    showToast({
      type: 'success',
      title: 'Import terminé',
      description: `${countOf(read.length, 'profil ajouté', 'profils ajoutés')}.`,
      topic: 'profils',
    })
  }
}

async function readFile(file: File) {
  if (file.size > maxFileBytes) return 'Ce fichier dépasse 5\u00a0Mo.'
  try {
    return readExportedProfiles(await file.text())
  } catch {
    return 'Ce fichier ne peut pas être lu.'
  }
}

function takeAlong(profiles: Profile[]) {
  const text = JSON.stringify(exportedProfiles(profiles), null, 2)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
