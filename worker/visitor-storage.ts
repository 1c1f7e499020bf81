/**
 * Everything that visitors without an account can make the site store, and how much of it at most. What is
 * stored for them is stored by these bounds; how long it is kept stands in `shared/retention.ts`.
 */
export const visitorStorage = {
  /** Texts that were searched, with a count for each day: rows of `search_demand`. */
  searchDemand: { rowsPerDay: 5000, rows: 200_000 },
  /** Addresses that were asked for in vain: rows of `missing_pages`, noted so often by each isolate. */
  missingPages: { rows: 1000, notesPerMinute: 30 },
  /** Copies of pages in the one snapshot of the site. */
  snapshot: { copies: 20_000 },
  /** Copies of pages and answers in the memory of an isolate. */
  memory: { bytes: 32_000_000 },
  /** Clients that an isolate remembers to refuse, until their window ends. */
  refusedClients: { entries: 1000 },
} as const
