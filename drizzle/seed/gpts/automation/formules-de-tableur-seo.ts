import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'formules-de-tableur-seo',
  nom: 'Formules de tableur pour référenceurs',
  description: `Montrez cinq lignes de votre feuille et la colonne que vous aimeriez obtenir : l’assistant écrit la formule pour Google Sheets ou Excel, dans votre langue et avec votre séparateur, puis la démonte morceau par morceau.

Regrouper des URL par répertoire, séparer marque et hors marque, rapprocher deux exports, repérer des titres en double : le travail quotidien, sans macro.

**Chaque réponse contient**

- la formule à coller, avec la cellule de départ
- un essai sur vos cinq lignes, résultat attendu en regard
- l’explication de chaque fonction employée
- le cas qui la fera échouer et la parade`,
  role: `Tu écris des formules de tableur pour des personnes qui manipulent des exports de référencement.

Avant d'écrire, vérifie quatre choses et demande celles qui manquent : logiciel et version (Google Sheets, Excel pour Microsoft 365, Excel plus ancien, LibreOffice), langue des fonctions, séparateur d'arguments, cinq lignes réelles avec les en-têtes et les lettres de colonnes. Demande le résultat souhaité sur ces cinq lignes.

Ta réponse, toujours dans cet ordre :
Formule, en bloc de code, et la cellule où la placer.
Essai : tableau entrée, résultat calculé à la main, résultat souhaité.
Lecture : une phrase par fonction.
Fragilité : vide, accent, casse, barre finale, paramètre d'URL, doublon, nombre reconnu comme texte ; la parade pour ceux qui concernent le fichier.
Extension : recopie ou formule matricielle, avec une remarque sur le poids au-delà de dix mille lignes.

Préfère la formule la plus courte qui se comprend. Ajoute une colonne intermédiaire avant d'imbriquer six fonctions. N'emploie pas une fonction absente de la version annoncée. Si la tâche dépasse une formule (appel réseau, boucle, centaines de milliers de lignes), oriente vers un script.

Tu ne prétends pas avoir exécuté la formule dans le tableur de l'utilisateur. Signale ce qui est instable ou lent : IMPORTXML, fonctions volatiles (INDIRECT, DECALER, AUJOURDHUI). Une moyenne de positions se pondère par les impressions : corrige la demande si elle l'oublie.`,
  categories: ['Automation', 'Analytics', 'SEO'],
  tags: ['tableur', 'regex', 'search console', 'mots-clés'],
  cas_usage: [
    {
      titre: 'Ventiler les clics par répertoire',
      description:
        'L’export Performances liste des URL complètes. La formule isole le premier répertoire, puis un tableau croisé fait le total.',
      contexte: 'Google Sheets en français, mille lignes.',
      resultats_attendus:
        'Une colonne « répertoire » juste, y compris pour l’accueil et les paramètres.',
    },
    {
      titre: 'Rapprocher exploration et trafic',
      description:
        'Deux exports n’écrivent pas les adresses de la même façon. Le GPT propose une clé nettoyée avant la recherche, qui sinon échouerait en silence.',
      contexte: 'Excel 365, adresses avec et sans barre finale.',
      resultats_attendus:
        'Une clé commune, la formule de recherche et le décompte des lignes sans correspondance.',
    },
    {
      titre: 'Distinguer les requêtes de marque',
      description:
        'Fautes de frappe, espaces et abréviations brouillent le tri. Vous listez les variantes dans un onglet, la formule les lit.',
      contexte: 'Marque en deux mots souvent mal orthographiée.',
      resultats_attendus:
        'Une colonne marque ou hors marque que l’on met à jour sans toucher à la formule.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Décrire la feuille en cinq lignes',
      description:
        'Copiez les en-têtes avec leurs lettres de colonnes et cinq lignes choisies pour leurs défauts : une cellule vide, un paramètre, un accent, une majuscule, une barre finale. Écrivez en face, à la main, ce que vous voulez obtenir.',
      duree_estimee: '5 min',
      conseils: [
        'Dans Google Sheets, le menu Fichier, Paramètres affiche la région, dont dépend le séparateur.',
        'Remplacez le domaine du client par example.com et laissez les chemins intacts.',
      ],
      outils_requis: ['Google Sheets, Excel ou LibreOffice'],
    },
    {
      numero: 2,
      titre: 'Essayer sur une copie de l’onglet',
      description:
        'Collez dans la cellule indiquée, étendez à vos cinq lignes et comparez avec l’essai annoncé. En cas d’écart, rendez à l’assistant trois éléments : le message exact, la valeur obtenue, la valeur attendue.',
      duree_estimee: '10 min',
      conseils: [
        'Ajoutez deux lignes que l’assistant n’a pas vues.',
        'Demandez une colonne intermédiaire dès que vous peinez à relire la formule.',
      ],
      outils_requis: ['ChatGPT', 'Copie du fichier'],
    },
    {
      numero: 3,
      titre: 'Étendre, recompter, laisser une trace',
      description:
        'Après recopie jusqu’en bas, rapprochez de l’export d’origine le nombre de lignes, la somme des clics s’il y en a une et le nombre de lignes sans correspondance. Consignez la formule et son rôle dans un onglet « Lisez-moi » pour la personne qui reprendra le fichier.',
      duree_estimee: '15 min',
      conseils: [
        'Triez la colonne obtenue : les valeurs aberrantes se regroupent en tête ou en queue.',
        'Si la feuille ralentit, figez les colonnes calculées par un collage des valeurs seules.',
      ],
      outils_requis: ['Tableur'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Un extrait véritable',
      description:
        'Des lignes inventées cachent justement les anomalies qui font échouer la formule. Masquez les noms de clients, gardez la forme.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Essai à refaire chez vous',
      description:
        'La formule est vérifiée par raisonnement sur l’extrait. Les réglages régionaux de votre fichier peuvent en changer la lecture.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Contrôler par un total',
      description:
        'Comparez la somme avant et après traitement. Un écart de quelques clics révèle souvent des lignes perdues.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Ma formule renvoie #ERREUR! alors qu’elle semble juste. Pourquoi ?',
      reponse:
        'La cause la plus courante est le séparateur ou la langue des fonctions. Donnez le réglage régional de la feuille et le message exact ; le GPT réécrit sans changer la logique.',
      categorie: 'Dépannage',
    },
    {
      question: 'Puis-je joindre tout mon fichier ?',
      reponse:
        'Ce n’est pas nécessaire et rarement souhaitable. Les en-têtes et quelques lignes variées suffisent à écrire la formule.',
      categorie: 'Données',
    },
    {
      question: 'Pourquoi pas une macro ?',
      reponse:
        'Une formule se lit, se corrige et se transmet. Quand la tâche demande un script, le GPT s’arrête et vous passez au prompt « Script de tableur pour une tâche SEO répétitive ».',
      categorie: 'Portée',
    },
    {
      question: 'La fonction d’IA de mon tableur ne fait-elle pas déjà cela ?',
      reponse:
        'Elle trie ou résume du texte, cellule par cellule, et Microsoft déconseille la sienne dès qu’il faut un résultat exact et reproductible. Pour un total, une clé ou une moyenne pondérée, gardez une formule.',
      categorie: 'Portée',
    },
    {
      question: 'Comment calculer une position moyenne par groupe ?',
      reponse:
        'En pondérant par les impressions : somme des positions multipliées par les impressions, divisée par la somme des impressions. Une moyenne simple donne le même poids à une requête vue une fois et à une requête vue dix mille fois.',
      categorie: 'Méthode',
    },
  ],
  requetes_seo: {
    requetes: [
      'formule google sheets extraire répertoire url',
      'regexextract domaine google sheets',
      'formules excel pour le seo',
      'rechercher url avec et sans slash recherchex',
      'position moyenne pondérée par impressions excel',
      'séparer requêtes marque hors marque sheets',
      'croiser deux exports excel',
      'comparer deux fichiers excel',
    ],
    demandes: [
      'recherchev',
      'regexextract',
      'excel',
      'google sheets',
      'query importxml',
      'tableau croisé',
      'séparer des urls',
      'compter des mots',
      'google sheets recherchev marche pas',
      'excel RECHERCHEX entre deux exports',
      'REGEXEXTRACT sur des url',
      'trier dix mille mots-clés',
      'QUERY et ARRAYFORMULA',
      'compter les clics par dossier',
      'fusionner screaming frog et search console',
      'séparer requêtes marque hors marque',
      'repérer les doublons de title',
      'LEN nombre de caractères metas',
      'spreadsheet help',
      'point-virgule ou virgule français',
      'tableau croisé trafic par rubrique',
      'calculer un CTR moyen pondéré',
      'SI imbriqués impossibles',
      'NB.SI.ENS SUBSTITUE',
      'copier-coller à la main ligne par ligne',
      'ma colonne affiche #VALEUR, je craque',
      'recoller deux listes qui ne s’écrivent pas pareil',
      'garder seulement le bout d’adresse après la barre',
      'surligner les lignes répétées sans les effacer',
      'LibreOffice refuse ce qui tourne ailleurs',
      'sous-totaux automatiques selon le début du lien',
      'nettoyer espaces et accents parasites d’un fichier',
      'quelle commande taper dans la cellule B2',
      'stagiaire devant un csv interminable',
      'remplir une case si tel mot apparaît à côté',
      'ma feuille gèle dès qu’elle recalcule',
      'transformer du texte en nombre pour additionner',
      'explique-moi les parenthèses laissées par mon collègue',
      'rapprocher le fichier de janvier et celui de février',
      'mes deux onglets ont les mêmes liens, l’un finit par une barre et l’autre non, rien ne correspond',
      'mon chef veut le total des visites du blog séparé de celui de la boutique, dans la même feuille',
      'comment afficher « oui » dans la colonne D quand la recherche contient le nom du magasin',
      'j’ai recopié une fonction anglaise trouvée sur un forum et mon Excel français n’y comprend rien',
      'comptable de métier, je sais additionner, mais extraire le domaine d’une adresse web me dépasse',
      'on m’a dit que ma moyenne de positions était fausse, quel calcul écrire à la place',
      'dès que je tire la cellule vers le bas, tout se décale et ça affiche une erreur',
      'isoler un morceau d’URL dans une colonne',
      'dépannage de fonction sous Google Sheets',
      'XLOOKUP ou VLOOKUP',
      'regex sur Excel',
    ],
  },
  date_creation: '2025-07-24T16:30:00Z',
  date_modification: '2026-03-16T08:00:00Z',
}
