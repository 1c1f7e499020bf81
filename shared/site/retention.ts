/** How long what is stored of people is kept: the purge goes by it, and the privacy page says it. */
export const retention = {
  /** Counts of what was searched, by day. */
  searchMonths: 25,
  /** Addresses that were asked for in vain, since they were last. */
  missingPageMonths: 12,
  /** The journal, sign-ins among it. */
  journalMonths: 12,
  /** Numbers of security events that were counted by hour instead of logged. */
  eventCountDays: 30,
  /** Accounts that registered themselves and were given no role. */
  unusedAccountMonths: 12,
  /** Sessions that are over, and deleted items. */
  endedDays: 30,
  /** Every save of an item by itself; after that, what one person saved within an hour is one. */
  everySaveDays: 30,
  /** What visitors told of a page. */
  reportDays: 90,
  /** Text that was typed in a browser and never saved. */
  typedDays: 90,
  /** Copies of the database in one folder: there, what was purged since is still to be found. */
  backups: 14,
} as const
