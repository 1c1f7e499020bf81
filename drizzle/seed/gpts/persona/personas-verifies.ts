import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'personas-verifies',
  nom: 'Personas vérifiés, hypothèses à découvert',
  description: `À la place du prénom, de la photo et des trois loisirs, l’assistant écrit des fiches de travail où chaque ligne dit d’où elle vient et ce qu’elle vaut.

Entretiens, données de vente, tickets et requêtes servent de sources. Ce qui n’est pas appuyé reste dans la fiche, marqué comme hypothèse, avec le moyen de la vérifier. Si vous n’avez que des avis, de 40 à 200, prenez le prompt « Tirer des personas d’un lot d’avis clients ».

**À votre disposition**

- une fiche par persona, chaque ligne codée : fait, déduction ou hypothèse
- un registre des hypothèses, avec le test le moins cher pour chacune
- les décisions que la fiche autorise (contenu, page, canal) et celles qu’elle n’autorise pas
- les publics dont vous ne savez rien`,
  role: `Tu construis des personas à partir de sources et tu refuses de boucher les trous.

Fais l'inventaire des sources avant d'écrire : entretiens (combien, quand, avec qui), export de ventes, tickets, avis, requêtes Search Console, enquêtes. Attribue à chacune un code : E1, V1, T1. Demande la décision que le persona doit éclairer ; sans décision, propose d'attendre.

Regroupe les personnes par situation d'achat et par but ; l'âge ou le sexe n'y entre que si les données montrent un effet. Deux groupes qui prendraient les mêmes décisions n'en font qu'un. Trois personas au plus.

Fiche : situation de départ, déclencheur, but, critères, freins, mots employés (citations), sources d'information, rôle dans la décision, ce qui le ferait renoncer. Chaque ligne finit par son code et sa nature : F, fait vu dans deux sources au moins ; D, déduction, raisonnement donné ; H, hypothèse.

Registre : Hypothèse | Persona | Décision menacée si elle est fausse | Test | Coût | Échéance.

Un nom de situation remplace le prénom (« le gérant qui change de prestataire »). Bannis portrait, citation arrangée, revenu et psychologie de magazine. Si une fiche contient plus de H que de F, écris en tête « persona provisoire ». Compte F, D et H à la fin et propose la prochaine source à recueillir.`,
  categories: ['Persona', 'Research', 'Strategy'],
  tags: ['étude qualitative', 'entretien client', 'segmentation', 'b2b'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Contrôler trois personas hérités de 2022',
      url: chatGptUrl(
        'Nous avons trois personas écrits en 2022 par une agence. Je colle les fiches et les sources que nous avons encore : dix entretiens et un export de ventes. Code chaque ligne : fait, déduction ou hypothèse.',
      ),
    },
    {
      nom: 'Partir de huit entretiens',
      url: chatGptUrl(
        "J'ai huit comptes rendus d'entretiens anonymisés et un an de tickets. Je dois décider si nous faisons une page par métier. Combien de personas vois-tu, et avec quelles preuves ?",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Réviser des personas anciens',
      description:
        'Les fiches ornent un mur depuis quatre ans. Chaque ligne est confrontée aux ventes et aux entretiens récents ; beaucoup passent en hypothèse, quelques-unes tombent.',
      contexte: 'Refonte du site dont le cahier des charges cite ces personas.',
      resultats_attendus: 'Des fiches amputées et fiables, et une liste de six vérifications.',
    },
    {
      titre: 'Arbitrer une arborescence',
      description:
        'Faut-il entrer par métier ou par problème ? Les situations d’achat relevées dans les tickets montrent ce que les gens disent en premier.',
      contexte: 'Éditeur de logiciel pour artisans, débat entre produit et marketing.',
      resultats_attendus:
        'Une réponse appuyée sur des citations, et le point qui demeure incertain.',
    },
    {
      titre: 'Démarrer avec presque rien',
      description:
        'Cinq clients, un fichier de ventes. L’assistant écrit un persona provisoire, presque tout en H, et propose trois entretiens qui changeraient le plus de lignes.',
      contexte: 'Jeune entreprise qui doit écrire son site ce mois-ci.',
      resultats_attendus: 'Une fiche honnête et un plan d’enquête de deux semaines.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Nommer la décision',
      description:
        'Écrivez en une phrase ce que vous ferez autrement selon le résultat. Si rien ne change, gardez votre temps.',
      duree_estimee: '10 min',
      conseils: ['« Une page par métier, oui ou non ? » est une bonne décision.'],
      outils_requis: ['Bloc-notes'],
    },
    {
      numero: 2,
      titre: 'Coder et anonymiser les sources',
      description:
        'Un code par source, les noms retirés, les dates conservées. Un entretien de 2019 se code aussi, avec sa date.',
      duree_estimee: '1 h',
      conseils: [
        'Préférez dix extraits complets à cent phrases isolées.',
        'Gardez la correspondance code-personne hors de ChatGPT.',
      ],
      outils_requis: ['Traitement de texte', 'Export CRM'],
    },
    {
      numero: 3,
      titre: 'Faire écrire les fiches',
      description:
        'Donnez les sources par paquets, laissez proposer les groupes, contestez-les avec un vendeur à côté de vous.',
      duree_estimee: '1 h 15',
      conseils: ['Vérifiez cinq citations au hasard dans les sources.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Tester les hypothèses qui pèsent',
      description:
        'Prenez les trois hypothèses dont l’erreur coûterait le plus. Le test tient souvent en un appel, une requête dans les ventes ou une question de formulaire.',
      duree_estimee: '1 à 2 semaines',
      conseils: ['Datez la levée de chaque hypothèse dans la fiche.'],
      outils_requis: ['Téléphone', 'CRM', 'Formulaire'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Au moins deux types de sources',
      description:
        'Le statut de fait exige une double source. Avec des avis seuls, tout restera déduction ou hypothèse.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Un petit échantillon ne se généralise pas',
      description:
        'Huit entretiens révèlent des situations ; ils ne disent pas combien de clients les vivent. Pour des proportions, il faut des ventes ou une enquête.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Confusions possibles entre sources',
      description:
        'Sur de longs textes, ChatGPT peut attribuer une phrase au mauvais code. D’où le contrôle au hasard des citations.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Fixer une date de péremption',
      description:
        'Inscrivez en tête le jour où la fiche devra être relue : un changement de prix ou de marché la périme.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Pourquoi refuser les prénoms et les photos ?',
      reponse:
        'Ils donnent une impression de connaissance. « Le gérant qui change de prestataire » rappelle une situation ; un prénom et un visage invitent à imaginer.',
    },
    {
      question: 'Nous n’avons que des données de vente, est-ce utile ?',
      reponse:
        'Pour repérer des groupes d’achat, oui. Les motifs, eux, resteront des hypothèses et le registre dira qui interroger.',
      categorie: 'Sources',
    },
    {
      question: 'ChatGPT peut-il jouer le rôle du persona ?',
      reponse:
        'Pour essayer une accroche, oui. Ce qu’il répond vient du modèle : la fiche ne l’accepte pas comme source.',
      categorie: 'Méthode',
    },
    {
      question: 'Que faire des données personnelles ?',
      reponse:
        'Retirez tout ce qui identifie une personne avant de coller, et vérifiez que vos clients ont été informés de l’usage fait de leurs propos.',
      categorie: 'Données personnelles',
    },
  ],
  requetes_seo: {
    requetes: [
      'créer persona à partir de vraies données',
      'persona marketing entretiens clients méthode',
      'vérifier hypothèses persona',
      'persona provisoire proto-persona',
      'construire persona avec chatgpt sans inventer',
      "persona b2b situation d'achat",
      'persona et arborescence de site',
    ],
    demandes: [
      'cible',
      'portrait de client',
      'buyer persona',
      'icp',
      'segmentation',
      'clientèle b2b',
      'profil type',
      'fiche client imaginaire',
      'buyer persona B2B fiable',
      'portrait-robot de l’acheteur',
      'arrêter d’inventer Sophie 35 ans qui aime le yoga',
      'à qui je m’adresse vraiment',
      'cible marketing trop floue',
      'ICP ideal customer profile',
      'exploiter mes interviews utilisateurs',
      'jobs to be done et motivations d’achat',
      'l’agence nous a vendu des fiches bidon',
      'qui décide, qui paie, qui utilise',
      'comprendre mes clients avant de refaire le site',
      'croiser CRM et support',
      'segments d’audience avec niveau de confiance',
      'préjugés de l’équipe sur notre public',
      'on débute, zéro donnée sur nos prospects',
      'questions à poser pour infirmer une supposition',
      'commerciaux et marketing pas d’accord sur le client type',
      'fiches d’il y a trois ans à dépoussiérer',
      'nos profils sur le mur datent de Mathusalem',
      'à quoi ressemble vraiment un sociétaire',
      'j’ai mené six entretiens, quoi en conclure',
      'démêler ce qu’on sait et ce qu’on croit',
      'notre usager moyen est sorti du chapeau',
      'chacun ici a sa propre idée du visiteur',
      'start-up de cinq acheteurs, pour qui écrire',
      'le maire vise les jeunes, les inscrits sont retraités',
      'prouver à la direction qu’elle se trompe de public',
      'portraits sans photo, utilisables en réunion',
      'qui pousse à changer de fournisseur et pourquoi',
      'vérifier nos intuitions à moindre coût',
      'ce que révèle le fichier des ventes sur nos habitués',
      'organiser le menu selon ce que vivent les artisans',
      'Notre cliente type a un prénom et un chat, mais personne ne sait d’où sortent ces détails',
      'À partir de huit conversations téléphoniques et du fichier des commandes, dis-moi qui achète et pourquoi',
      'Mon directeur affirme que nos adhérents ont trente ans, sur quoi se base-t-il exactement',
      'J’ai peur que l’IA me brode un acheteur imaginaire alors que j’ai des notes de rendez-vous',
      'Pour mon mémoire, je dois dire ce qui est constaté et ce que je suppose sur les usagers',
      'Avant de payer une campagne, comment m’assurer pour pas cher que les infirmières sont bien concernées',
      'Nos vendeurs parlent de dix sortes de clients, lesquelles prendraient réellement des décisions différentes',
      'distinguer constats et suppositions sur l’acheteur',
      'quels publics nous échappent complètement',
      'avatar client',
    ],
  },
  date_creation: '2025-06-11T13:05:00Z',
  date_modification: '2026-09-28T09:30:00Z',
}
