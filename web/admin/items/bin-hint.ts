/** What becomes of a deleted item, for who may bring it back. */
export const binHint =
  'Les visiteurs n’y auront plus accès. Ce qui est supprimé reste trente jours dans la corbeille, d’où il peut revenir.'
