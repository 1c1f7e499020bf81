/** A name as it stands in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** What a table is called while it is filled, beside the one that is read meanwhile. */
export const stagedName = (name: string): string => `restored_${name}`
