import { startBuiltWorker } from './built-worker.ts'

/** Serves the built site for the browser's tests; they find it as the `baseURL`. */
export default async function setup(): Promise<() => Promise<void>> {
  const worker = await startBuiltWorker()
  process.env.SITE_URL = worker.url
  return () => worker.stop()
}
