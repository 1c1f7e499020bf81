import { useState } from 'react'

import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { saveFile } from '#web/admin/controls/save-file.ts'
import { Button } from '#web/ui/button.tsx'

import { cockpitCsv } from './cockpit-csv.ts'

/** Reads every address, part by part, and gives them as a file. */
export function ExportButton() {
  const { client } = api.useUtils()
  const [read, setRead] = useState<number | null>(null)

  async function readAll(): Promise<CockpitUrl[]> {
    const { cockpitExport } = client.admin.seoPages
    const urls: CockpitUrl[] = []
    let part = await cockpitExport.query({ from: null })
    for (;;) {
      urls.push(...part.urls)
      setRead(urls.length)
      if (part.next === null) return urls
      // Each part says where the next begins.
      // oxlint-disable-next-line eslint/no-await-in-loop
      part = await cockpitExport.query({ from: part.next })
    }
  }

  async function save() {
    setRead(0)
    try {
      saveFile('adresses-seo.csv', cockpitCsv(await readAll()), 'text/csv')
    } catch (error) {
      reportFailure('Impossible d’exporter les adresses.', error)
    } finally {
      setRead(null)
    }
  }

  return (
    <Button
      size="sm"
      disabled={read !== null}
      aria-busy={read !== null}
      onClick={() => void save()}
    >
      {read === null ? 'Exporter en CSV' : `Export en cours\u00a0: ${formatNumber(read)}`}
    </Button>
  )
}
