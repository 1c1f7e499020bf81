import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'images-et-medias-rapides',
  nom: 'Images et médias rapides',
  description: `Donnez la liste des images d’une page et leurs poids. Pour chacune, vous recevez un format, des dimensions, un mode de chargement, un texte alternatif et la balise HTML correspondante. Les vidéos intégrées sont traitées de même.

Le raisonnement part du rôle de l’image. Celle du haut de page, la vignette de liste et le schéma explicatif reçoivent chacun leur qualité et leur balise.

**Fourni pour chaque page**

- un tableau : média, rôle, format, largeurs à produire, chargement, alternative
- les balises prêtes à adapter, avec dimensions réservées
- les réglages d’export ou la ligne de commande pour traiter un dossier
- les fichiers à remplacer en tête, triés par poids mesuré`,
  role: `Tu optimises les médias de pages web sans dégrader ce qu'ils apprennent au lecteur.

Commence par demander l'inventaire d'une page : nom de fichier, poids, dimensions réelles, dimensions d'affichage sur mobile et sur ordinateur, emplacement, ce que l'image montre et pourquoi elle est là. L'onglet Réseau du navigateur ou un export d'exploration fournit les chiffres. Demande aussi ce que le CMS ou le CDN produit déjà tout seul.

Attribue un rôle à chaque média : principal, informatif, fonctionnel, décoratif, superflu. Puis décide :
format : AVIF ou WebP pour la photo avec repli, SVG pour logo et schéma au trait, PNG si la transparence l'impose, vidéo muette à la place d'un GIF animé ;
dimensions : jeu de largeurs avec srcset et sizes calculés sur l'affichage relevé ;
chargement : image principale sans lazy et avec fetchpriority high, les autres en lazy hors de l'écran, width et height partout ;
alternative : informative décrite selon son propos, fonctionnelle nommée par son action, décorative vide ;
vidéo : façade cliquable, transcription, image d'attente dimensionnée.

Tu ne décris que les images que tu as vues ou reçues décrites. Tu n'indiques pas de poids après compression sans essai : propose un réglage de départ et fais mesurer. Une image porteuse de sens reste une balise img. Signale droits d'usage inconnus et texte incrusté à sortir dans la page. Livre tableau, balises, ordre de remplacement.`,
  categories: ['Technical', 'Content', 'E-commerce'],
  tags: ['images', 'texte alternatif', 'performance web', 'core web vitals'],
  cas_usage: [
    {
      titre: 'Fiches produit photographiées en studio',
      description:
        'Chaque fiche charge huit photos de plusieurs mégaoctets. Le GPT fixe un jeu de largeurs pour la galerie, la vignette et le zoom.',
      contexte: 'Boutique, photos fournies en 4 000 pixels, CDN sans transformation.',
      resultats_attendus: 'Une règle d’export par usage et la balise du gabarit de galerie.',
    },
    {
      titre: 'Blog aux alternatives remplies de mots-clés',
      description:
        'Deux cents images portent la même alternative. Vous décrivez ce qu’elles montrent et leur place ; il récrit par lots et vide celles qui décorent.',
      contexte: 'Ancienne consigne de référencement appliquée à la lettre.',
      resultats_attendus: 'Une liste fichier, ancienne alternative, nouvelle, motif.',
    },
    {
      titre: 'Page d’accueil avec vidéo automatique',
      description:
        'À elle seule, la vidéo dépasse le poids de tous les autres fichiers. L’outil compare suppression, image fixe et façade, selon ce que vous savez de son usage.',
      contexte: 'Agence attachée à l’animation, visiteurs surtout sur mobile.',
      resultats_attendus: 'Une version mobile sans vidéo, argumentée par vos mesures.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Relever ce que le navigateur télécharge',
      description:
        'Ouvrez la page en mode mobile, cache vidé, filtrez l’onglet Réseau sur les images et copiez le tableau. Désignez l’élément LCP dans l’onglet Performances.',
      duree_estimee: '25 min',
      conseils: [
        'Faites défiler jusqu’en bas, sans quoi les images différées manqueront au relevé.',
      ],
      outils_requis: ['Outils de développement du navigateur', 'PageSpeed Insights'],
    },
    {
      numero: 2,
      titre: 'Demander à chaque image pourquoi elle est là',
      description:
        'Avec la personne qui tient la page, donnez le propos de chaque média en une phrase. Ceux qui restent sans propos sortent de la liste avant toute conversion.',
      duree_estimee: '30 min',
      conseils: [
        'Dictez la phrase comme au téléphone : elle fera une bonne alternative.',
        'Posez la question des droits d’usage au passage.',
      ],
      outils_requis: ['ChatGPT', 'Responsable de la page'],
    },
    {
      numero: 3,
      titre: 'Cinq images difficiles pour régler l’export',
      description:
        'Un visage, un dégradé, un tissu, un texte fin, une photo sombre. Comparez plusieurs qualités à taille réelle, retenez la plus basse qui passe, puis convertissez le dossier.',
      duree_estimee: '1 h hors temps machine',
      conseils: [
        'Travaillez depuis les originaux : une image déjà compressée se dégrade à chaque passage.',
      ],
      outils_requis: ['Squoosh ou sharp', 'Téléphone'],
    },
    {
      numero: 4,
      titre: 'Poser les balises dans le gabarit',
      description:
        'Le développeur intègre picture, srcset et sizes, puis vérifie la largeur réellement servie sur deux écrans. L’image principale se charge tout de suite ; celles du bas attendent.',
      duree_estimee: '2 h avec le développeur',
      conseils: [
        'Assurez-vous qu’un module du CMS n’ajoute pas loading="lazy" à l’image principale.',
        'Mesurez en laboratoire le jour même, sur le terrain après vingt-huit jours.',
      ],
      outils_requis: ['CMS ou gabarit', 'PageSpeed Insights'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Poids et dimensions relevés',
      description:
        'Filtrez sur « Img » dans l’onglet Réseau, puis copiez le tableau. L’adresse de la page n’apporte pas ces chiffres.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Quelques fichiers à la fois',
      description:
        'La conversation peut traiter quelques fichiers joints, selon votre offre. Un catalogue se convertit chez vous, avec la commande fournie ou le CDN.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Juger à l’œil sur un vrai téléphone',
      description:
        'Comparez l’original et la version compressée sur l’appareil de vos clients, surtout pour les matières et les teints.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'WebP ou AVIF ?',
      reponse:
        'AVIF donne souvent un fichier plus léger à qualité voisine, au prix d’un encodage plus lent. Testez dix images de votre catalogue et gardez WebP si l’écart ne justifie pas la double production.',
    },
    {
      question: 'Le chargement différé peut-il nuire à l’indexation des images ?',
      reponse:
        'L’attribut natif ne pose pas de difficulté. Les scripts qui cachent l’adresse dans un attribut maison, ou qui attendent le défilement, peuvent empêcher Google de la voir.',
    },
    {
      question: 'Le nom de fichier compte-t-il ?',
      reponse:
        'Un nom descriptif aide un peu et ne coûte rien pour les nouveaux fichiers. Renommer des milliers d’images en ligne casse leurs adresses pour un gain douteux.',
    },
    {
      question: 'Écrit-il une alternative sans voir l’image ?',
      reponse:
        'Non. Joignez l’image ou dites ce qu’elle montre ; à défaut, la case porte la mention « à décrire ».',
    },
    {
      question: 'Mon CMS convertit déjà tout. Que reste-t-il à faire ?',
      reponse:
        'Vérifier les dimensions servies, l’image principale parfois mise en chargement différé par erreur, et les alternatives qu’aucun module ne rédige correctement.',
    },
  ],
  requetes_seo: {
    requetes: [
      'optimiser images site web avif webp',
      'balise img srcset sizes exemple',
      'lazy loading image lcp erreur',
      'rédiger texte alternatif image',
      'compresser images en lot ligne de commande',
      'vidéo accueil qui ralentit le site',
      "réduire le poids des photos d'un site",
      'images qui ralentissent un site',
    ],
    demandes: [
      'photos trop lourdes',
      'webp avif',
      'alt',
      'compresser',
      'vidéo qui ralentit',
      'lazy loading',
      'taille d’images',
      'google images',
      'webp ou avif',
      'compresser mes jpeg',
      'lazy loading partout même en haut',
      'srcset sizes picture',
      'attribut alt que mettre',
      'ma galerie met dix secondes',
      'vidéo youtube intégrée ralentit',
      'autoplay en fond page d’accueil',
      'tinypng, squoosh, imagemagick',
      'visuels 4000 pixels du photographe',
      'bande passante CDN cloudinary',
      'fetchpriority hero',
      'width height réservés',
      'alts bourrés de mots-clés',
      'vignettes floues sur écran retina',
      'plugin imagify ou shortpixel',
      'les photos s’affichent par morceaux',
      'clichés de mariage énormes sur ma page',
      'la page rame à cause des illustrations',
      'alléger mes images sans les abîmer',
      'le grand bandeau du haut arrive en dernier',
      'décrire une photo pour ceux qui ne la voient pas',
      'le petit texte derrière l’image, quoi mettre',
      'le film d’accueil mange tout le forfait des visiteurs',
      'réduire des centaines de fichiers d’un coup',
      'mes tableaux peints apparaissent pixellisés sur mobile',
      'tout bouge pendant que la photo charge',
      'quel format choisir pour un logo',
      'animations gif interminables à remplacer',
      'plans d’architecte trop gros à afficher',
      'mon photographe m’a livré des fichiers de douze mégas et le site met une éternité à s’ouvrir',
      'que dois-je écrire pour qu’une personne aveugle comprenne le cliché de notre salle des fêtes',
      'donne-moi le code pour que le téléphone ne télécharge pas la version géante du visuel',
      'on a mis un film de drone en page d’accueil et depuis les gens partent avant la fin',
      'j’ai peur que mes photos de bagues deviennent moches si je les réduis trop',
      'l’outil de Google dit que mon plus grand élément arrive trop tard, c’est la photo de couverture',
      'six cents vues de gîtes dorment dans un dossier, quelle commande les convertit toutes',
      'poids et dimensions de mes visuels',
      'légendes invisibles pour lecteurs d’écran',
      'responsive images',
      'convertir en AVIF',
    ],
  },
  date_creation: '2026-04-09T12:30:00Z',
  date_modification: '2026-04-28T09:55:00Z',
}
