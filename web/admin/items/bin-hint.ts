/** What becomes of a deleted item, for who may bring it back. */
export const binHint =
  'Ce qui est supprimé quitte le site tout de suite\u00a0; une copie en reste trente jours dans la corbeille, d’où un administrateur peut le rétablir.'
