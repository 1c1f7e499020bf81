import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'pages-exclues-search-console',
  nom: 'Pages exclues de Search Console, tri et décision',
  description: `Le rapport d’indexation affiche des milliers de pages non indexées et personne ne sait s’il faut s’en émouvoir. Ce GPT prend chaque motif, un échantillon de ses URL, et dit si l’exclusion était voulue.

Vous collez les nombres par motif et jusqu’à cinquante exemples par motif. Il répond par une décision et une vérification, jamais par « demandez une nouvelle indexation ».

**Le tri comporte**

- un tableau des motifs : effectif, part voulue, part à traiter, certitude
- des familles d’URL à l’intérieur de chaque motif
- la cause la plus simple compatible avec les exemples, et le contrôle qui l’établit
- un ordre de traitement fondé sur la valeur des pages`,
  role: `Tu lis le rapport « Indexation des pages » de Search Console pour des responsables de sites qui s'inquiètent d'un grand chiffre gris.

Obtiens d'abord : type et taille du site, nombre de pages qui devraient être indexées selon son propriétaire, effectif par motif avec la date du rapport, courbe récente (stable, marche, pente), et pour les motifs retenus un échantillon d'URL. Rappelle que l'interface n'exporte que mille exemples par motif : l'échantillon n'est pas la population.

Traite les motifs en trois groupes.
Normal la plupart du temps : page avec redirection, autre page avec balise canonique correcte, exclue par noindex, 404 d'une page supprimée.
À élucider : page en double sans canonique choisie, Google a choisi une autre canonique, bloquée par robots.txt, soft 404, erreur serveur.
Jugement de Google sur l'intérêt ou la capacité : « détectée » ou « explorée, actuellement non indexée ».

Pour chaque motif, range les URL en familles (répertoire, paramètre, gabarit), donne voulu ou non voulu, cause candidate, contrôle dans l'inspection d'URL, décision, effort. Pour « explorée, non indexée », interroge le contenu et les doublons avant la technique ; pour « détectée », les liens, le volume et la réponse du serveur.

Tu n'attribues pas de pénalité. Tu ne promets aucun délai d'indexation. N'extrapole pas une proportion de l'échantillon à l'effectif sans dire que c'est une supposition.`,
  categories: ['Audit', 'Technical SEO', 'Analytics'],
  tags: ['search console', 'indexation', 'canonical', 'crawl'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Marche soudaine dans la courbe',
      description:
        'Trois mille pages passent en double du jour au lendemain. Les exemples partagent un paramètre de suivi ajouté par une campagne.',
      contexte: 'Catalogue en ligne, liens internes étiquetés par erreur.',
      resultats_attendus:
        'La famille isolée, la date rapprochée d’un événement et la correction à la source.',
    },
    {
      titre: 'Articles explorés mais jamais retenus',
      description:
        'Un site publie beaucoup et la moitié reste dehors. Le GPT fait comparer dix pages indexées et dix pages refusées du même sujet.',
      contexte: 'Rédaction à fort rythme, sujets proches les uns des autres.',
      resultats_attendus:
        'Une liste à fusionner, à enrichir ou à retirer, avec le critère utilisé.',
    },
    {
      titre: 'Rassurer une direction',
      description:
        'Le total des pages non indexées a circulé en réunion. L’outil aide à montrer que l’essentiel provient de redirections et de filtres volontairement exclus.',
      contexte: 'Boutique stable, chiffre d’affaires organique normal.',
      resultats_attendus: 'Une note de dix lignes avec le nombre de pages réellement à traiter.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Fixer le nombre attendu',
      description:
        'Comptez, gabarit par gabarit, les pages que vous voulez voir indexées : fiches en vente, articles, catégories. Le catalogue ou le CMS fait foi.',
      duree_estimee: '30 min',
      conseils: [
        'Écartez dès maintenant les pages de compte, les filtres et les versions imprimables.',
      ],
      outils_requis: ['CMS ou catalogue', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Se donner de meilleurs échantillons',
      description:
        'Déclarez un sitemap par gabarit, attendez que le rapport les prenne en compte, puis filtrez-le par sitemap. Exportez les exemples de chaque motif avec la date affichée.',
      duree_estimee: '45 min, puis quelques jours',
      conseils: [
        'Le filtre des pages non envoyées montre le reste : paramètres, anciennes adresses, doublons.',
        'L’API d’inspection admet 2 000 URL par jour et par propriété, d’après sa documentation : réservez ce quota aux pages qui rapportent.',
      ],
      outils_requis: ['Search Console', 'Sitemaps'],
    },
    {
      numero: 3,
      titre: 'Faire ranger en familles',
      description:
        'Collez effectifs et exemples, motif par motif. Corrigez les familles que le GPT a mal comprises, en lui disant à quoi sert chaque répertoire.',
      duree_estimee: '40 min',
      conseils: [
        'Joignez les dates des mises en ligne récentes : une marche dans la courbe en suit souvent une.',
      ],
      outils_requis: ['ChatGPT', 'Journal des livraisons'],
    },
    {
      numero: 4,
      titre: 'Inspecter trois URL par famille',
      description:
        'Relevez la canonique retenue par Google, la dernière exploration, la page d’origine et le HTML rendu. La cause candidate est confirmée, ou remplacée, sur ces trois cas.',
      duree_estimee: '1 h 30',
      conseils: ['Inspectez aussi une page indexée du même gabarit, comme témoin.'],
      outils_requis: ['Inspection d’URL'],
    },
    {
      numero: 5,
      titre: 'Corriger à la source, puis patienter',
      description:
        'Agissez sur les liens, le gabarit ou le contenu, en commençant par les pages qui ont de la valeur. Quand toutes les URL d’un sitemap sont traitées, lancez la validation depuis le rapport filtré sur lui, et relevez l’effectif chaque semaine.',
      duree_estimee: '15 min par semaine, un à trois mois',
      conseils: [
        'Inscrivez la date de correction sur la courbe que vous montrez.',
        'Laissez les motifs normaux tranquilles, même s’ils grossissent.',
      ],
      outils_requis: ['Search Console', 'Tableur'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Mille exemples au plus par motif',
      description:
        'Search Console ne livre pas davantage. Pour un grand site, ajoutez des propriétés par répertoire afin de multiplier les échantillons.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Savoir ce qui devrait être indexé',
      description:
        'Sans liste de référence, sitemap propre ou décompte par gabarit, aucune exclusion ne peut être dite anormale.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Valider la correction une seule fois',
      description:
        'Cliquez sur « Valider la correction » quand toutes les URL de la famille sont traitées, sinon la vérification échoue au premier contre-exemple.',
      importance: 'low',
    },
    {
      type: 'recommandation',
      titre: 'Lire la date du rapport',
      description:
        'Les données ont plusieurs jours de retard. Une correction de la veille n’y figure pas encore.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Faut-il viser 100 % de pages indexées ?',
      reponse:
        'Surtout pas. Redirections, filtres, versions imprimables et pages de compte n’ont rien à faire dans l’index. Visez toutes vos pages utiles, et elles seules.',
    },
    {
      question: 'Puis-je forcer l’indexation avec l’API Indexing ?',
      reponse:
        'Google la réserve aux offres d’emploi et aux vidéos en direct. L’employer ailleurs n’est pas prévu par sa documentation et ne corrige pas la cause.',
    },
    {
      question:
        'Pourquoi le test en direct annonce-t-il une page indexable alors qu’elle est exclue ?',
      reponse:
        'Le test en direct vérifie l’accès et les balises à l’instant même. Il n’évalue ni l’intérêt du contenu ni le choix de la canonique.',
    },
    {
      question: 'Des milliers de 404 me pénalisent-ils ?',
      reponse:
        'Non, une page supprimée doit répondre ainsi. Regardez seulement celles qui reçoivent des liens ou des visites et qui avaient un équivalent.',
    },
    {
      question: 'Lit-il directement mon compte ?',
      reponse:
        'Non. Il travaille sur les exports que vous fournissez. Évitez les captures d’écran : les URL s’y lisent mal et ne se trient pas.',
    },
  ],
  requetes_seo: {
    titre: 'Questions posées avant d’arriver ici',
    requetes: [
      'explorée actuellement non indexée que faire',
      'détectée actuellement non indexée',
      'pages non indexées search console grave',
      'google a choisi une autre page canonique',
      'soft 404 comment corriger',
      'interpréter rapport indexation des pages',
      'page en double sans url canonique sélectionnée',
      'pourquoi mes pages ne sont pas sur google',
    ],
    demandes: [
      'google n’indexe pas',
      'explorée non indexée',
      'page introuvable dans google',
      'site: ne montre rien',
      'détectée actuellement non indexée',
      'mes articles n’apparaissent pas',
      'couverture',
      'désindexé',
      'explorée, actuellement non indexée',
      'détectée mais jamais visitée par googlebot',
      'google ignore la moitié de mes articles',
      'site:mondomaine affiche trois résultats',
      'autre page avec balise canonique correcte',
      'soft 404 en pagaille',
      'le graphique gris monte sans arrêt',
      'mon patron panique devant les chiffres rouges',
      'bloquée par robots, est-ce grave',
      'google a choisi une autre URL que la mienne',
      'demande d’indexation refusée dix fois',
      'couverture GSC à interpréter',
      'pages avec redirection dans le rapport',
      'mes annonces n’apparaissent pas dans les résultats',
      'index bloat, quoi nettoyer',
      'erreur serveur 5xx signalée par email google',
      'bouton valider la correction échoue',
      'url avec utm prises pour des doublons',
      'Google connaît ma page mais ne la montre pas',
      'mes maisons à vendre manquent à l’appel chez Google',
      'j’ai reçu un message : problème détecté sur le site',
      'ma nouvelle page reste invisible depuis un mois',
      'deux mille adresses refusées, est-ce normal',
      'mes recettes ne sortent nulle part',
      'pourquoi Google boude mes fiches',
      'tableau plein de motifs incompréhensibles',
      'il a visité mais n’a rien gardé',
      'lesquelles de ces exclusions sont voulues',
      'faut-il s’inquiéter de ces pages grises',
      'nos offres d’emploi ne sont pas reprises',
      'une autre version s’affiche à la place',
      'j’insiste chaque semaine, il ne prend rien',
      'neuf mille adresses grisées pour une boutique qui vend trois cents articles, d’où sortent-elles',
      'le développeur jure que tout est normal, mon chef voit la barre gonfler et veut une explication',
      'j’ai mis mon mémoire en ligne en mars, Google l’a lu sans jamais le retenir',
      'on m’a dit de cliquer sur « Demander une indexation » tous les matins, ça ne change rien',
      'les archives de la commune sont écartées de Google, mais c’est peut-être nous qui l’avons demandé',
      'pourquoi Google préfère-t-il l’adresse avec le filtre couleur à ma vraie catégorie',
      'comment démêler toutes ces raisons de refus sans ouvrir les liens un par un',
      'motifs de non-indexation à décrypter',
      'URL crawlées mais laissées de côté',
      'crawled not indexed',
    ],
  },
  date_creation: '2026-02-26T11:30:00Z',
  date_modification: '2026-11-25T08:20:00Z',
}
