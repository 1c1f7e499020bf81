/**
 * Upper bounds of what visitors and accounts can make the site store. `shared/site/retention.ts` has the retention
 * times. `worker/limits/README.md` lists both, with what is bounded by something else.
 */
export const storageBounds = {
  /** Rows of `search_demand`: one for each text and day. The nightly purge enforces the total. */
  searchDemand: { rowsPerDay: 5000, rows: 200_000 },
  /** Rows of `missing_pages`, and how many notes each isolate writes. */
  missingPages: { rows: 1000, notesPerMinute: 30 },
  /** Rows of `signalements`. */
  reports: { rowsPerDay: 200, rows: 2000 },
  /** Rows of `admin_logs` for the events of visitors. Further ones are only counted. */
  visitorEvents: { rowsPerDay: 1000 },
  /** Rows of `users` that registered themselves and have no role. */
  registrations: { rows: 1000 },
  /** Rows of `sessions`, including ended ones. */
  sessions: { rowsPerAccount: 200 },
  /** Rows of `admin_logs` for page views of one administrator in a window: one for each page, up to `pages`. */
  accesses: { windowMs: 600_000, pages: 60 },
  /** Rows of `admin_logs` for a session in another browser or network: one for each window. */
  deviceChanges: { windowMs: 600_000 },
  /** Pages in the snapshot of the site. */
  snapshot: { copies: 20_000 },
  /** Pages and answers in the memory of an isolate. */
  memory: { bytes: 32_000_000 },
  /** Counters of limits, which expire: in each counting object, and in the memory of an isolate. */
  counters: { rowsPerObject: 5000, budgetsPerObject: 5000, payersPerIsolate: 5000 },
} as const
