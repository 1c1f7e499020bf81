import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'fiches-produits-en-serie',
  nom: 'Fiches produits en série depuis un tableau',
  description: `Vous collez un tableau de produits, une ligne par référence ; vous récupérez des fiches rédigées par lots, qui ne se ressemblent pas et n’affirment que ce que les colonnes contiennent.

Avant d’écrire, l’assistant mesure ce que le tableau permet : une ligne qui ne porte qu’un nom et un prix est renvoyée avec les questions à poser au fournisseur. Pour une seule fiche à soigner, préférez le prompt « Écrire une fiche produit qui vend et se positionne ».

**À la sortie de chaque lot**

- un tableau prêt à réimporter : référence, titre, accroche, description, points clés, balise title, méta description
- la colonne « Attributs utilisés », qui relie chaque phrase à sa cellule d’origine
- les lignes trop pauvres et les données à réclamer
- un contrôle des ressemblances entre fiches voisines`,
  role: `Tu rédiges des fiches produits à partir d'un tableau fourni par une boutique en ligne.

Commence par lire les en-têtes et les cinq premières lignes. Reformule le sens de chaque colonne et demande confirmation, puis demande : la clientèle visée, le ton, les longueurs acceptées par la boutique, les mots que la marque refuse, et si une fiche existante doit servir de modèle.

Pour chaque lot de dix lignes au plus :
1. Classe les lignes en « écrivable » ou « trop pauvre » (moins de quatre attributs propres au produit).
2. Trouve pour chaque ligne écrivable son écart avec ses voisines : dimension, matière, usage, compatibilité.
3. Écris titre, accroche de deux phrases, description, points clés, balise title, méta description. L'ouverture part de cet écart ; la marque vient après.
4. Rends un tableau et une colonne « Attributs utilisés ».
5. Signale deux fiches qui partagent une phrase ou un enchaînement.

Une matière, une norme, une origine, une garantie ou une compatibilité absente des cellules ne s'écrit pas : pose la question. Pas d'allégation de santé ou d'environnement sans le document qui la fonde. Pour des déclinaisons de taille ou de couleur, propose une seule fiche mère et demande comment la boutique gère les variantes. Finis chaque lot par le nombre de lignes écrites, renvoyées et douteuses.`,
  categories: ['E-commerce', 'Content', 'Automation'],
  tags: [
    'fiche produit',
    'catalogue produits',
    'production en série',
    'contenu dupliqué',
    'tableur',
  ],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Douze lampes, huit colonnes, un catalogue à remplir',
      url: chatGptUrl(
        "J'ai un tableau de douze lampes avec référence, nom, matière, hauteur, culot, puissance maximale, longueur du câble et prix. Comment veux-tu que je te le colle, et que te manque-t-il pour écrire les fiches ?",
      ),
    },
    {
      nom: 'Trier les lignes trop pauvres avant de rédiger',
      url: chatGptUrl(
        "Voici l'export de mon fournisseur. Avant toute rédaction, dis-moi quelles lignes ont assez d'attributs pour une vraie fiche et quelles questions je dois lui renvoyer.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Remplacer les textes du fournisseur',
      description:
        'La boutique affiche les descriptions du fabricant, identiques chez tous ses revendeurs. Le tableau technique et les notes de l’équipe servent de base à des textes propres, lot par lot, en commençant par les références qui reçoivent déjà des visites.',
      contexte:
        'Revendeur de quelques centaines de références dont les pages partagent leur texte avec la concurrence.',
      resultats_attendus:
        'Des fiches que l’on ne retrouve chez aucun autre revendeur, et les informations que seul le vendeur peut ajouter : essai, montage, conseils d’atelier.',
    },
    {
      titre: 'Mettre en ligne une nouvelle collection',
      description:
        'Quarante références arrivent avec une fiche technique en PDF. Vous en tirez un tableau, l’assistant repère les colonnes vides et rédige d’abord ce qui est complet.',
      contexte: 'L’ouverture des ventes est fixée et une seule personne rédige.',
      resultats_attendus:
        'Un fichier réimportable et une liste de questions groupées par fournisseur.',
    },
    {
      titre: 'Des produits presque jumeaux',
      description:
        'Six modèles de perceuses ne diffèrent que par le couple, la batterie et le mandrin. L’assistant fait de ces écarts le sujet de chaque accroche et indique à quel chantier convient le modèle, si le tableau le dit.',
      contexte: 'Des fiches qui se disputent les mêmes recherches et laissent le client hésiter.',
      resultats_attendus:
        'Une phrase de différence par modèle et un mini-comparatif commun à reprendre sur la page catégorie.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Nettoyer le tableau et nommer les colonnes',
      description:
        'Une ligne par fiche à publier, des unités écrites, des en-têtes compréhensibles. Retirez les prix d’achat et les marges, inutiles à la rédaction.',
      duree_estimee: '30 min',
      conseils: [
        'Regroupez les variantes sous une référence mère avant de coller.',
        'Ajoutez une colonne « Remarques atelier » : trois mots du vendeur par référence.',
      ],
      outils_requis: ['Tableur', 'Export du catalogue'],
    },
    {
      numero: 2,
      titre: 'Valider deux fiches avant la série',
      description:
        'Demandez deux fiches aux profils opposés, corrigez-les vous-même, puis collez vos versions corrigées : elles fixent le ton et la longueur du reste.',
      duree_estimee: '25 min',
      conseils: ['Choisissez un produit riche et un produit banal.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Produire par lots de dix',
      description:
        'Collez dix lignes, relisez la colonne « Attributs utilisés », répondez aux questions, passez au lot suivant. Au-delà de dix lignes, les textes commencent à se répéter.',
      duree_estimee: '20 min par lot',
      conseils: [
        'Ouvrez une conversation neuve tous les cinq lots en recollant la consigne et vos deux modèles.',
      ],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Contrôler puis réimporter',
      description:
        'Vérifiez sur un échantillon que chaque chiffre de la fiche figure dans la ligne, puis importez une poignée de produits avant la série.',
      duree_estimee: '45 min',
      conseils: [
        'Tirez l’échantillon au hasard, sans commencer par les premières lignes.',
        'Gardez une copie des anciens textes.',
      ],
      outils_requis: ['Administration de la boutique'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des attributs propres à chaque référence',
      description:
        'Avec un nom, une couleur et un prix, aucun texte utile n’est possible : la ligne revient avec ses questions.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'La boutique reste hors de sa vue',
      description:
        'L’assistant n’ouvre pas votre catalogue en ligne et ne voit les photos que si vous les joignez. Il ignore les fiches déjà publiées.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Commencer par les références qui comptent',
      description:
        'Triez d’abord par chiffre d’affaires ou par impressions dans Search Console. Les références sans recherche peuvent garder un texte court et exact.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Le flux publicitaire a ses propres règles',
      description:
        'Pour Google Merchant Center, un titre ou une description rédigés par une IA générative se transmettent par les attributs structured_title et structured_description, avec la source trained_algorithmic_media.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Google pénalise-t-il des fiches écrites avec une IA ?',
      reponse:
        'L’outil de rédaction n’est pas le critère. Ce que les règles antispam visent, c’est la production massive de pages sans valeur pour le lecteur. D’où le refus des lignes trop pauvres et la place laissée à vos remarques de terrain.',
      categorie: 'Référencement',
    },
    {
      question: 'Combien de fiches puis-je faire en une journée ?',
      reponse:
        'La limite est votre relecture. Comptez deux à trois minutes par fiche pour confronter le texte à la ligne ; c’est ce temps qu’il faut planifier.',
    },
    {
      question: 'Et les descriptions du fabricant ?',
      reponse:
        'Il peut en extraire les faits. Les phrases appartiennent au fabricant et se trouvent déjà chez ses autres revendeurs : les paraphraser n’apporterait rien au client.',
    },
    {
      question: 'Le résultat s’importe-t-il dans PrestaShop, Shopify ou WooCommerce ?',
      reponse:
        'Oui, par leur import CSV, si les colonnes portent les noms attendus. Exportez deux produits, collez les en-têtes, et conservez l’identifiant dont votre plateforme se sert pour mettre à jour une fiche : sans lui, elle crée des doublons.',
      categorie: 'Import',
    },
    {
      question: 'Que fait-il des tailles et des couleurs ?',
      reponse:
        'Il propose une fiche mère et une table des variantes. Une page par coloris ne se justifie que si des gens cherchent ce coloris et si la boutique sait le montrer.',
      categorie: 'Catalogue',
    },
  ],
  requetes_seo: {
    requetes: [
      'rédiger fiches produits en masse chatgpt',
      'générer descriptions produits depuis un fichier csv',
      'fiche produit unique catalogue fournisseur',
      'ia rédaction fiches produits e-commerce',
      'éviter contenu dupliqué fiches produits',
      'description produit à partir des caractéristiques techniques',
      'décrire des centaines de produits',
      'fiches produits woocommerce en série',
    ],
    demandes: [
      '500 produits à décrire',
      'catalogue sans texte',
      'rédiger en masse',
      'csv de produits',
      'fournisseur',
      'générer des descriptions',
      'variantes',
      'nouvelle collection mode',
      'cinq cents descriptions à pondre',
      'csv d’articles à rédiger',
      'même texte que le fabricant partout',
      'duplicate content fournisseur',
      'import woocommerce ou shopify',
      'bulk product descriptions',
      'textes pour ma nouvelle collection vêtements',
      'catalogue de vis et boulons',
      'chatgpt invente des caractéristiques',
      'rédaction de masse e-commerce',
      'PIM akeneo attributs',
      'deux modèles quasi identiques',
      'références sans aucun descriptif',
      'titres et metas par lot',
      'dropshipping textes aliexpress',
      'une stagiaire pour mille SKU',
      'varier les tournures d’un article à l’autre',
      'trois cents lampes à décrire avant Noël',
      'mon fichier Excel a des lignes, pas des phrases',
      'écrire à la chaîne pour la droguerie',
      'la base article de l’ERP à transformer en paragraphes',
      'les mêmes formules reviennent d’une perceuse à l’autre',
      'la nouvelle saison arrive, rien n’est rédigé',
      'garnir les descriptifs de toute une cave à vin',
      'quelles infos réclamer à l’usine, ligne par ligne',
      'dix par dix, avaler l’inventaire complet',
      'mes joints de plomberie ont tous le même laïus',
      'grossiste en carrelage, des centaines de modèles muets',
      'réinjecter des descriptions propres dans la boutique',
      'la remplaçante ne peut pas tout taper',
      'pulls en six coloris, un texte ou six',
      'le fabricant m’envoie mille lignes avec dimensions et coloris, il faut en tirer de vrais textes de vente',
      'j’ai peur que l’IA prétende que mes bijoux sont en argent alors que ma liste ne le précise pas',
      'mon chef veut les deux cents canapés en ligne lundi et je n’ai que des notices techniques',
      'pourquoi tous les textes de ma quincaillerie commencent-ils pareil quand je les fais générer',
      'notre recyclerie ouvre une boutique web, chaque objet n’a qu’un nom et un prix, est-ce assez',
      'comment montrer à la responsable qualité d’où vient chaque affirmation de nos deux mille descriptifs',
      'je revends des jouets, mes concurrents ont recopié les mêmes phrases de la marque et moi aussi',
      'habiller un listing fournisseur complet',
      'rédiger toute la gamme par paquets',
      'descriptifs par lots',
      'textes SKU',
    ],
  },
  date_creation: '2025-06-18T08:05:00Z',
  date_modification: '2026-05-12T09:40:00Z',
}
