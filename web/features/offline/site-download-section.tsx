import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { countOf, formatNumber } from '#shared/text/plural.ts'
import { keptItem } from '#web/offline/kept-address.ts'
import { postToWorker } from '#web/offline/post-to-worker.ts'
import { register } from '#web/offline/registration.ts'
import {
  createDownload,
  downloadMaxPages,
  fullChannelName,
  isDownloading,
  meanPageBytes,
  readDownload,
  type SiteDownload,
} from '#web/offline/site-download.ts'
import { wantedPages } from '#web/offline/wanted-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { sheet } from '#web/ui/layout/sheet.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Polling interval of the progress of the service worker. */
const pollEveryMs = 1000

/** A button that stores every public page in this browser. It shows the size first, then the progress. */
export function SiteDownloadSection({ onChange }: { onChange: () => void }) {
  const download = useDownload(onChange)
  const { isFull, tryAgain } = useFull(download)
  return (
    <section className={`${sheet} mb-6 min-h-40`} aria-labelledby="tout-garder">
      <h2 id="tout-garder" className="text-t3">
        Tout garder hors ligne
      </h2>
      {download === undefined ? null : download === null ? (
        <DownloadOffer />
      ) : (
        <DownloadProgress download={download} isFull={isFull} onResume={tryAgain} />
      )}
    </section>
  )
}

/** The stored download, which is polled. Null if it was not requested, undefined while loading. */
function useDownload(onChange: () => void): SiteDownload | null | undefined {
  const [download, setDownload] = useState<SiteDownload | null>()
  const shown = useRef<string>(undefined)
  const notify = useRef(onChange)
  useEffect(() => {
    notify.current = onChange
  })
  useEffect(() => {
    let isShown = true
    const poll = async () => {
      const found = await readDownload().catch(() => null)
      const isRunning = found !== null && isDownloading(found)
      // A browser ends an idle service worker.
      if (isShown && isRunning) void postToWorker({ kind: 'continue-download' })
      const text = JSON.stringify(found)
      if (!isShown || text === shown.current) return
      const isFirst = shown.current === undefined
      shown.current = text
      setDownload(found)
      // The list below is refreshed at the end only, not after each page.
      if (!isFirst && !isRunning) notify.current()
    }
    void poll()
    const timer = setInterval(() => void poll(), pollEveryMs)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [])
  return download
}

/** True after the service worker reported a full browser, until the state changes. */
function useFull(download: SiteDownload | null | undefined) {
  const [fullWith, setFullWith] = useState<SiteDownload | null>()
  const note = useEffectEvent(() => setFullWith(download))
  useEffect(() => {
    const channel = new BroadcastChannel(fullChannelName)
    channel.addEventListener('message', () => note())
    return () => channel.close()
  }, [])
  return {
    isFull: Boolean(download) && fullWith === download,
    tryAgain: () => setFullWith(undefined),
  }
}

/** Fetches the size when the page is shown, and shows the start button. */
function DownloadOffer() {
  const { api } = useRouteContext({ from: rootRouteId })
  const [listed, setListed] = useState<string[] | 'asked' | 'failed'>('asked')
  const [isStarting, setIsStarting] = useState(false)
  useEffect(() => {
    if (listed !== 'asked') return
    let isShown = true
    import('#web/offline/site-addresses.ts')
      .then(({ listSiteAddresses }) => listSiteAddresses(api))
      .then(
        (addresses) => isShown && setListed(addresses),
        () => isShown && setListed('failed'),
      )
    return () => {
      isShown = false
    }
  }, [api, listed])

  if (listed === 'failed') {
    return (
      <>
        <output className="mt-2 block">
          Le site ne répond pas&nbsp;: on ne sait pas ce qu’il y a à garder. Vérifiez votre
          connexion, puis réessayez.
        </output>
        <Button className="mt-3" onClick={() => setListed('asked')}>
          Réessayer
        </Button>
      </>
    )
  }

  async function start(addresses: string[]) {
    setIsStarting(true)
    if (await startDownload(addresses)) return
    setIsStarting(false)
    showToast({
      type: 'error',
      title: 'Rien n’a été gardé',
      description:
        'Votre navigateur refuse d’enregistrer des pages\u00a0: navigation privée ou réglage. Ouvrez une fenêtre ordinaire, puis réessayez.',
      topic: 'offline',
    })
  }

  const addresses = listed === 'asked' ? [] : createDownload(listed, 0).addresses
  return (
    <>
      <output className="mt-2 block">
        {listed === 'asked' ? 'Le site compte ses pages…' : amountOf(addresses, listed.length)}
      </output>
      <Button
        className="mt-3"
        variant="accent"
        disabled={listed === 'asked'}
        aria-busy={isStarting}
        onClick={() => void start(addresses)}
      >
        Tout garder hors ligne
      </Button>
    </>
  )
}

/** Number of stored pages and their size. */
function amountOf(addresses: string[], found: number): string {
  const items = addresses.map(keptItem)
  const parts = [
    countOf(items.filter((item) => item?.kind === 'prompt').length, 'prompt', 'prompts'),
    `${formatNumber(items.filter((item) => item?.kind === 'gpt').length)} GPT`,
    countOf(items.filter((item) => item === null).length, 'liste', 'listes'),
  ].join(', ')
  const amount = `${parts}\u00a0: ${countOf(addresses.length, 'page', 'pages')}, environ ${megabytes(addresses.length)} dans ce navigateur.`
  return found > downloadMaxPages
    ? `${amount} Le site en a ${formatNumber(found)}\u00a0: les premières sont gardées.`
    : amount
}

const megabytes = (pages: number) =>
  `${formatNumber(Math.max(1, Math.round((pages * meanPageBytes) / 1_000_000)))}\u00a0Mo`

async function startDownload(addresses: string[]): Promise<boolean> {
  const registration = await register().catch(() => null)
  if (!registration) return false
  return postToWorker({ kind: 'download', change: 'keep', addresses })
}

type DownloadProgressProps = { download: SiteDownload; isFull: boolean; onResume: () => void }

function DownloadProgress({ download, isFull, onResume }: DownloadProgressProps) {
  const { addresses, remaining, state, retryAt } = download
  const total = addresses.length
  const done = total - remaining.length
  const isDone = remaining.length === 0
  const shown = isFull ? 'full' : state === 'keeping' && retryAt > 0 ? 'unanswered' : state
  return (
    <>
      <output className="mt-2 block">{isDone ? doneText : texts[shown]}</output>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {isDone ? null : (
          <progress
            className="h-2 w-60 max-w-full accent-accent"
            aria-label="Pages gardées"
            max={total}
            value={done}
          />
        )}
        <span className="hint">
          {isDone
            ? `${countOf(total, 'page', 'pages')}, environ ${megabytes(total)}`
            : `${formatNumber(done)} sur ${countOf(total, 'page', 'pages')}, environ ${megabytes(total)} en tout`}
        </span>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {isDone ? null : state === 'keeping' && !isFull ? (
          <Button onClick={() => void postToWorker({ kind: 'download', change: 'pause' })}>
            Mettre en pause
          </Button>
        ) : (
          <Button
            variant="accent"
            onClick={() => {
              onResume()
              void postToWorker({ kind: 'download', change: 'resume' })
            }}
          >
            Reprendre
          </Button>
        )}
        <Button onClick={() => void drop(addresses)}>Ne plus tout garder</Button>
      </div>
    </>
  )
}

const doneText =
  'Tout est gardé, et s’ouvre sans connexion. Ce qui change sur le site est repris une fois par jour, quand vous y venez.'
const texts = {
  unanswered: 'Le site ne répond pas, ou demande d’attendre. L’enregistrement reprend de lui-même.',
  keeping:
    'Enregistrement en cours. Vous pouvez quitter cette page\u00a0: il continue, et reprend à votre prochaine visite s’il n’est pas fini.',
  paused: 'En pause. Ce qui est déjà gardé s’ouvre sans connexion.',
  incomplete:
    'Des pages n’ont pas été gardées\u00a0: le site a répondu par une erreur. Les autres s’ouvrent sans connexion. Celles qui manquent sont redemandées une fois par jour, quand vous venez sur le site, ou tout de suite avec le bouton Reprendre.',
  full: 'Votre navigateur n’a plus de place pour ce site. Libérez de l’espace sur cet appareil, puis reprenez\u00a0: ce qui est déjà gardé le reste.',
}

async function drop(addresses: string[]): Promise<void> {
  await postToWorker({ kind: 'download', change: 'drop', wanted: wantedPages() })
  showToast({
    type: 'success',
    title: 'Le site n’est plus gardé en entier',
    description: 'Restent les pages que vous avez ouvertes, commencées ou gardées.',
    action: { label: 'Annuler', run: () => void startDownload(addresses) },
    topic: 'offline',
  })
}
