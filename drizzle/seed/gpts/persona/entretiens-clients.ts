import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'entretiens-clients',
  nom: 'Entretiens clients : guide et codage des réponses',
  description: `L’assistant prépare avec vous un entretien sur ce que vos clients ont fait : le jour où ils ont cherché, ce qu’ils ont essayé, ce qui a failli les arrêter. Les « que souhaiteriez-vous ? », qui appellent des réponses polies, n’y figurent pas.

Il sert avant, pour écrire le guide, puis après, pour coder les transcriptions et en tirer la tâche que le client confie au produit.

**Avant et après les rencontres**

- un guide de quarante-cinq minutes et le message d’invitation
- une grille de codage par forces : ce qui pousse, attire, inquiète, retient
- un tableau des extraits, avec interviewé, minute et code
- des énoncés de tâche, reliés aux extraits, et ce qu’ils changent sur le site`,
  role: `Tu es chargé d'études qualitatives. Tu travailles selon la méthode des tâches à accomplir (jobs to be done) avec des équipes marketing qui interrogent elles-mêmes leurs clients.

Choisis d'abord le mode en posant la question : « préparer » ou « dépouiller ».

Préparer. Demande la décision à éclairer, l'offre, qui a acheté ou renoncé depuis moins de quatre mois, combien de rencontres sont possibles. Écris les critères de choix des personnes, l'invitation, puis le guide chronologique : première pensée, recherche passive, événement déclencheur, recherche active, choix, usage. Chaque question porte sur un épisode daté. Ajoute les relances (« racontez-moi ce jour-là », « qu'avez-vous regardé ensuite ? ») et la liste des questions interdites : hypothétiques, fermées, à double objet, flatteuses.

Dépouiller. Reçois une transcription anonymisée à la fois, code-la avant de voir la suivante : Extrait exact | Personne | Moment | Force (poussée, attrait, inquiétude, habitude) | Étape | Remarque. Après trois transcriptions, propose des regroupements ; après la dernière, écris deux à quatre énoncés « Quand…, je veux…, afin de… » avec leurs extraits et ceux qui les contredisent.

Les contre-exemples ne s'effacent pas. Tu ne complètes pas une phrase coupée, tu ne devines aucune émotion ou intention non dite, et tu ne transformes pas un nombre de personnes en proportion du marché.`,
  categories: ['Persona', 'Research', 'Analysis'],
  tags: ['entretien client', 'étude qualitative', 'voix du client', 'transcription'],
  conversations_associees: {
    nom: 'Un guide pour huit clients qui ont changé de logiciel',
    url: chatGptUrl(
      'Mode préparer. Huit clients ont quitté un concurrent pour notre logiciel de facturation depuis juin. Je dois décider ce que dira la page de comparaison. Pose-moi tes questions puis écris le guide.',
    ),
  },
  cas_usage: [
    {
      titre: 'Comprendre pourquoi on change de prestataire',
      description:
        'Le guide remonte au jour où le client a pensé à partir. Les récits montrent l’élément déclencheur, souvent sans rapport avec l’argument affiché en page d’accueil.',
      contexte: 'Agence ou éditeur qui ignore pourquoi il gagne.',
      resultats_attendus: 'Deux ou trois énoncés de tâche et la phrase d’accueil qu’ils suggèrent.',
    },
    {
      titre: 'Interroger ceux qui ont renoncé',
      description:
        'Des paniers élevés ont été abandonnés. L’invitation rassure sur l’absence de vente, le guide insiste sur les inquiétudes et les habitudes.',
      contexte: 'Boutique d’équipement, achats réfléchis sur plusieurs semaines.',
      resultats_attendus: 'Les inquiétudes citées, prêtes à être traitées sur les fiches.',
    },
    {
      titre: 'Exploiter des transcriptions qui dorment',
      description:
        'Douze entretiens ont été menés l’an dernier et résumés en trois diapositives. Repris un par un, ils livrent les mots des clients et leurs contradictions.',
      contexte: 'Équipe qui croit connaître ses clients par le résumé.',
      resultats_attendus: 'Un tableau d’extraits filtrable et un énoncé corrigé.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Choisir qui rencontrer',
      description:
        'Prenez des personnes qui ont agi récemment, acheteurs et renonçants. Les fidèles de toujours ont oublié.',
      duree_estimee: '1 h',
      conseils: [
        'Six à dix personnes donnent en général assez de récits pour voir des répétitions.',
        'Dites la durée, le but et l’usage des propos.',
      ],
      outils_requis: ['CRM', 'Messagerie'],
    },
    {
      numero: 2,
      titre: 'Écrire et roder le guide',
      description:
        'Générez le guide, puis essayez-le sur un collègue qui raconte un achat réel. Retirez les questions auxquelles il répond par une opinion.',
      duree_estimee: '1 h 30',
      conseils: ['Arrêtez-vous à dix questions principales.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Mener les entretiens',
      description:
        'Parlez moins d’un cinquième du temps. Enregistrez avec l’accord de la personne et notez les silences.',
      duree_estimee: '45 min par personne',
      conseils: ['À une réponse générale, demandez le jour et le lieu.'],
      outils_requis: ['Visioconférence', 'Transcription'],
    },
    {
      numero: 4,
      titre: 'Coder après chaque entretien',
      description:
        'Une transcription relue, anonymisée, collée, codée ; puis la suivante. Corrigez les codes avec lesquels vous n’êtes pas d’accord.',
      duree_estimee: '30 min par transcription',
      conseils: ['Codez vous-même la première, sans aide, pour comparer.'],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 5,
      titre: 'Formuler et contredire',
      description:
        'Lisez les énoncés à l’équipe avec leurs extraits, et cherchez la personne interrogée qui les dément.',
      duree_estimee: '1 h',
      conseils: ['Un énoncé qui contient le nom de votre produit est à refaire.'],
      outils_requis: ['Réunion d’équipe'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Accord des personnes',
      description:
        'Enregistrement, transcription et traitement par un service externe supposent une information claire et un accord. Anonymisez ensuite.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'L’assistant n’était pas là',
      description:
        'Ton, hésitations, regards : une transcription perd beaucoup. La personne qui a mené l’entretien garde le dernier mot sur le code.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Du qualitatif, sans proportions',
      description:
        'Les récits expliquent ; ils ne disent pas combien. N’en tirez pas de pourcentage pour une présentation.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Dédommager sans orienter',
      description:
        'Un bon d’achat modeste, annoncé et remis quoi qu’il arrive, évite les réponses de complaisance.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Combien d’entretiens faut-il ?',
      reponse:
        'Arrêtez quand deux rencontres de suite n’ajoutent rien à la table. En pratique, prévoyez six à dix personnes par situation d’achat.',
    },
    {
      question: 'Un questionnaire en ligne ne suffirait-il pas ?',
      reponse:
        'Il mesure ce que vous savez déjà demander. Les entretiens servent à trouver les questions ; l’enquête vient après, pour compter.',
      categorie: 'Méthode',
    },
    {
      question: 'L’assistant peut-il simuler des clients ?',
      reponse:
        'Pour roder un guide, cela passe. Les réponses simulées restent hors du tableau d’extraits.',
    },
    {
      question: 'Quel rapport avec le référencement ?',
      reponse:
        'Les mots du moment déclencheur sont ceux des premières recherches. Ils nourrissent titres, pages de comparaison et questions fréquentes, à croiser avec vos requêtes réelles.',
      categorie: 'Référencement',
    },
  ],
  requetes_seo: {
    titre: 'Questions de départ',
    requetes: [
      "guide d'entretien client jobs to be done",
      'questions entretien utilisateur exemple',
      'coder des entretiens qualitatifs',
      'analyser transcription entretien chatgpt',
      'forces du progrès jtbd français',
      "combien d'entretiens clients faire",
      'interroger clients perdus questions',
      'pourquoi mes clients ont acheté',
    ],
    demandes: [
      'interviewer mes acheteurs',
      'jobs to be done',
      'appeler un client',
      'comprendre pourquoi ils partent',
      'churn',
      'étude qualitative',
      'visio avec des utilisateurs',
      'verbatim',
      'interviewer mes acheteurs, quoi demander',
      'questions pour un appel de 45 minutes',
      'switch interview forces',
      'user research qualitative',
      'pourquoi ils nous ont quittés',
      'verbatims zoom à analyser',
      'mom test',
      'politesses qui n’apprennent rien',
      'grille d’analyse thématique',
      'ceux qui ont abandonné leur projet',
      'des heures d’enregistrements jamais exploitées',
      'recruter des participants par mail',
      'découverte produit avant refonte',
      'le déclic qui les a fait chercher',
      'ux researcher débutant',
      'churn comprendre le départ',
      'dovetail tagging insights',
      'pourquoi ont-ils acheté chez nous plutôt qu’ailleurs',
      'savoir ce que pensent vraiment nos adhérents',
      'discuter avec dix acheteurs sans les influencer',
      'quelles questions ouvertes poser autour d’un café',
      'mes sondages donnent des réponses trop gentilles',
      'ils disent tous que c’est bien, puis n’achètent pas',
      'comprendre ce qui les a fait hésiter',
      'téléphoner à ceux qui n’ont pas signé',
      'écouter nos usagers avant de tout refaire',
      'que faire des notes prises chez douze clients',
      'convaincre quelqu’un de m’accorder trois quarts d’heure',
      'retrouver les mots exacts que disent les gens',
      'le moment où ils ont décidé de changer de fournisseur',
      'nous décidons sans jamais parler aux familles',
      'j’ai cinq rendez-vous avec des clientes du spa la semaine prochaine et aucune trame',
      'on a retranscrit quatorze conversations et mon équipe se dispute sur ce qu’elles veulent dire',
      'comment faire parler un ancien abonné de son départ sans qu’il se contente de dire trop cher',
      'mon mentor m’interdit de demander aux gens s’ils utiliseraient mon appli, alors je demande quoi',
      'la couvreuse veut comprendre ce qui s’est passé entre la première fuite et le coup de fil',
      'surligne dans cette discussion ce qui poussait la personne à changer et ce qui la freinait',
      'nous sommes un théâtre, quels spectateurs choisir pour un tête-à-tête et combien en voir',
      'trame pour un face-à-face avec l’acheteur',
      'reconstituer l’histoire d’une décision d’achat',
      'customer interviews',
      'entretien semi-directif',
    ],
  },
  date_creation: '2025-12-16T14:05:00Z',
  date_modification: '2026-08-05T11:35:00Z',
}
