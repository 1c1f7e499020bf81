import { type ServedSite, startServedSites } from './served-sites.ts'

/** Its `stop` stops the database too. */
export type BuiltWorker = ServedSite

/** Serves the built site as `npm start` does, on a fresh database with the starting content. */
export async function startBuiltWorker({
  variables,
  parentFolder,
}: { variables?: Record<string, string>; parentFolder?: string } = {}): Promise<BuiltWorker> {
  const sites = await startServedSites(undefined, parentFolder)
  const site = await sites.start(variables && { variables })
  return { ...site, stop: sites.stop }
}
