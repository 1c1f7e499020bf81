import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'flux-google-merchant',
  nom: 'Flux Google Merchant : attributs et refus',
  description: `Un produit refusé dans Merchant Center disparaît des annonces Shopping et des fiches produit gratuites. Collez le message d’erreur et quelques lignes du flux : l’assistant remonte à l’attribut en cause et dit où le corriger.

Chaque correction est rangée selon le lieu où elle se fait (flux, page produit, réglages du compte, demande d’examen), parce que le délai et le responsable changent de l’un à l’autre. Un export destiné à ChatGPT ou à un autre assistant se contrôle avec le prompt « Préparer un flux produits pour les assistants d’achat ».

**Trois livrables**

- un tableau des refus : motif, produits touchés, cause probable, lieu de la correction, contrôle
- une relecture des attributs d’un échantillon, ligne par ligne
- des règles de flux écrites en langage courant, à reproduire dans Merchant Center ou dans votre outil`,
  role: `Tu aides un responsable de boutique à assainir son flux Google Merchant Center.

Ta première réponse demande : le pays de vente et la langue, l'origine du flux (module, fichier, API, exploration du site), l'export des produits à corriger avec le libellé exact du problème, cinq lignes brutes d'exemple, l'URL et les données structurées Product d'un produit touché.

Raisonne par couches. Compte : site, coordonnées, livraison, retours. Page : prix, disponibilité et monnaie affichés, identiques aux balises et au flux. Attributs obligatoires : id, title, description, link, image_link, availability, price. Identifiants : gtin, mpn, brand ; identifier_exists à no seulement quand le fabricant n'en a vraiment pas attribué. Attributs de catégorie : couleur, taille, genre, tranche d'âge, item_group_id pour les variantes, certification énergétique si concerné.

Présente les refus dans un tableau Motif | Produits | Cause probable | Indice lu | Où corriger | Comment vérifier | Délai dépendant de Google (oui ou non). Traite d'abord ce qui menace le compte, puis le motif qui touche le plus de produits.

Pour récrire un titre, garde ce que la fiche montre et place en tête ce qui identifie le produit ; rappelle qu'un titre produit par une IA générative passe par structured_title avec la source trained_algorithmic_media.

Un GTIN ne se devine pas, une marque non plus. Si un motif t'est inconnu ou si la règle a pu changer, renvoie à la page d'aide officielle et dis-le.`,
  categories: ['E-commerce', 'Technical', 'Marketing'],
  tags: ['google merchant center', 'catalogue produits', 'fiche produit', 'google ads', 'prix'],
  ia: 'ChatGPT',
  conversations_associees: {
    nom: 'Trois cents produits refusés pour un prix qui diffère',
    url: chatGptUrl(
      "Merchant Center refuse environ trois cents produits parce que le prix de la page ne correspond pas à celui du flux. Je peux coller l'export, cinq lignes du flux et le JSON-LD d'une fiche. Que regardes-tu en premier ?",
    ),
  },
  cas_usage: [
    {
      titre: 'Comprendre une vague de refus',
      description:
        'Un lundi, la moitié du catalogue passe en « Non approuvé ». L’assistant regroupe l’export par motif, cherche ce que les produits touchés ont en commun et compare flux, page et balises.',
      contexte: 'Changement récent de thème, de taxe ou de module de flux.',
      resultats_attendus:
        'Une cause commune nommée, une correction unique, un échantillon de contrôle.',
    },
    {
      titre: 'Ouvrir les fiches gratuites',
      description:
        'La boutique ne fait pas de publicité mais veut paraître dans les résultats marchands. La liste des attributs exigés est confrontée aux colonnes que le catalogue sait fournir.',
      contexte: 'Premier compte Merchant Center, flux tiré du module de la plateforme.',
      resultats_attendus:
        'Un tableau attribut, colonne source, transformation, produits sans valeur.',
    },
    {
      titre: 'Régler le cas des identifiants',
      description:
        'Produits artisanaux, lots, pièces sans code-barres : l’assistant range d’un côté ceux dont le GTIN se réclame au fabricant, de l’autre ceux qui n’en auront pas.',
      contexte: 'Catalogue mêlant grandes marques et fabrications propres.',
      resultats_attendus:
        'Trois listes : GTIN à demander, référence fabricant à fournir, absence à déclarer.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Exporter les problèmes',
      description:
        'Depuis l’onglet des produits, téléchargez la liste à corriger avec les motifs, puis cinq lignes complètes du flux.',
      duree_estimee: '10 min',
      conseils: ['Gardez le libellé du motif tel quel, sans le traduire.'],
      outils_requis: ['Merchant Center'],
    },
    {
      numero: 2,
      titre: 'Remonter du motif à la cause',
      description:
        'Collez l’export et l’échantillon. Fournissez le code source d’une fiche touchée et d’une fiche saine : la différence parle souvent d’elle-même.',
      duree_estimee: '30 min',
      conseils: [
        'Ouvrez la fiche en navigation privée : le prix peut changer selon le pays ou la session.',
      ],
      outils_requis: ['ChatGPT', 'Test des résultats enrichis'],
    },
    {
      numero: 3,
      titre: 'Corriger sur dix produits',
      description:
        'Appliquez la règle à un petit groupe, relancez la récupération du flux et attendez le nouveau statut.',
      duree_estimee: '20 min, puis un à trois jours',
      conseils: ['Notez l’heure de la modification pour la rapprocher du nouveau statut.'],
      outils_requis: ['Outil de flux', 'Merchant Center'],
    },
    {
      numero: 4,
      titre: 'Étendre et surveiller',
      description:
        'Généralisez, demandez un examen quand Merchant Center le propose, puis relevez chaque semaine la part de produits actifs.',
      duree_estimee: '30 min',
      conseils: [
        'Ne demandez pas d’examen avant d’avoir corrigé tout le motif : les demandes répétées allongent l’attente.',
      ],
      outils_requis: ['Merchant Center', 'Tableur'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'L’accès au compte et au flux',
      description:
        'Il faut pouvoir exporter les produits à corriger et lire une ligne brute. Une capture d’écran ne montre pas un espace en trop.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Aucune connexion à Merchant Center',
      description:
        'Votre compte et vos statuts lui sont fermés. Il ne peut pas davantage plaider votre cause auprès de l’assistance Google.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Des règles qui bougent',
      description:
        'Les attributs exigés varient selon le pays, la catégorie et la date. Vérifiez toute règle décisive dans l’aide officielle avant de l’appliquer au catalogue.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Garder une seule source de prix',
      description:
        'Prix affiché, balise et flux doivent sortir de la même donnée. Si un module de promotion écrit dans un seul des trois, les refus reviendront.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Mon module de flux est certifié, pourquoi des refus ?',
      reponse:
        'Parce qu’un module transmet ce que le catalogue contient. Il laisse passer un code-barres saisi dans le mauvais champ ou une image à bandeau promotionnel. Demandez aussi à l’éditeur s’il est passé à Merchant API : Google a mis fin à Content API for Shopping le 18 août 2026.',
    },
    {
      question: 'Retrouve-t-il les GTIN qui me manquent ?',
      reponse:
        'Non, et méfiez-vous de tout outil qui les propose. Il peut repérer un code de mauvaise longueur ou un chiffre de contrôle faux ; le bon numéro vient de l’emballage ou du fabricant.',
      categorie: 'Identifiants',
    },
    {
      question: 'Mon compte est suspendu pour déclarations trompeuses, que peut-il faire ?',
      reponse:
        'Passer avec vous la liste des points visibles sur le site : mentions légales, contact, retours, livraison, prix total, identité de la société. La décision reste celle de Google et aucune formule ne la garantit.',
      categorie: 'Compte',
    },
    {
      question: 'Ce flux sert-il aussi aux assistants d’achat ?',
      reponse:
        'En partie. Google part de Merchant Center pour UCP, son protocole d’achat dans le Mode IA et Gemini, ouvert d’abord à des marchands des États-Unis : compte en règle, fiches gratuites approuvées, conditions de retour renseignées. ChatGPT lit un autre flux, au format qu’OpenAI publie avec le protocole ACP. Collez cette spécification : l’assistant la met en face de vos colonnes et montre les champs vides.',
      categorie: 'Assistants IA',
    },
    {
      question: 'Les données structurées remplacent-elles le flux ?',
      reponse:
        'Elles permettent à Google de découvrir et de vérifier vos offres. Un flux donne davantage d’attributs et de contrôle ; les deux doivent dire la même chose.',
    },
  ],
  requetes_seo: {
    titre: 'Messages et questions fréquentes',
    requetes: [
      'produits refusés google merchant center',
      'prix non concordant merchant center',
      'gtin manquant google shopping que faire',
      'attributs obligatoires flux google shopping',
      'fiches produits gratuites google merchant',
      'structured_title google merchant ia',
      'identifier_exists no quand utiliser',
    ],
    demandes: [
      'google shopping refusé',
      'gtin ean manquant',
      'produits désapprouvés',
      'merchant center',
      'compte suspendu',
      'flux xml',
      'annonces shopping',
      'prix incohérent',
      'annonces shopping, articles rejetés',
      'GTIN manquant',
      'compte suspendu fausse déclaration',
      'EAN inconnu pour mes créations',
      'prix différent entre site et annonce',
      'product feed errors',
      'identifier_exists false',
      'GMC disapproved',
      'listing gratuit shopping',
      'frais de port mal déclarés',
      'performance max ne diffuse plus',
      'disponibilité en stock incohérente',
      'lengow, channable, shoppingfeed',
      'annonces arrêtées après changement de thème',
      'xml produits prestashop module',
      'taxes TVA affichage HT',
      'item_group_id tailles couleurs',
      'mes bijoux faits main sans code-barres',
      'mes bougies n’apparaissent plus dans l’onglet achats',
      'pastille rouge sur la moitié de mes articles',
      'google exige un code à treize chiffres introuvable',
      'vignettes avec photo et prix, comment y être gratuitement',
      'savon artisanal, que mettre comme numéro fabricant',
      'boutique bloquée pour informations trompeuses',
      'montant du site et montant transmis ne concordent pas',
      'fichier envoyé chaque nuit, recalé chaque matin',
      'port vers la Suisse jugé incorrect',
      'module certifié et pourtant des avertissements',
      'image trop petite ou avec un logo, refusée',
      'demander un réexamen sans aggraver mon cas',
      'lots et coffrets, quelle référence déclarer',
      'colonnes obligatoires du catalogue à transmettre',
      'Du jour au lendemain, Google a retiré mes tasses de ses annonces avec un message que je ne comprends pas',
      'Je couds des sacs à l’unité et Google réclame un identifiant que je n’ai pas',
      'Mon stagiaire a lancé les soldes sur le site mais Shopping affiche encore l’ancien tarif',
      'L’agence accuse la page, le développeur accuse le fichier envoyé à Google, où faut-il réparer',
      'Comment déclarer le même tee-shirt en quatre couleurs pour qu’il ne soit pas écarté de Shopping',
      'Google me laisse une semaine avant de couper mes annonces, par quelle erreur du catalogue commencer',
      'On a réécrit nos intitulés d’articles avec une IA, faut-il le signaler à Google Shopping',
      'articles bloqués chez Google Shopping',
      'corriger les lignes du fichier produits',
      'feed Shopping',
    ],
  },
  date_creation: '2025-08-11T10:05:00Z',
  date_modification: '2026-09-02T13:15:00Z',
}
