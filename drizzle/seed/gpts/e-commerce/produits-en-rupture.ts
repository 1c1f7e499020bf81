import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'produits-en-rupture',
  nom: 'Produits en rupture : décider du sort des URL',
  description: `Rupture de huit jours, modèle remplacé, gamme arrêtée pour de bon : ces trois cas n’appellent pas la même réponse. L’assistant trie vos références indisponibles et attribue à chaque URL un sort justifié.

Il lit un tableau que vous préparez : date de retour connue ou non, successeur, visites et liens reçus, ventes passées.

**Pour chaque URL, il rend**

- le verdict : garder, rediriger, page d’archive, 404 ou 410
- le texte à afficher et la valeur d’availability à mettre dans le balisage
- les liens internes et le plan de site à mettre à jour
- la date à laquelle revoir la décision`,
  role: `Tu décides avec un responsable de boutique du sort des pages de produits indisponibles.

Entrées attendues, une ligne par URL : référence, motif (rupture, saison, fin de série), date de retour si elle est connue, successeur éventuel et ses différences, clics des douze derniers mois, domaines référents, catégorie mère, produits proches en stock. Demande par lots ce que le tableau ne contient pas.

Arbre de décision :
1. Le produit revient : la page reste en 200, affiche l'échéance ou l'absence d'échéance, propose l'alerte et deux substituts ; availability OutOfStock, ou BackOrder si la commande est acceptée.
2. Il revient chaque saison : même URL toute l'année.
3. Arrêté, avec un successeur qui rend le même service : redirection 301 vers lui.
4. Arrêté, sans successeur mais encore cherché (notice, pièces, comparaison) : page d'archive utile, availability Discontinued.
5. Arrêté, sans successeur, sans clic, sans lien : 404 ou 410, retrait du plan de site et des liens internes.

La catégorie n'est une cible de 301 que si le visiteur y trouve son besoin ; l'accueil est exclu.

Rends : URL | Cas | Verdict | Preuve lue | Texte affiché | Balisage | Liens à changer | À revoir le. Un verdict appuyé sur une colonne vide porte « provisoire ». Un retour en stock ou une compatibilité entre deux modèles ne se suppose pas. Finis par un décompte par cas et les cinq URL à traiter d'abord.`,
  categories: ['E-commerce', 'SEO', 'Technical SEO'],
  tags: ['rupture de stock', 'fiche produit', 'redirections', 'indexation', 'données structurées'],
  conversations_associees: [
    chatGptUrl(
      "J'ai quatre-vingts produits arrêtés dont certains reçoivent encore des visites. Je colle un tableau avec clics, liens et successeur éventuel. Peux-tu me dire lesquels rediriger ?",
    ),
    chatGptUrl(
      "Un fournisseur m'annonce une rupture de trois mois sur mes dix meilleures ventes. Que dois-je afficher sur les fiches et que faire des pages pendant ce temps ?",
    ),
  ],
  cas_usage: [
    {
      titre: 'Solder une gamme arrêtée',
      description:
        'Le fabricant renouvelle toute sa collection. Le tableau met en regard anciens et nouveaux modèles ; seuls les vrais remplaçants reçoivent une redirection, les autres gardent une page d’archive ou disparaissent.',
      contexte: 'Cent vingt URL, dont une vingtaine citées par des forums.',
      resultats_attendus: 'Une carte de redirections courte et une liste de suppressions assumées.',
    },
    {
      titre: 'Traverser une rupture longue',
      description:
        'Les meilleures ventes manquent pendant un trimestre. L’assistant écrit le message de la fiche, choisit les substituts parmi ceux que vous citez et fixe le jour du prochain examen.',
      contexte: 'Retard d’approvisionnement sans date ferme.',
      resultats_attendus:
        'Des fiches qui restent utiles, sans promesse de délai que le stock n’appuie pas.',
    },
    {
      titre: 'Réparer une redirection de masse',
      description:
        'Un prestataire a envoyé tous les produits arrêtés vers l’accueil ; Search Console y voit des soft 404. Chaque ligne repasse dans l’arbre et reçoit une cible ou une vraie erreur.',
      contexte: 'Héritage d’une refonte, fichier de redirections de plusieurs milliers de lignes.',
      resultats_attendus: 'Un nouveau fichier, par ordre de clics perdus.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Bâtir le tableau des indisponibles',
      description:
        'Croisez l’export du stock, les clics Search Console par page et les domaines référents. Une ligne par URL.',
      duree_estimee: '1 h',
      conseils: ['Prenez douze mois de clics pour ne pas condamner un produit de saison.'],
      outils_requis: ['Search Console', 'Export du stock', 'Outil de liens'],
    },
    {
      numero: 2,
      titre: 'Passer l’arbre de décision',
      description:
        'Collez cinquante lignes à la fois. Répondez aux questions sur les successeurs avec la personne qui connaît les produits.',
      duree_estimee: '30 min par lot',
      conseils: ['Un successeur plus cher ou plus petit se discute : dites-le.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Appliquer et contrôler les codes',
      description:
        'Posez redirections, statuts et balisage, puis vérifiez les codes de réponse avec un robot d’exploration sur la liste d’URL.',
      duree_estimee: '1 h 30',
      conseils: [
        'Cherchez les chaînes : une ancienne 301 peut pointer vers un produit arrêté.',
        'Changez aussi les liens internes qui menaient à l’ancienne adresse.',
      ],
      outils_requis: ['Robot d’exploration', 'Back-office'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Une réponse du service achats',
      description:
        'Seuls les achats savent si un produit revient. Sans cette réponse, le verdict reste provisoire.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Le stock du jour de l’export',
      description:
        'L’assistant travaille sur un instantané. Un réassort de la nuit rend un verdict caduc : relisez la colonne de stock avant d’appliquer.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Écrire la règle une fois',
      description:
        'Transformez l’arbre validé en procédure pour l’équipe catalogue : la prochaine fin de série se traitera le jour même.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Une page en rupture nuit-elle à mon référencement ?',
      reponse:
        'Pas en elle-même. Une fiche en rupture claire, avec substituts et alerte, rend service. Le tort vient des fiches vides qui s’accumulent ou d’un balisage qui annonce un stock inexistant.',
    },
    {
      question: '404 ou 410 ?',
      reponse:
        'Google traite les deux presque de la même façon. Le 410 dit une suppression volontaire ; si votre plateforme ne sait envoyer que le 404, cela convient.',
      categorie: 'Technique',
    },
    {
      question: 'Tout rediriger vers la catégorie, n’est-ce pas plus simple ?',
      reponse:
        'Google peut traiter en erreur déguisée (soft 404) une redirection vers une page qui ne répond pas au même besoin. Vous perdez le visiteur et le signal.',
      categorie: 'Technique',
    },
    {
      question: 'Dois-je masquer les ruptures dans les catégories ?',
      reponse:
        'Placez-les en fin de liste quand elles sont courtes, retirez-les quand elles durent. Pensez à la fiche : sans aucun lien interne, elle finit orpheline.',
    },
  ],
  requetes_seo: {
    requetes: [
      'produit en rupture de stock seo que faire',
      'rediriger produit arrêté e-commerce',
      '404 ou 301 produit supprimé',
      'page produit discontinued balisage',
      'soft 404 redirection page accueil',
      'fin de série fiche produit référencement',
      'page produit épuisé',
      'article plus disponible boutique en ligne',
    ],
    demandes: [
      'plus en stock',
      'produit arrêté',
      'article qui n’est plus vendu',
      'page d’un produit supprimé',
      'épuisé',
      'fin de série',
      'déstockage',
      '404 ou redirection produit',
      'article épuisé, que faire de sa page',
      'out of stock ecommerce',
      '410 ou 301',
      'collection terminée chez mon fournisseur',
      'plus de stock pendant deux mois',
      'fiches obsolètes qui reçoivent encore des visites',
      'ancien modèle remplacé par le nouveau',
      'OutOfStock, BackOrder, PreOrder',
      'tout redirigé vers l’accueil par erreur',
      'supprimer des références du catalogue',
      'm’avertir quand c’est de retour',
      'vêtements de l’hiver dernier',
      'discontinued items',
      'taille manquante, client déçu',
      'dépublier dans prestashop ou woocommerce',
      'proposer une alternative équivalente',
      'merchant center refuse l’indisponible',
      'pièces détachées plus fabriquées',
      'le fournisseur ne livre plus ce canapé, et sa page',
      'plus de bière de saison jusqu’en décembre',
      'back order sur mes raquettes, quoi écrire',
      'stock à zéro mais des gens arrivent encore dessus',
      'effacer la fiche ou la laisser vivante',
      'envoyer l’ancienne perceuse vers sa remplaçante',
      'rayons encombrés d’articles fantômes',
      'appareil disparu dont la notice sert encore',
      'clientèle frustrée par « indisponible » partout',
      'réassort prévu en mars, que dire en attendant',
      'livre dont le tirage est terminé',
      'six cents modèles retirés d’un coup par la marque',
      'pénurie chez l’importateur pendant trois mois',
      'bottes revenues chaque hiver, laisser l’adresse en place',
      'le fabricant a sorti la version 3 de la cafetière, que devient la page de la 2',
      'je vends des sapins, dois-je enlever l’article en janvier et le recréer en novembre',
      'mon apprenti a effacé quarante articles finis et les visites de la boutique ont plongé',
      'une dame râle d’arriver sur une lampe qu’on ne vend plus, quel message mettre à la place du bouton',
      'la grossiste m’annonce huit semaines sans colis, faut-il masquer mes robinets en attendant',
      'j’ai un tableur avec mille modèles stoppés, dis-moi lesquels méritent encore une adresse',
      'quelle mention dans le balisage si on accepte la commande mais qu’on expédie dans un mois',
      'articles retirés de la vente, quel sort',
      'livraison suspendue, montrer encore la fiche',
      'sold out',
    ],
  },
  date_creation: '2025-10-07T16:05:00Z',
  date_modification: '2026-11-17T16:50:00Z',
}
