import { startBuiltWorker } from './built-worker.ts'
import { prepareStartingData } from './served-sites.ts'

/** Serves the built site for the browser's tests; they find it as the `baseURL`. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeData = await prepareStartingData()
  const worker = await startBuiltWorker()
  process.env.SITE_URL = worker.url
  return async () => {
    await worker.stop()
    await removeData()
  }
}
