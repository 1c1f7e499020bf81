/** Where a browser notes that its user edits the catalogue; the administration writes it, public pages read it. */
export const signedInKey = 'administration-v1'
