import { type MakeRouteMatchUnion, useLocation, useMatches } from '@tanstack/react-router'
import { useState } from 'react'

import { SafeWindow } from '#web/loading/safe-part.tsx'
import { useSite } from '#web/loading/site.ts'
import { showToast } from '#web/ui/toast.tsx'

import { reportAddress } from './report-address.ts'
import type { ReportWindow } from './report-window.tsx'

/**
 * A form about the page, whose code comes when it is asked for; without script, and where that does not
 * come, a letter to the editor that knows which page and which item it is about.
 */
export function ReportLink({ email }: { email: string }) {
  const [opened, setOpened] = useState<{ ReportWindow: typeof ReportWindow } | null>(null)
  const { siteOrigin } = useSite()
  // Without the fragment: it may hold what a visitor filled in.
  const { pathname, searchStr } = useLocation()
  const title = useMatches({ select: itemTitle })
  const canonical = new URL(pathname, siteOrigin).href
  const address = new URL(pathname + searchStr, siteOrigin).href
  const letter = reportAddress({ email, canonical, address, title })
  const fail = () => {
    setOpened(null)
    showToast({
      type: 'error',
      title: 'Formulaire indisponible',
      action: { label: 'Écrire un e-mail', run: () => location.assign(letter) },
    })
  }
  return (
    <>
      {/* Copies of a page are made without parameters that it does not read. */}
      <a
        href={letter}
        suppressHydrationWarning
        onClick={(event) => {
          event.preventDefault()
          import('./report-window.tsx').then(setOpened, fail)
        }}
      >
        Signaler un problème
      </a>
      {opened ? (
        <SafeWindow onFailed={fail}>
          <opened.ReportWindow letter={letter} onClose={() => setOpened(null)} />
        </SafeWindow>
      ) : null}
    </>
  )
}

function itemTitle(matches: MakeRouteMatchUnion[]): string | undefined {
  const match = matches.at(-1)
  if (match?.routeId === '/_site/prompt/$slug') return match.loaderData?.prompt.titre
  if (match?.routeId === '/_site/gpt/$slug') return match.loaderData?.gpt.nom
  return undefined
}
