/** Tells the refusal of a site in maintenance from a failure of the database. */
export const maintenanceHeader = 'x-maintenance'
