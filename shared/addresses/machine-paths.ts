/** Where programs find the catalogue, for the head of every page and the Worker that answers. */
export const feedPath = '/nouveautes.xml'
export const openSearchPath = '/opensearch.xml'
export const manifestPath = '/manifest.webmanifest'
export const llmsPath = '/llms.txt'
export const securityPath = '/.well-known/security.txt'
/** Whether the site can do its job, for whoever watches it. */
export const healthPath = '/health'
/** The service worker, which answers below its own path: for every page. */
export const serviceWorkerPath = '/sw.js'

/** The colours of the site's background, for what a browser paints around a page: `--color-desk`. */
export const themeColours = { light: '#eaf0eb', dark: '#111b1d' }
