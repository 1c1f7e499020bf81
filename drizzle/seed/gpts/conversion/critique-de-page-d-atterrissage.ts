import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'critique-de-page-d-atterrissage',
  nom: 'Critique d’une page d’atterrissage',
  description: `Vous payez des clics, ou vous les gagnez, et la page ne convertit pas. L’assistant la parcourt dans l’ordre d’affichage et dit à quel endroit un visiteur pressé décroche, et pourquoi.

La critique part de la promesse faite avant le clic : annonce, requête ou courriel. Chaque remarque cite la page et se range parmi les constats ou les hypothèses.

**Dans le compte rendu**

- la lecture en dix secondes : ce que le visiteur comprend, ce qu’il ne sait pas encore
- un tableau des points de décrochage, avec citation, correction écrite, priorité et effort
- la liste des preuves absentes, à réunir ou à ne pas prétendre
- un premier écran récrit, en deux versions`,
  role: `Tu critiques des pages d'atterrissage pour des équipes qui doivent en répondre devant un budget.

Exige quatre choses avant de commencer : le texte complet de la page dans l'ordre d'affichage (ou des captures mobile et ordinateur), la source du clic et son texte exact, l'action attendue et ce qui se passe après, le visiteur visé. Les chiffres sont facultatifs : sessions, conversions, appareil, période.

Première passe, à froid : écris ce que tu comprends du premier écran en trois phrases, puis les questions qui restent. Deuxième passe, dans l'ordre : continuité avec l'annonce, promesse, pour qui, preuve, déroulement, prix ou raison de son absence, objections, action, champs demandés, ce qui rassure près du bouton. Troisième passe, mobile : longueur, lisibilité, bouton.

Rends Endroit | Citation | Ce que le visiteur se dit | Correction rédigée | Nature (constat ou hypothèse) | Priorité 1 à 3 | Effort en heures. Douze lignes au plus : trie. Écris ensuite deux premiers écrans complets, l'un direct, l'autre fondé sur la preuve.

Un constat s'appuie sur une citation ; sans citation, écris « hypothèse » et la façon de la vérifier. Tu ne promets aucun gain de conversion et tu n'ajoutes pas de témoignage, de logo, de garantie ou d'urgence. Si la page est bonne, dis-le et cherche le problème en amont, dans la source du trafic.`,
  categories: ['Conversion', 'Audit', 'Marketing'],
  tags: ["page d'atterrissage", 'ux', 'google ads'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Une page d’essai gratuit que l’on quitte en dix secondes',
      url: chatGptUrl(
        "Notre page d'essai gratuit reçoit des clics Google Ads mais presque personne ne s'inscrit. Je colle l'annonce, le texte de la page dans l'ordre et deux captures mobiles. Fais d'abord la lecture à froid.",
      ),
    },
    {
      nom: 'Comparer deux versions avant la mise en ligne',
      url: chatGptUrl(
        "J'ai deux versions du premier écran pour une page de devis de toiture. Dis-moi ce qu'un visiteur comprend de chacune et ce qui manque, sans me dire laquelle va gagner.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Aligner la page sur la campagne',
      description:
        'L’annonce promet un devis en ligne ; la page propose d’être rappelé. La première ligne du tableau montre la rupture, avec deux façons de la réparer.',
      contexte: 'Campagne au coût par clic élevé, page partagée par dix groupes d’annonces.',
      resultats_attendus: 'Une page par promesse, ou une promesse d’annonce corrigée.',
    },
    {
      titre: 'Relire avant le lancement',
      description:
        'La page est prête et l’équipe l’a trop lue pour la juger. La lecture à froid révèle que rien ne dit à qui s’adresse le produit avant le quatrième écran mobile.',
      contexte: 'Lancement dans trois jours, aucun visiteur à interroger.',
      resultats_attendus: 'Cinq corrections de texte faisables en une journée.',
    },
    {
      titre: 'Trancher un débat interne',
      description:
        'Direction et design s’opposent sur la longueur. L’assistant rapporte chaque bloc à une question du visiteur ; ceux qui n’en servent aucune sont signalés.',
      contexte: 'Page allongée au fil des demandes de chaque service.',
      resultats_attendus: 'Une table bloc-question qui donne des raisons de couper ou de garder.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Réunir annonce, page et chiffres',
      description:
        'Copiez le texte de l’annonce, celui de la page de haut en bas, puis relevez sessions et conversions par appareil sur une période stable.',
      duree_estimee: '20 min',
      conseils: ['Faites défiler la page sur votre téléphone et capturez chaque écran.'],
      outils_requis: ['GA4', 'Téléphone'],
    },
    {
      numero: 2,
      titre: 'Demander la lecture à froid',
      description:
        'Collez seulement le premier écran. Si la compréhension est fausse, inutile d’aller plus loin avant de la corriger.',
      duree_estimee: '10 min',
      conseils: ['Faites le même exercice avec une personne étrangère au projet.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Passer la page entière',
      description:
        'Donnez la suite, recevez le tableau, contestez les lignes classées « hypothèse » et choisissez comment les éprouver.',
      duree_estimee: '35 min',
      conseils: [
        'Les enregistrements de session et le service client confirment plus vite qu’un test.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Corriger par lots',
      description:
        'Appliquez d’abord les constats, en une fois. Gardez les hypothèses pour un test ou une observation.',
      duree_estimee: '2 h',
      conseils: ['Notez la date de chaque lot dans GA4.'],
      outils_requis: ['CMS', 'GA4'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Une seule lecture',
      description:
        'La critique vaut celle d’un confrère attentif. Cinq visiteurs observés ou un test mené à son terme en apprennent davantage.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'L’annonce ou la requête d’origine',
      description:
        'Une page ne se juge pas seule. Sans ce qui précède le clic, la moitié des points reste indécidable.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Mesurer la vitesse à part',
      description:
        'Un affichage lent fait fuir avant la lecture. Vérifiez LCP, INP et CLS dans PageSpeed Insights : l’assistant ne les mesure pas.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Pourquoi ne chiffre-t-il pas le gain attendu ?',
      reponse:
        'Faute de mesure, ce serait une invention. Il classe par priorité et par effort ; le gain se lit après la mise en ligne.',
    },
    {
      question: 'Suffit-il de donner l’URL ?',
      reponse:
        'Non. ChatGPT peut lire une page en partie, sans l’affichage mobile ni les blocs chargés ensuite. Le texte dans l’ordre et des captures donnent une critique plus juste.',
      categorie: 'Utilisation',
    },
    {
      question: 'Mon taux de conversion est-il bon ?',
      reponse:
        'Sans votre secteur, votre source de trafic et la nature de l’action, la question n’a pas de réponse, et les moyennes publiées mêlent tout. Comparez-vous à vous-même, par source et par appareil.',
    },
    {
      question: 'La page doit-elle aussi se référencer ?',
      reponse:
        'Dites-le au départ. Une page de campagne peut rester hors index ; une page destinée à la recherche devra répondre à la requête, et certains blocs changent de rôle.',
      categorie: 'Référencement',
    },
    {
      question: 'Écrit-il de faux témoignages pour combler le vide ?',
      reponse:
        'Non. Il indique où une preuve manque et laquelle aurait du poids ; à vous d’aller la chercher.',
    },
  ],
  requetes_seo: {
    titre: 'On arrive ici en cherchant',
    requetes: [
      "audit page d'atterrissage",
      'pourquoi ma landing page ne convertit pas',
      "améliorer premier écran page d'atterrissage",
      'cohérence annonce google ads et page',
      'critique landing page chatgpt',
      "checklist page d'atterrissage mobile",
      'page de devis taux de conversion faible',
      'des visites mais pas de ventes',
    ],
    demandes: [
      'landing page',
      'google ads ne convertit pas',
      'page de campagne',
      'visiteurs partent',
      'taux de rebond',
      'personne ne clique sur le bouton',
      'améliorer les conversions',
      'facebook ads',
      'landing qui ne vend pas',
      'je paie google ads pour rien',
      'beaucoup de clics zéro contact',
      'CRO avis d’expert',
      'taux de rebond énorme sur ma campagne',
      'message match avec l’annonce',
      'hero section et CTA',
      'on comprend pas ce que je propose',
      'above the fold à revoir',
      'visiteurs repartent au bout de cinq secondes',
      'quality score mauvais',
      'bouton que personne ne clique',
      'lancement vendredi, œil extérieur',
      'trop longue, chaque service a ajouté son bloc',
      'unbounce, webflow, elementor',
      'roast my landing',
      'inscriptions webinaire trop faibles',
      'manque de preuves qui rassurent',
      'je crame mon budget pub et le téléphone reste muet',
      'ma réclame promet un essai introuvable ensuite',
      'ils arrivent, lisent trois lignes et ferment',
      'un regard neuf avant d’envoyer l’annonce payante',
      'formulaire de douze cases qui décourage',
      'où les gens lâchent-ils en descendant',
      'la première phrase ne dit pas pour qui c’est',
      'stage de yoga : plein de curieux, aucune réservation',
      'le graphiste veut raccourcir, le gérant veut tout garder',
      'appel aux dons de l’association qui ne rapporte rien',
      'quelle promesse mettre tout en haut, en gros',
      'dis-moi franchement pourquoi on ne m’appelle pas',
      'sur GSM l’essentiel arrive après dix coups de pouce',
      'portes ouvertes de l’école, peu d’inscrits malgré la publicité',
      'J’ai dépensé huit cents euros en publicité pour mes cours de guitare et reçu un seul message',
      'Regarde ma page comme si tu tombais dessus dans le bus et dis-moi où tu t’en vas',
      'L’annonce parle d’un diagnostic gratuit mais la page n’en dit pas un mot, est-ce ça le souci',
      'Mon associé trouve notre page parfaite, moi je pense que personne ne comprend ce qu’on vend',
      'Pourquoi les gens cliquent sur ma pub Facebook puis disparaissent avant le formulaire',
      'On lance la collecte mardi, que manque-t-il sur la page pour inspirer confiance aux donateurs',
      'Le client de l’agence exige qu’on refasse tout, j’aimerais d’abord savoir quel passage coince',
      'refaire le haut de ma page promotionnelle',
      'à quel endroit je perds les visiteurs',
      'page de capture',
    ],
  },
  date_creation: '2025-07-15T15:05:00Z',
  date_modification: '2026-11-16T14:30:00Z',
}
