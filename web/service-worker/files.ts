import { firstInTime } from './first-in-time.ts'

const namePrefix = 'files-'
/** Each build has its own: a page that is open finds all of one build. */
const filesCacheName = namePrefix + BUILD_ID

/** The entry has one name in every build, and the site says which it is now. */
const entryPath = '/assets/entry-client.js'
/** Its name changes with its bytes. */
const isHashed = (path: string) => path.startsWith('/assets/') && path !== entryPath

/** Keeps every file of this build, or fails. What an earlier one had is not fetched again. */
export async function keepFiles(): Promise<void> {
  const cache = await caches.open(filesCacheName)
  await Promise.all(
    BUILD_FILES.map(async (path) => {
      const known = isHashed(path) ? await caches.match(path) : undefined
      if (known) return cache.put(path, known)
      const file = await fetch(path, {
        credentials: 'omit',
        cache: isHashed(path) ? 'default' : 'no-cache',
      })
      if (!file.ok) throw new Error(`${path} answered ${file.status}`)
      return cache.put(path, file)
    }),
  )
}

/** Removes the files of other builds. */
export async function dropOldFiles(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(namePrefix) && name !== filesCacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Whether a request may be answered with a file of this or of another build that is kept. */
export const isFile = ({ pathname }: URL): boolean =>
  BUILD_FILES.includes(pathname) || (isHashed(pathname) && !pathname.includes('admin'))

/**
 * A file as it is kept, else from the site, and then kept as well: what was used works without network. The
 * entry from the site, unless that does not answer.
 */
export async function answerFile(request: Request, { pathname }: URL): Promise<Response> {
  if (pathname !== entryPath) return (await caches.match(request)) ?? fetchUsed(request)
  const network = fetch(request)
  const cache = await caches.open(filesCacheName)
  return (await firstInTime(network)) ?? (await cache.match(request)) ?? network
}

async function fetchUsed(request: Request): Promise<Response> {
  const file = await fetch(request)
  if (file.ok) void keepUsed(request, file.clone())
  return file
}

async function keepUsed(request: Request, file: Response): Promise<void> {
  const cache = await caches.open(filesCacheName)
  // Where there is no room it comes from the site again.
  await cache.put(request, file).catch(() => undefined)
}
