/**
 * How much the site stores at most of what visitors and accounts cause. What is bounded by something else (a row a
 * day, a number of events) is listed in worker/limits/README.md with these; how long it is kept stands in
 * `shared/site/retention.ts`.
 */
export const visitorStorage = {
  /** Texts that were searched, with a count for each day: rows of `search_demand`, all of them counted each night. */
  searchDemand: { rowsPerDay: 5000, rows: 200_000 },
  /** Addresses that were asked for in vain: rows of `missing_pages`, noted so often by each isolate. */
  missingPages: { rows: 1000, notesPerMinute: 30 },
  /** What they tell of pages: rows of `signalements`. */
  reports: { rowsPerDay: 200, rows: 2000 },
  /** Sign-ins that failed or were refused, and registrations: rows of `admin_logs`. Further ones are counted. */
  visitorEvents: { rowsPerDay: 1000 },
  /** Accounts that registered themselves and wait for a role: rows of `users`. */
  registrations: { rows: 1000 },
  /** Sessions of one account, those that ended among them: rows of `sessions`. */
  sessions: { rowsPerAccount: 200 },
  /** What one account types and has not saved: rows of `autosaves`. */
  autosaves: { rowsPerAccount: 50 },
  /** Page views of one administrator: rows of `admin_logs`, one a page and window, of so many pages at most. */
  accesses: { windowMs: 600_000, pages: 60 },
  /** Copies of pages in the one snapshot of the site. */
  snapshot: { copies: 20_000 },
  /** Copies of pages and answers in the memory of an isolate. */
  memory: { bytes: 32_000_000 },
  /** Counters of limits, which expire: in each of the objects that count, and in an isolate's memory. */
  counters: { rowsPerObject: 5000, budgetsPerObject: 5000, payersPerIsolate: 5000 },
} as const
