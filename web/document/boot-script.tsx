import bootUrl from './boot.js?url&no-inline'

/**
 * Sets the theme, then loads the page's client, if it has one, and keeps for it what is asked for
 * meanwhile.
 */
export function BootScript({ client }: { client: string | undefined }) {
  // While developing, Vite adds an import to the boot script, which only a module may hold.
  const type = import.meta.env.DEV ? 'module' : undefined
  return <script src={bootUrl} type={type} data-client={client} />
}
