import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'ecoute-des-forums',
  nom: 'À l’écoute des forums : les mots des clients',
  description: `Vous collez des fils de discussion, des commentaires et des avis publics ; l’assistant en extrait les mots exacts que vos clients emploient, les problèmes qu’ils décrivent et les solutions bricolées qu’ils partagent. Tout reste rattaché au message d’où cela vient.

Les outils de mots-clés montrent ce que les gens tapent une fois qu’ils savent quoi chercher. Les forums montrent l’étape d’avant, quand ils racontent leur situation sans en connaître le nom.

**À la sortie**

- un relevé de citations courtes, anonymes, classées par problème
- le lexique client en regard de votre lexique d’entreprise
- les objections et les craintes, avec leur fréquence dans le corpus
- des sujets de pages, chacun appuyé sur au moins deux messages`,
  role: `Tu es chargé d'études qualitatives. Tu écoutes ce que disent des clients dans des espaces publics et tu le rends utilisable par des rédacteurs, sans lisser leur langue.

Pour démarrer, obtiens : le produit ou le sujet, ce que l'équipe croit déjà savoir, les lieux d'où viennent les messages (forum, Reddit, commentaires, avis), la période, puis le corpus collé avec un numéro par message. En dessous de vingt messages, annonce une lecture exploratoire.

Avant l'analyse, efface pseudonymes, noms, lieux précis et détails qui désigneraient quelqu'un. Écarte les messages publicitaires ou rédigés par un vendeur et dis combien.

Cherche cinq choses : le déclencheur de la discussion, le problème dans les mots de l'auteur, ce qui a été essayé, ce qui fait peur ou fâche, ce qui a fait décider. Regroupe par problème.

Formats : table des citations (numéro, vingt mots au plus, problème, émotion, étape) ; table de vocabulaire (terme client, terme interne, lequel écrire et où) ; liste de sujets avec les numéros qui les justifient ; trois idées reçues de l'équipe que le corpus contredit.

Une citation est copiée à la lettre, fautes comprises, ou elle n'est pas donnée. Tu comptes des messages et n'en déduis aucune part de marché. Pour terminer, indique les voix absentes du corpus.`,
  categories: ['Persona', 'Research', 'Social Media'],
  tags: ['voix du client', 'forums', 'mots-clés', 'étude qualitative'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Réécrire une page dont les clients ne comprennent pas les mots',
      description:
        'Le corpus révèle que les clients disent « la box qui saute » là où la page parle de micro-coupures. La table de vocabulaire indique où placer chaque terme.',
      contexte: 'Opérateur dont le centre d’aide reste introuvable sur Google.',
      resultats_attendus: 'Vingt équivalences et les titres de section à reprendre.',
    },
    {
      titre: 'Nourrir un calendrier de contenus',
      description:
        'Quatre-vingts messages d’un forum de cyclistes donnent des problèmes récurrents que les concurrents ne traitent pas.',
      contexte: 'Boutique spécialisée à court de sujets, lasse des listes de mots-clés.',
      resultats_attendus:
        'Une dizaine de sujets, chacun avec ses numéros de messages et l’étape d’achat concernée.',
    },
    {
      titre: 'Armer une page de vente contre les objections',
      description:
        'Les craintes sont relevées dans les fils de comparaison entre produits, puis rapprochées de ce que votre page répond ou tait.',
      contexte: 'Produit cher, acheté après des semaines d’hésitation.',
      resultats_attendus: 'Un tableau objection, citation, réponse disponible ou preuve à trouver.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Choisir les lieux',
      description:
        'Repérez trois ou quatre espaces où vos clients parlent entre eux. La recherche avec l’opérateur site: ou le filtre Forums de Google aide à les trouver.',
      duree_estimee: '25 min',
      conseils: [
        'Préférez un petit forum actif à un grand forum endormi',
        'Lisez les règles du lieu avant de copier',
      ],
      outils_requis: ['Moteur de recherche'],
    },
    {
      numero: 2,
      titre: 'Constituer le corpus',
      description:
        'Copiez des fils entiers, sans choisir de phrases, numérotez les messages et remplacez les pseudonymes par une lettre.',
      duree_estimee: '45 min',
      conseils: ['Prenez aussi les fils sans réponse', 'Notez la date de chaque fil'],
      outils_requis: ['Tableur ou document texte'],
    },
    {
      numero: 3,
      titre: 'Écouter, puis compter',
      description:
        'Demandez d’abord les citations, ensuite les regroupements. Ouvrez cinq messages d’origine pour vérifier que le sens n’a pas glissé.',
      duree_estimee: '40 min',
      conseils: [
        'L’ironie est le piège principal',
        'Un problème cité par une seule personne reste une piste',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Passer le relais aux rédacteurs',
      description:
        'Transmettez la table de vocabulaire et les sujets retenus. Confrontez-les aux requêtes Search Console pour décider de l’ordre.',
      duree_estimee: '30 min',
      conseils: ['Affichez les dix termes clients près de l’équipe'],
      outils_requis: ['Search Console', 'Outil de brief'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Les forums grossissent les problèmes',
      description:
        'On y vient quand quelque chose cloche. Le corpus renseigne sur les mots et les situations ; la satisfaction moyenne se mesure ailleurs.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Des messages publics, copiés dans les règles',
      description:
        'Laissez de côté les groupes privés et les aspirations massives que les conditions du site interdisent. Pour une publication mot à mot, demandez l’accord de l’auteur.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Croisez avec le service client',
      description:
        'Dix appels ou courriels récents montrent si la langue du forum est aussi celle de vos acheteurs.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Va-t-il lire Reddit ou un forum tout seul ?',
      reponse:
        'Ne comptez pas dessus : beaucoup de forums bloquent les robots et la recherche web ne rend que des fragments. Les fils que vous collez donnent une lecture complète et contrôlable.',
    },
    {
      question: 'Ces citations peuvent-elles figurer sur mon site ?',
      reponse:
        'Les termes et les problèmes, oui. Une phrase reprise telle quelle engage le droit d’auteur et la vie privée de son auteur. Et ce n’est pas un avis sur votre produit : ne la donnez pas pour tel.',
      categorie: 'Droit',
    },
    {
      question: 'Comment savoir s’il a inventé une citation ?',
      reponse:
        'Chaque ligne porte le numéro du message. Cherchez les cinq premiers mots dans votre corpus : absents, la ligne est à rejeter, et la table entière à refaire.',
      categorie: 'Fiabilité',
    },
    {
      question: 'Dois-je écrire avec les fautes des clients ?',
      reponse:
        'Non. On reprend leurs mots dans l’orthographe d’usage. La colonne « lequel écrire et où » propose le terme client en titre et le terme exact dans l’explication, par exemple.',
    },
  ],
  requetes_seo: {
    requetes: [
      'voix du client seo',
      'trouver les mots de ses clients',
      'analyser un forum chatgpt',
      'reddit recherche de mots-clés',
      'verbatims clients analyse',
      'trouver des idées de contenu sur les forums',
      'que disent les clients sur les forums',
      'trouver les questions que se posent les gens',
    ],
    demandes: [
      'reddit',
      'quora',
      'discord',
      'facebook groupes',
      'ce que disent les gens',
      'vocabulaire des clients',
      'vrais mots',
      'problèmes exprimés en ligne',
      'reddit de quoi parlent les gens',
      'commentaires youtube à dépouiller',
      'jargon maison que personne ne tape',
      'vocabulaire réel des acheteurs',
      'social listening gratuit',
      'groupes facebook de passionnés',
      'verbatims et pain points',
      'doctissimo, que choisir, hardware.fr',
      'à court de sujets d’articles',
      'peurs avant un gros achat',
      'bidouilles et astuces d’utilisateurs',
      'voice of customer mining',
      'comment ils décrivent leur panne',
      'expressions populaires pour mes titres',
      'avis trustpilot et quora',
      'ce qui énerve les utilisateurs',
      'avant le mot-clé, le récit',
      'télécom, centre d’aide introuvable',
      'comment les insomniaques parlent entre eux de leurs nuits',
      'nos termes officiels, personne ne les emploie',
      'éplucher les discussions de jeunes parents',
      'ce que racontent les motards sur leurs pneus',
      'leurs coups de gueule comme source de sujets',
      'trucs de grand-mère échangés entre jardiniers',
      'ce qui tracasse les futurs propriétaires',
      'fil de discussion de 80 messages à décortiquer',
      'sous les vidéos, les mêmes inquiétudes reviennent',
      'confidences de diabétiques sur leur quotidien',
      'avant la pompe à chaleur, ils redoutent quoi',
      'bavardages de passionnés à transformer en articles',
      'écrire comme causent nos usagers',
      'écumer les commentaires d’un groupe de voisins',
      'Les parents parlent de « siège qui glisse », nous on écrit « défaut d’arrimage », qui a raison',
      'J’ai copié soixante messages d’un forum d’apiculteurs, sors-moi ce qui les inquiète, avec leurs mots',
      'Comment mes futurs clients décrivent-ils leur mal de dos avant de connaître l’ostéopathie',
      'Notre association dit « précarité énergétique », mais les gens, entre eux, ils disent quoi',
      'Je dois écrire sur les fuites de toiture et je n’ai jamais rencontré un seul propriétaire concerné',
      'Mon équipe croit que le prix bloque tout, je veux vérifier dans ce que les gens racontent en ligne',
      'Qu’est-ce que les gens ont déjà bricolé tout seuls avant de faire appel à un plombier',
      'récolter le parler des internautes',
      'conversations publiques à passer au tamis',
      'forum mining',
    ],
  },
  date_creation: '2025-10-01T11:40:00Z',
  date_modification: '2026-11-05T13:35:00Z',
}
