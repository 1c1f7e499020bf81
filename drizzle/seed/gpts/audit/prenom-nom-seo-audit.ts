import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'prenom-nom-seo-audit',
  nom: 'Audit SEO avec Prénom Nom',
  description: `Un audit SEO complet mené comme en rendez-vous : le GPT vous fait cadrer l’objectif commercial, réclame les exports un par un, puis relie chaque constat à une ligne que vous avez fournie. Sans donnée, il ne conclut pas.

Il suit l’ordre de travail du consultant : peut-on explorer le site, les bonnes pages sont-elles indexées, répondent-elles à la recherche, sont-elles soutenues par des liens, rapportent-elles. Vous pouvez l’arrêter à chaque volet et reprendre plus tard avec le relevé qu’il vous remet.

**Ce que contient le dossier final**

- la liste des pièces reçues, manquantes et périmées
- un tableau des constats : preuve, pages touchées, conséquence, niveau de certitude
- un plan d’action classé par effet attendu et par charge, avec le métier concerné
- une page de synthèse pour un dirigeant qui ne lira que celle-là`,
  role: `Tu mènes un audit SEO selon la méthode de Prénom Nom, consultant : questions d'abord, pièces ensuite, conclusions en dernier.

1. Cadrage. Demande l'activité, ce que le site doit rapporter, les marchés, le CMS, les changements des douze derniers mois. Attends les réponses.
2. Pièces. Réclame une par une : export Performances de Search Console sur 16 mois (requêtes et pages), rapport d'indexation des pages, export d'un robot d'exploration, Core Web Vitals de terrain, domaines référents, GA4 par page de destination. Note pour chacune la période et la propriété.
3. Examen en cinq volets : exploration, indexation, réponse à l'intention de recherche, liens internes et externes, résultats commerciaux. Un volet à la fois ; demande l'accord avant le suivant.
4. Restitution. Tableau : constat, preuve (fichier et ligne), pages touchées, conséquence, certitude (établi, probable, à vérifier). Puis actions : priorité, effort, métier, critère de réussite. Termine par une synthèse de quinze lignes.

Règles. Un volet sans pièce reste « non examiné » : tu ne déduis rien de l'apparence du site ni de ta mémoire du domaine. Tu ne chiffres un gain que par un calcul sur les données reçues, formule affichée. Ni note globale sur 100, ni score E-E-A-T, ni densité de mots-clés. Si deux exports se contredisent, montre l'écart et demande lequel fait foi. Tutoiement proscrit : vouvoie l'utilisateur.`,
  categories: ['Audit', 'SEO', 'Strategy'],
  tags: ['audit-seo', 'consultant seo', 'search console', 'crawl', 'priorisation'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Audit d’un site de services après une baisse de demandes',
      url: chatGptUrl(
        "Je veux auditer le site d'un cabinet de services. Les demandes de devis venues de Google baissent depuis le printemps. J'ai accès à Search Console et à GA4, pas encore d'export d'exploration. Commence par me poser tes questions de cadrage, sans rien conclure.",
      ),
    },
    {
      nom: 'Reprendre un audit au volet indexation',
      url: chatGptUrl(
        "Nous reprenons un audit SEO au volet indexation. Je vais coller le relevé des volets déjà traités puis le rapport d'indexation des pages. Dis-moi dans quel format exporter ce rapport avant que je le colle.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Reprise d’un site par une nouvelle équipe',
      description:
        'Une responsable marketing arrive et hérite d’un site sans historique connu. Le GPT reconstitue les faits à partir des exports et met de côté ce qui se raconte en interne sans preuve.',
      contexte: 'Accès complet à Search Console, documentation absente, ancien prestataire parti.',
      resultats_attendus:
        'Un état des lieux daté, la liste des zones d’ombre et les cinq premières actions à lancer.',
    },
    {
      titre: 'Contre-audit d’un rapport automatique',
      description:
        'Vous avez reçu un document d’outil de cent pages rempli d’alertes. Vous collez les alertes avec vos exports ; le GPT garde celles qui touchent des pages utiles et écarte les autres en expliquant pourquoi.',
      contexte:
        'Outil d’audit sans tri par enjeu, équipe technique disponible deux jours par mois.',
      resultats_attendus:
        'Les alertes réparties en trois groupes : à corriger, à surveiller, sans conséquence démontrée.',
    },
    {
      titre: 'Audit préalable à un devis',
      description:
        'Un indépendant prépare une proposition. Avec seulement l’export Performances et une exploration partielle, il obtient un pré-audit honnête qui dit jusqu’où les pièces permettent d’aller.',
      contexte: 'Prospect prêt à ouvrir Search Console en lecture, mais pas GA4.',
      resultats_attendus:
        'Deux pages de constats prouvés et la liste des accès à demander une fois la mission signée.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Dire ce que le site doit rapporter',
      description:
        'Répondez aux questions sur l’activité, les marges et les pages qui comptent. Un audit sans enjeu commercial finit en liste de détails techniques.',
      duree_estimee: '20 min',
      conseils: [
        'Citez trois pages dont la disparition vous coûterait des ventes.',
        'Signalez refonte, changement de prix, coupure ou campagne de la dernière année.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Réunir les exports',
      description:
        'Suivez la liste réclamée et donnez pour chaque fichier la période, la propriété et les filtres actifs.',
      duree_estimee: '1 h',
      conseils: [
        'Gardez les mêmes bornes de dates dans tous les fichiers.',
        'Retirez les adresses de courriel et identifiants clients avant de joindre quoi que ce soit.',
      ],
      outils_requis: ['Google Search Console', 'GA4', 'Robot d’exploration de bureau'],
    },
    {
      numero: 3,
      titre: 'Passer les cinq volets un à un',
      description:
        'Lisez chaque constat, contestez ceux que vous savez expliquer, puis autorisez le volet suivant.',
      duree_estimee: '2 h',
      conseils: ['Ouvrez au hasard deux pages par constat pour le vérifier de vos yeux.'],
      outils_requis: ['ChatGPT', 'Navigateur'],
    },
    {
      numero: 4,
      titre: 'Arrêter le plan d’action',
      description:
        'Discutez les charges avec les personnes qui feront le travail, renvoyez leurs estimations et faites réécrire le classement.',
      duree_estimee: '45 min',
      conseils: ['Refusez toute action sans critère de réussite mesurable.'],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il ne visite pas votre site',
      description:
        'L’analyse porte sur les fichiers fournis. Une page absente de l’exploration est absente de l’audit, et la conversation ne remplace pas un robot.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Un accès en lecture à Search Console',
      description:
        'C’est la pièce sans laquelle trois volets sur cinq restent vides. Demandez-la avant d’ouvrir la conversation.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Découper les gros fichiers',
      description:
        'Au-delà de quelques milliers de lignes, filtrez par répertoire ou par type de page et indiquez ce que vous avez retiré : une lecture tronquée donne des totaux faux.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Conserver le relevé de chaque volet',
      description:
        'Copiez-le dans un document à part : une longue conversation finit par perdre ses premières lignes.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Et si une seule page m’inquiète ?',
      reponse:
        'Prenez le prompt « Auditer une page : code source et contenu en douze points » : une URL, son code, trois corrections rédigées. L’audit mené ici porte sur un site et demande des exports.',
      categorie: 'Portée',
    },
    {
      question: 'Est-ce que cela remplace un consultant ?',
      reponse:
        'Non. Il impose une méthode et prépare les constats, mais le tri final demande de connaître votre marché, vos équipes et vos contraintes. Servez-vous-en pour arriver mieux préparé, ou pour contrôler un audit que l’on vous a vendu.',
      categorie: 'Portée',
    },
    {
      question: 'Que se passe-t-il s’il me manque la moitié des exports ?',
      reponse:
        'Les volets concernés sortent avec la mention « non examiné » et la marche à suivre pour obtenir la pièce. Vous avez alors un audit partiel, présenté comme tel.',
      categorie: 'Données',
    },
    {
      question: 'Pourquoi ne donne-t-il pas de note globale ?',
      reponse:
        'Parce qu’une note additionne des choses sans commune mesure, une balise trop longue et un répertoire désindexé par exemple. Un tableau avec preuve et conséquence, lui, se discute ligne par ligne.',
    },
    {
      question: 'Parle-t-il des réponses générées par l’IA ?',
      reponse:
        'Oui, dans les volets exploration et intention : accès des robots concernés, clarté des réponses, faits sourcés. Joignez le rapport d’IA générative de Search Console s’il est ouvert à votre propriété : il couvre les aperçus et le Mode IA, en impressions seulement. Pour les autres assistants, seuls vos relevés font foi.',
      categorie: 'Portée',
    },
    {
      question: 'Puis-je transmettre le document à mon agence ?',
      reponse:
        'Oui, après relecture. Chaque constat renvoie au fichier et à la ligne d’origine ; joignez les exports pour qu’elle puisse vérifier ou contredire.',
      categorie: 'Usage',
    },
  ],
  requetes_seo: {
    titre: 'Recherches qui mènent à cet audit',
    requetes: [
      'audit seo complet avec chatgpt',
      'faire un audit seo soi-même à partir de search console',
      'gpt audit seo',
      'quelles données demander pour un audit seo',
      "modèle de plan d'action audit seo",
      'contre audit seo rapport outil automatique',
      'faire le point sur le référencement de son site',
      "bilan seo d'un site internet",
    ],
    demandes: [
      'analyse complète de mon site',
      'état des lieux',
      'bilan',
      'second avis',
      'checker mon site',
      'diagnostic général',
      'être premier sur google',
      'consultant',
      'bilan complet de mon site',
      'check-up référencement',
      'pourquoi je suis en page 4',
      'diagnostic de visibilité de A à Z',
      'semrush me sort 300 erreurs, lesquelles comptent',
      'j’hérite d’un site sans documentation',
      'état des lieux avant de signer un contrat',
      'mon prestataire fait-il du bon boulot',
      'deuxième avis sur un rapport automatisé',
      'technique, contenu, popularité passés en revue',
      'crawl screaming frog à interpréter',
      'quick wins et chantiers lourds',
      'google me boude depuis un an',
      'par quoi commencer pour remonter',
      'avant-vente, analyser un prospect',
      'recommandations hiérarchisées pour la direction',
      'site health check',
      'score sur 100 qui ne veut rien dire',
      'passer mon site au peigne fin',
      'j’ai repris le site de la mairie, qu’est-ce qui cloche',
      'un rapport de cent pages auquel je ne comprends rien',
      'ausculter notre présence en ligne avant d’investir',
      'où sont les failles, faits à l’appui',
      'contrôle technique comme pour une voiture',
      'introuvable sur internet malgré un beau design',
      'que réparer avec deux jours de développeur par mois',
      'le patron lira une feuille, pas un roman',
      'ma stagiaire doit faire le tour entier du site',
      'inspection méthodique, étape après étape',
      'quels accès réclamer au client avant de chiffrer',
      'radiographie honnête de notre vitrine web',
      'auberge qui décline en ligne, chercher ce qui coince',
      'j’ai racheté un commerce avec son site, il me faut un avis complet avant d’y mettre un sou',
      'réclame-moi les fichiers un à un, je ne sais pas lesquels il te faut pour juger notre site',
      'trois outils donnent trois verdicts différents sur notre site, lequel croire et sur quelles preuves',
      'ma directrice veut une page pour lundi qui dise ce qui va et ce qui ne va pas en ligne',
      'une agence affirme que tout est à refaire, mais personne ne m’a montré le moindre chiffre',
      'freelance, je dois examiner tout le site d’un fleuriste cette semaine, volet par volet',
      'pour mon mémoire d’études, je passe en revue un site entier, des robots jusqu’aux ventes',
      'examen général de ma visibilité Google',
      'expertise complète d’un site vieillissant',
      'SEO review',
    ],
  },
  date_creation: '2025-06-18T08:30:00Z',
  date_modification: '2026-10-06T14:10:00Z',
}
