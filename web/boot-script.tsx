import bootUrl from './boot.js?url&no-inline'

/** Sets the theme, then loads the page's client, if it has one. */
export function BootScript({ client }: { client: string | undefined }) {
  // While developing, Vite adds an import to the boot script, which only a module may hold.
  if (import.meta.env.DEV) return client ? <script type="module" src={client} /> : null
  return <script src={bootUrl} data-client={client} />
}
