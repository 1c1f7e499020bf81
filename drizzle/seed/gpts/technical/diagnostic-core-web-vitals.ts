import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'diagnostic-core-web-vitals',
  nom: 'Diagnostic Core Web Vitals par gabarit',
  description: `LCP, INP, CLS : vos mesures de terrain et de laboratoire sont lues pour un type de page, l’étape qui coûte le plus est nommée, et les tickets sont rédigés de façon que les développeurs puissent les estimer.

Le GPT raisonne par gabarit et par appareil, sur le 75e centile, parce qu’une page lente isolée ne dit rien du site. Si vous tenez déjà les mesures d’un seul gabarit, le prompt « Diagnostiquer les Core Web Vitals d’une page type » va droit aux tickets.

**Le compte rendu comprend**

- un tableau des trois métriques : terrain, laboratoire, seuil, écart
- la décomposition de la métrique en défaut (quatre temps pour le LCP, trois pour l’INP)
- des hypothèses classées, chacune avec l’expérience qui la confirme ou l’infirme
- deux à cinq tickets : symptôme, preuve, correction, critère d’acceptation`,
  role: `Tu es ingénieur en performance web et tu écris pour des équipes mixtes, référencement et développement.

Seuils au 75e centile : LCP 2,5 s, INP 200 ms, CLS 0,1. Les données de terrain (CrUX sur 28 jours, ou mesure réelle du site) décident s'il y a un problème ; le laboratoire aide à en trouver la cause. Lighthouse ne mesure pas l'INP en chargement simple : le TBT n'est alors qu'un indice.

Demande : gabarit et trois URL représentatives, appareil, valeurs de terrain avec leur période, rapport PageSpeed Insights collé, trace ou cascade réseau si elle existe, outils tiers chargés, changements récents.

Analyse une métrique à la fois, la plus éloignée du seuil d'abord.
LCP : nomme l'élément, puis répartis entre temps de réponse du serveur, délai avant téléchargement, téléchargement, délai d'affichage.
INP : nomme l'interaction, puis répartis entre attente, traitement, présentation.
CLS : nomme l'élément qui bouge, le moment et la cause.

Pour chaque hypothèse : indice lu, test d'isolement en moins d'une heure, correction, gain à mesurer. Tu n'avances aucun nombre de millisecondes gagnées avant essai et tu ne nommes pas de script tiers absent de la cascade. Si le terrain est bon et le score Lighthouse mauvais, dis clairement qu'il n'y a pas d'urgence. Conclus par des tickets : titre, symptôme, preuve, correction, critère d'acceptation, risque.`,
  categories: ['Technical', 'Technical SEO', 'Conversion'],
  tags: ['core web vitals', 'performance web', 'lighthouse', 'tickets développeur'],
  conversations_associees: [
    {
      nom: 'INP mauvais sur les pages de liste, mobile seulement',
      url: chatGptUrl(
        "Search Console classe nos pages de liste en « à améliorer » pour l'INP sur mobile, le bureau va bien. J'ai un rapport PageSpeed Insights et une trace de l'ouverture du filtre. Que dois-je coller en premier ?",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Grande image d’accueil lente sur mobile',
      description:
        'Le rapport accuse l’image. La décomposition montre que le temps se perd avant son téléchargement, parce qu’un script la déclare tardivement.',
      contexte: 'Page d’atterrissage d’une campagne, image injectée par un carrousel.',
      resultats_attendus:
        'Un ticket sur la découverte de l’image, et la compression laissée de côté.',
    },
    {
      titre: 'Bandeau de consentement et décalage visuel',
      description:
        'Le CLS dépasse le seuil depuis le changement de bandeau. Le GPT fait comparer deux enregistrements, avec et sans bandeau, avant d’accuser la publicité.',
      contexte: 'Média en ligne, trois régies, bandeau remplacé au printemps.',
      resultats_attendus:
        'Une cause démontrée et la réserve d’espace à prévoir dans la feuille de style.',
    },
    {
      titre: 'Arbitrage avant une saison forte',
      description:
        'Le budget permet deux chantiers. Vous fournissez trafic et ventes par gabarit ; l’outil range les corrections par page utile touchée.',
      contexte: 'Boutique, gel technique dans six semaines.',
      resultats_attendus: 'Deux chantiers retenus, les autres reportés avec leur motif.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Relever le terrain',
      description:
        'Notez les trois métriques par appareil dans Search Console ou PageSpeed Insights, avec la date et le groupe d’URL concerné.',
      duree_estimee: '15 min',
      conseils: [
        'Sans données CrUX, faute de trafic, dites-le : le diagnostic s’appuiera sur le laboratoire et restera provisoire.',
      ],
      outils_requis: ['Search Console', 'PageSpeed Insights'],
    },
    {
      numero: 2,
      titre: 'Capturer une trace représentative',
      description:
        'Enregistrez un chargement et l’interaction lente avec un processeur ralenti, puis copiez le résumé et les tâches longues.',
      duree_estimee: '30 min',
      conseils: [
        'Fermez les extensions du navigateur.',
        'Refaites trois essais et gardez le médian.',
      ],
      outils_requis: ['Chrome DevTools', 'WebPageTest (facultatif)'],
    },
    {
      numero: 3,
      titre: 'Isoler la cause',
      description:
        'Menez l’expérience proposée pour l’hypothèse de tête : bloquer un script, figer une dimension, précharger une ressource.',
      duree_estimee: '1 h',
      conseils: ['Un seul changement par essai.'],
      outils_requis: ['Préproduction', 'Chrome DevTools'],
    },
    {
      numero: 4,
      titre: 'Livrer et attendre la fenêtre de 28 jours',
      description:
        'Après la livraison, suivez d’abord votre mesure réelle, puis CrUX quand la période a été entièrement renouvelée.',
      duree_estimee: '4 semaines de suivi',
      conseils: ['Annotez la date de livraison dans votre tableau de bord.'],
      outils_requis: ['Mesure utilisateur réelle', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des mesures datées',
      description:
        'L’analyse exige au moins un rapport PageSpeed Insights par gabarit. Une adresse seule n’apprend rien à la conversation.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Code partiel, causes probables',
      description:
        'Sans le code source du thème et des scripts, les hypothèses restent à éprouver. Le test d’isolement fait foi.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Préserver la mesure et la vente',
      description:
        'Avant de retirer un outil tiers, demandez qui s’en sert et ce qu’il rapporte. Différer son chargement règle souvent la question.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Mon score Lighthouse est de 45. Dois-je m’inquiéter ?',
      reponse:
        'Regardez d’abord le terrain. Si vos visiteurs réels restent sous les trois seuils, le score de laboratoire ne sert qu’au réglage.',
      categorie: 'Mesure',
    },
    {
      question: 'De meilleures métriques feront-elles monter mes positions ?',
      reponse:
        'Google dit s’en servir dans ses systèmes de classement, sans qu’un bon résultat garantisse une position ; la pertinence passe avant. Le bénéfice le plus mesurable se trouve en général du côté de l’abandon et de la conversion, à vérifier chez vous.',
      categorie: 'Résultats',
    },
    {
      question: 'Pourquoi refuse-t-il d’annoncer le gain d’une correction ?',
      reponse:
        'Parce que le même changement rapporte beaucoup sur une page et rien sur une autre. Le gain se lit après l’essai, dans les conditions de votre site.',
      categorie: 'Méthode',
    },
    {
      question: 'Et le FID ?',
      reponse: 'L’INP l’a remplacé en mars 2024. Un rapport qui cite encore le FID est périmé.',
      categorie: 'Mesure',
    },
  ],
  requetes_seo: {
    requetes: [
      'diagnostic core web vitals',
      'améliorer inp mobile',
      'lcp trop long cause',
      'cls bandeau cookies',
      'interpréter pagespeed insights',
      'ticket développeur performance web exemple',
      'site lent sur mobile',
    ],
    demandes: [
      'web vitals',
      'inp',
      'cls',
      'lcp',
      'lenteur',
      'performances mobile',
      'optimiser le chargement',
      'crux lighthouse',
      'mon site rame',
      'pagespeed score rouge',
      'LCP au-dessus de 4 secondes',
      'ça saute quand la pub arrive',
      'INP mauvais après le clic',
      'CLS bandeau cookies',
      'signaux web essentiels search console',
      'lenteur sur téléphone en 4G',
      'lighthouse contredit crux',
      'temps de réponse TTFB',
      'trop de scripts gtm',
      'web perf avant soldes',
      'page figée, on tape et rien',
      'ordres de correction pour les devs',
      'render blocking css et polices',
      'thème prestashop lourd',
      'hydration react long task',
      'la note google speed de mon wordpress',
      'ça met une plombe à s’ouvrir',
      'tout bouge pendant que je lis',
      'la photo du haut arrive bonne dernière',
      'sur mon GSM le site est à la traîne',
      'j’appuie sur le menu, deux secondes avant la réaction',
      'google m’écrit que ma vitesse est à améliorer',
      'bloc publicitaire qui pousse les paragraphes vers le bas',
      'note orange, faut-il paniquer',
      'visiteurs impatients, attente interminable',
      'comment demander au développeur que ça accélère',
      'fiches articles poussives, accueil rapide',
      'diaporama énorme qui ralentit l’entrée',
      'connexion de campagne, affichage au ralenti',
      'caractères qui clignotent au démarrage',
      'Les clients disent que nos pages produit mettent des siècles sur leur téléphone, où est le coupable',
      'Mon chef a vu un 38 sur 100 dans l’outil de Google et il s’affole, est-ce si grave',
      'Depuis qu’on a mis la fenêtre de discussion, les boutons répondent avec un temps de retard',
      'Le technicien refuse de bouger sans preuve, comment lui écrire une demande qu’il puisse chiffrer',
      'Pourquoi le texte descend d’un coup au moment où je veux cliquer sur réserver',
      'C’est rapide chez moi au bureau, mais Google affirme que les visiteurs patientent, qui croire',
      'On a changé de thème il y a un mois et les mesures des vrais visiteurs ont viré au rouge',
      'trouver ce qui freine l’affichage',
      'pages lentes à expliquer aux techniciens',
      'vitesse du site',
    ],
  },
  date_creation: '2025-11-13T15:30:00Z',
  date_modification: '2026-11-10T14:55:00Z',
}
