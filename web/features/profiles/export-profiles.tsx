import { exportedProfiles, type Profile } from '#shared/variables/profiles.ts'
import { saveFile } from '#web/document/save-file.ts'
import { Button } from '#web/ui/button.tsx'

/** Saves the profiles alone as a file, to give to somebody who works for the same clients. */
export function ExportProfiles({ profiles }: { profiles: Profile[] }) {
  function save() {
    const text = JSON.stringify(exportedProfiles(profiles), null, 2)
    saveFile('profils-clients.json', 'application/json', text)
  }

  return (
    <Button disabled={profiles.length === 0} onClick={save}>
      Exporter les profils
    </Button>
  )
}
