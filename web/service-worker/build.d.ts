/** What the build writes in their place (web/vite.worker.config.ts). */
declare const BUILD_ID: string
/** Addresses of the files that public pages are made of. */
declare const BUILD_FILES: readonly string[]
