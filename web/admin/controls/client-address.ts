/** What the server writes of a client whose address it was not told. */
const unknown = 'unknown'

/** The address of a client as one reads it. */
export const clientAddress = (address: string): string =>
  address === unknown ? 'adresse inconnue' : address
