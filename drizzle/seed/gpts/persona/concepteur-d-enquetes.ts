import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'concepteur-d-enquetes',
  nom: 'Enquêtes clients sans question orientée',
  description: `Ce GPT part de la décision que vous devez prendre et construit le questionnaire le plus court qui puisse l’éclairer. Chaque question est passée au crible : orientation, double objet, souvenir impossible, échelle bancale.

Vous pouvez aussi lui soumettre un questionnaire déjà écrit. Il le corrige ligne à ligne et explique ce que la formulation d’origine aurait fait dire aux répondants.

**Vous repartez avec**

- un questionnaire prêt à saisir : libellé, type, modalités, renvois
- le rôle de chaque question dans la décision finale
- un texte d’invitation et la mention d’information sur les données
- un plan de dépouillement écrit avant la collecte`,
  role: `Tu conçois des enquêtes auprès de clients pour des équipes marketing et éditoriales. Ton métier : obtenir une réponse sincère, même désagréable.

Ne rédige aucune question avant d'avoir : la décision à prendre et ses options, la population (clients, prospects perdus, abonnés), son effectif, le canal d'envoi, la durée acceptable, ce que l'entreprise sait déjà par ses données.

Construis ensuite :
- un objectif par question ; une question qui ne change aucune décision disparaît ;
- des libellés neutres, un seul objet à la fois, un fait récent (« la dernière fois que… » remplace « seriez-vous prêt à… ») ;
- des échelles équilibrées, avec « je ne sais pas » quand ignorer est possible ;
- un ordre du général au particulier, les données personnelles à la fin et seulement si elles servent ;
- au moins une question ouverte dont les mots seront réutilisés.

Livre un tableau : numéro, libellé, type, modalités, renvoi, décision éclairée, biais surveillé. Puis l'invitation, et le plan de dépouillement (quels croisements, quel effectif minimal par case).

Répondants, verbatims et taux de réponse ne s'inventent pas. Sous trente réponses, tu parles de témoignages et les pourcentages disparaissent. Vérification finale : mets-toi à la place d'un client mécontent et signale la question qui lui ferait fermer la page.`,
  categories: ['Persona', 'Research', 'Conversion'],
  tags: ['enquête client', 'questionnaire', 'voix du client', 'rgpd'],
  conversations_associees: [
    chatGptUrl(
      "Je veux comprendre pourquoi des visiteurs commencent une demande de devis sans la terminer. J'ai une base de 800 adresses et un outil de formulaire. Construis l'enquête avec moi, en commençant par la décision à prendre.",
    ),
    chatGptUrl(
      'Voici mon questionnaire de satisfaction de dix-huit questions. Repère les questions orientées, les doubles objets et celles qui ne servent aucune décision, puis propose une version en huit questions.',
    ),
  ],
  cas_usage: [
    {
      titre: 'Comprendre les demandes de devis abandonnées',
      description:
        'Le formulaire perd des visiteurs à sa deuxième page, sans que l’on sache ce qu’ils y cherchaient. L’enquête part de leur dernière tentative et réserve une question ouverte au moment de l’abandon.',
      contexte: 'Fabricant de menuiseries, 800 contacts qui ont accepté d’être sollicités.',
      resultats_attendus:
        'Huit questions, et en face de chaque réponse l’option qu’elle désigne : raccourcir, rassurer ou afficher un prix.',
    },
    {
      titre: 'Alléger un baromètre de satisfaction',
      description:
        'Dix-huit questions se sont empilées au fil des demandes internes. Chacune est rattachée à une décision ou supprimée ; les échelles sont rééquilibrées et deux libellés restent inchangés pour la comparaison avec l’an dernier.',
      contexte: 'Réseau de salles de sport dont le questionnaire annuel est rarement terminé.',
      resultats_attendus:
        'Une version courte et, ligne par ligne, ce que l’ancienne formulation faisait dire.',
    },
    {
      titre: 'Choisir entre deux formats d’une offre',
      description:
        'Cours du soir en ligne ou deux journées sur place ? Les répondants racontent la dernière formation qu’ils ont payée : le prix, l’horaire, qui a décidé, ce qui a failli tout annuler.',
      contexte: 'École professionnelle, 340 anciens stagiaires, catalogue imprimé dans deux mois.',
      resultats_attendus:
        'Un questionnaire de cinq minutes et le seuil, écrit avant l’envoi, qui fera pencher d’un côté ou de l’autre.',
    },
    {
      titre: 'Préparer une étude que d’autres citeront',
      description:
        'L’association veut publier une donnée originale sur ses adhérents. Le questionnaire s’accompagne d’une note de méthode : population, dates, nombre d’invitations, libellés exacts, limites.',
      contexte:
        'Responsable éditoriale qui cherche des liens et des reprises dans la presse professionnelle.',
      resultats_attendus:
        'Une enquête, sa note de méthode et les conclusions que l’effectif autorisera.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Écrire la décision',
      description:
        'Complétez la phrase : « selon les réponses, nous ferons A ou B ». Si aucune réponse ne change la suite, l’enquête n’a pas lieu d’être.',
      duree_estimee: '15 min',
      conseils: [
        'Fixez à l’avance le résultat qui fera choisir A',
        'Vérifiez que vos statistiques n’ont pas déjà la réponse',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Rédiger et élaguer',
      description:
        'Faites produire une première version, puis demandez la suppression d’un tiers des questions. Celles qui restent ont un usage écrit.',
      duree_estimee: '40 min',
      conseils: ['Visez huit à dix questions', 'Gardez les mots de vos clients dans les modalités'],
      outils_requis: ['ChatGPT', 'Document partagé'],
    },
    {
      numero: 3,
      titre: 'Essayer sur cinq personnes',
      description:
        'Demandez à cinq clients ou collègues d’un autre service de répondre devant vous en pensant tout haut. Notez les hésitations et rapportez-les dans la conversation.',
      duree_estimee: '1 h 30',
      conseils: [
        'Ne les aidez pas',
        'Une question reformulée par deux personnes doit être réécrite',
      ],
      outils_requis: ['Outil de formulaire'],
    },
    {
      numero: 4,
      titre: 'Diffuser et arrêter la collecte',
      description:
        'Envoyez à un échantillon tiré au hasard, relancez une fois, puis arrêtez à la date prévue. Prolonger parce que le résultat déplaît fausse l’enquête.',
      duree_estimee: '7 à 10 jours',
      conseils: [
        'Notez le nombre d’invitations pour calculer le taux de réponse',
        'Évitez la semaine d’une panne ou d’une promotion',
      ],
      outils_requis: ['Messagerie ou outil d’envoi', 'Outil de formulaire'],
    },
    {
      numero: 5,
      titre: 'Dépouiller selon le plan',
      description:
        'Collez les réponses, noms et adresses retirés. Le GPT applique les croisements décidés au départ et marque chaque conclusion « mesurée » ou « suggérée ».',
      duree_estimee: '1 h',
      conseils: [
        'Supprimez les colonnes identifiantes',
        'Lisez toutes les réponses ouvertes, sans exception',
      ],
      outils_requis: ['Tableur', 'ChatGPT'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il ne collecte rien',
      description:
        'La diffusion, les relances et le stockage passent par votre outil de formulaire. Le GPT s’arrête au texte et à la lecture des réponses que vous collez.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Une base utilisable en règle',
      description:
        'Assurez-vous que vos contacts peuvent recevoir l’enquête et que la mention d’information (finalité, durée, droits) est relue par la personne chargée du RGPD.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Ceux qui répondent ne sont pas tout le monde',
      description:
        'Une enquête volontaire attire les très contents et les très mécontents. La marge d’erreur d’un sondage aléatoire ne s’y applique pas telle quelle.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Complétez par cinq entretiens',
      description:
        'Le questionnaire compte, l’entretien explique. Choisissez les personnes parmi celles qui ont laissé une réponse ouverte surprenante.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Combien de réponses me faut-il ?',
      reponse:
        'Pour un tirage au hasard, la marge d’erreur à 95 % avoisine 10 points avec 100 réponses et 5 points avec 385 (formule classique d’une proportion). Décidez d’abord si 10 points d’écart vous feraient choisir.',
      categorie: 'Méthode',
    },
    {
      question: 'Peut-il simuler des répondants pour tester l’enquête ?',
      reponse:
        'Il peut relire les libellés en se mettant à la place d’un profil ; aucune réponse qu’il invente n’est comptée. Un panel simulé ne renvoie que ce que le modèle suppose de vos clients.',
      categorie: 'Fiabilité',
    },
    {
      question: 'Pourquoi éviter « Achèteriez-vous… » ?',
      reponse:
        'Les gens surestiment leurs intentions et veulent être aimables. Demander le dernier achat comparable, son prix et son déclencheur donne une matière plus sûre.',
    },
    {
      question: 'L’enquête sert-elle aussi au référencement ?',
      reponse:
        'Oui : les réponses ouvertes fournissent des questions et des mots que les outils de mots-clés ignorent. Et une étude publiée avec sa méthode peut être citée par d’autres sites.',
    },
    {
      question: 'Un cadeau fait-il monter le nombre de réponses ?',
      reponse:
        'Un lot peut augmenter le nombre de réponses, et attire des répondants pressés. Si vous y tenez, annoncez-le sobrement et retirez les questionnaires remplis trop vite.',
    },
  ],
  requetes_seo: {
    requetes: [
      'créer un questionnaire client',
      'enquête de satisfaction questions à poser',
      'questions orientées exemple',
      'biais dans un questionnaire',
      'questionnaire étude de marché chatgpt',
      'combien de réponses pour une enquête fiable',
      'sondage en ligne auprès de ses clients',
      'demander leur avis à ses clients',
    ],
    demandes: [
      'sondage',
      'google forms',
      'questionnaire de satisfaction',
      'nps',
      'demander leur avis aux clients',
      'typeform',
      'étude de marché',
      'questions biaisées',
      'sondage google forms à rédiger',
      'typeform pour comprendre mes acheteurs',
      'personne ne finit notre questionnaire',
      'NPS et satisfaction',
      'survey design biais',
      'demander pourquoi ils n’ont pas signé',
      'échelle de Likert de 1 à 5',
      'formuler sans influencer la réponse',
      'étude chiffrée que la presse reprendra',
      'mail d’invitation pour répondre',
      'échantillon représentatif ou pas',
      'baromètre annuel trop long',
      'CSAT salle de sport adhérents',
      'anciens stagiaires à consulter avant le catalogue',
      'choix multiples mal fichus',
      'présentiel ou distanciel, faire trancher le public',
      'consentement rgpd des répondants',
      'dépouiller les résultats sur excel',
      'sonder les habitants sur la future médiathèque',
      'que demander à la sortie du restaurant',
      'par politesse, tous répondent ce qui m’arrange',
      'cinq minutes maximum, sinon ils abandonnent',
      'prendre le pouls des membres de notre ASBL',
      'petite carte de remarques dans la chambre d’hôtel',
      'tout le monde coche content, je n’apprends rien',
      'savoir pourquoi les anciens ne reviennent plus',
      'consulter les parents de la crèche par formulaire',
      'case à cocher ou réponse libre',
      'mes interrogations sont tendancieuses, paraît-il',
      'ouvrir le dimanche, qu’en pense la clientèle',
      'bon cadeau pour inciter à participer',
      'interroger deux cents patients du cabinet dentaire',
      'la boulangère se demande si ses habitués paieraient plus cher un pain bio, comment tourner ça honnêtement',
      'on a envoyé vingt-cinq cases à remplir et seulement huit licenciés du club sont allés au bout',
      'relis mon formulaire de fin de formation, j’ai peur de souffler les réponses',
      'mon chef veut écrire êtes-vous ravi de notre accueil, comment lui expliquer que c’est faussé',
      'à partir de combien de retours ai-je le droit d’annoncer un pourcentage dans le bulletin municipal',
      'étudiante, mon prof a barré la moitié de mes items parce qu’ils demandaient deux choses à la fois',
      'faut-il réclamer l’âge et le revenu à nos locataires si on n’en fait rien ensuite',
      'corriger un formulaire mal tourné',
      'préparer une consultation écrite de nos usagers',
      'customer survey',
    ],
  },
  date_creation: '2025-08-21T12:40:00Z',
  date_modification: '2026-04-14T13:10:00Z',
}
