/** What becomes of a deleted item, for who may bring it back. */
export const binHint =
  'Les visiteurs n’y ont plus accès. Elle reste trente jours dans la corbeille, d’où elle peut revenir.'
