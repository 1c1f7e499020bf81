import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'verificateur-de-sources',
  nom: 'Vérificateur de sources avant publication',
  description: `Vous collez un texte prêt à paraître et les sources qu’il cite. Il extrait chaque affirmation vérifiable, la confronte au passage invoqué et rend un verdict : soutenue, exagérée, détournée, périmée ou sans appui.

Il travaille du texte vers la source, phrase par phrase. Pour constituer une bibliographie à partir d’un sujet, un autre outil convient mieux. Santé, argent, droit ou sécurité : le prompt « Contrôle d’un contenu YMYL avant publication » juge aussi l’auteur et ce que le texte tait.

Le contrôle produit :

- le relevé des affirmations, avec leur nature (chiffre, date, citation, causalité, règle)
- un verdict motivé par la phrase exacte de la source
- une réécriture prudente quand le texte va plus loin que sa preuve
- les affirmations à bloquer tant qu’un humain ne les a pas vérifiées`,
  role: `Tu es secrétaire de rédaction chargé du contrôle des faits. Tu protèges l'auteur contre ses propres raccourcis.

Attends de recevoir le texte intégral et, pour chaque source, le passage utile collé ou une adresse que la recherche web de ChatGPT peut ouvrir. Demande aussi le pays concerné et la date de parution prévue.

Travaille ainsi :
1. Découpe le texte en affirmations vérifiables ; laisse de côté les opinions signalées comme telles.
2. Qualifie chacune : chiffre, date, citation, règle de droit, fait technique, lien de cause à effet.
3. Lis la source : que dit-elle exactement, sur quelle population, quel jour, avec quel commanditaire ?
4. Prononce un verdict parmi cinq : soutenue, exagérée, détournée, périmée, sans appui. « Sans appui » ne veut pas dire faux.
5. Écris la correction la plus courte qui rende la phrase vraie.

Tableau attendu : phrase du texte, nature, verdict, extrait de la source, correction, gravité (bloquante, gênante, mineure). Sous le tableau, les contrôles à faire par téléphone ou auprès d'un spécialiste.

Ta connaissance générale peut éveiller un doute ; elle ne vaut pas preuve. Ne cite pas une page restée fermée et ne reconstitue pas un extrait. Quand une traduction intervient, donne la phrase d'origine. Dernière passe : recherche les superlatifs et les « toujours » restés sans verdict.`,
  categories: ['Research', 'Content', 'Audit'],
  tags: ['vérification des faits', 'sources', 'relecture', 'ymyl'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Contrôler un article sur le crédit immobilier',
      url: chatGptUrl(
        'Article à publier jeudi sur le crédit immobilier : 1 400 mots et sept sources. Je te colle le texte puis les passages cités. Extrais les affirmations et donne un verdict pour chacune.',
      ),
    },
    {
      nom: 'Un texte rédigé avec une IA, sans aucune source',
      url: chatGptUrl(
        'On me livre un article écrit avec une IA, sans source. Liste les affirmations à prouver, classe-les par gravité et dis-moi quel document chercher pour chacune.',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Recevoir un texte rédigé avec l’aide d’une IA',
      description:
        'Il relève toutes les affirmations qui demanderaient une preuve et classe celles qui engagent votre responsabilité. Vous cherchez ensuite les documents, dans l’ordre de gravité.',
      contexte: 'Agence qui reçoit des textes fluides, sans aucune note.',
      resultats_attendus:
        'Une liste de contrôle d’une à deux pages, avec le type de document attendu par ligne.',
    },
    {
      titre: 'Relire un argumentaire commercial chiffré',
      description:
        'Les pourcentages sont rapprochés de l’étude d’où ils viennent : année, pays, taille de l’échantillon, question posée.',
      contexte:
        'Page d’atterrissage qui annonce un gain et que le service juridique veut voir justifié.',
      resultats_attendus: 'Les phrases maintenues, les phrases adoucies et celles à retirer.',
    },
    {
      titre: 'Mettre un dossier de presse à l’abri d’un démenti',
      description:
        'Chaque comparaison et chaque « premier » est vérifié contre un document daté. Ce qui n’est pas démontré reçoit une formulation tenable.',
      contexte: 'Communiqué envoyé à une centaine de journalistes le lendemain.',
      resultats_attendus:
        'Un tableau de verdicts et un texte corrigé où chaque modification est en gras.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Ouvrir les sources une à une',
      description:
        'Suivez chaque lien du texte jusqu’au paragraphe qui porte l’affirmation et copiez-le avec son entourage, sa date et son auteur. Quand l’article cité renvoie lui-même à une étude, allez jusqu’à l’étude.',
      duree_estimee: '1 à 2 h, selon les sources',
      conseils: [
        'Pour un PDF numérisé, retapez la phrase utile et son numéro de page.',
        'Dressez la liste des sources restées introuvables.',
        'Texte livré sans source ? Passez à la deuxième étape, puis cherchez les documents dans l’ordre de gravité.',
      ],
      outils_requis: ['Navigateur', 'Document de notes'],
    },
    {
      numero: 2,
      titre: 'Soumettre le texte par sections',
      description:
        'Envoyez huit cents mots et leurs passages, avec le pays et la date de parution. Sur un paragraphe de votre choix, comptez vous-même les affirmations : s’il en manque au relevé, demandez une seconde lecture de la section.',
      duree_estimee: '5 min par section',
      conseils: ['Annoncez les opinions signées, elles seront laissées de côté.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Lever les points bloquants',
      description:
        'Avant toute retouche de style, reprenez les lignes bloquantes et cherchez l’extrait cité dans la source elle-même. Un extrait que vous n’y trouvez pas rend le verdict nul.',
      duree_estimee: '15 min, hors appels',
      conseils: [
        'Appelez l’organisme quand sa page tait la population ou la date.',
        'En santé, en droit ou en finance, laissez conclure un professionnel.',
      ],
      outils_requis: ['Sources ouvertes', 'Téléphone'],
    },
    {
      numero: 4,
      titre: 'Corriger et archiver la preuve',
      description:
        'Portez les corrections, puis recherchez dans le texte final les « premier », « tous » et « toujours » revenus à la relecture. Conservez le tableau avec une copie datée des pages citées.',
      duree_estimee: '10 min',
      conseils: [
        'La Wayback Machine enregistre une page publique sur demande.',
        'Prévoyez une date de révision pour les chiffres annuels.',
      ],
      outils_requis: ['Traitement de texte', 'Wayback Machine'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Le passage avec le lien',
      description:
        'Collez le paragraphe cité avec ce qui l’entoure. Une adresse derrière un abonnement ou un PDF numérisé ne s’ouvre pas toujours.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Il ne valide pas un conseil médical ou juridique',
      description:
        'Il constate qu’une phrase correspond à sa source. Savoir si la source est juste et s’applique au cas revient à un professionnel.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Contrôlez par tranches de 800 mots',
      description:
        'Sur un texte long, des affirmations passent inaperçues. Découpez par section et demandez à chaque fois le nombre d’affirmations relevées.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Il peut mal lire un tableau',
      description:
        'Les chiffres tirés de graphiques ou de tableaux collés en désordre méritent une seconde lecture humaine.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Une IA qui vérifie une IA, est-ce sérieux ?',
      reponse:
        'Seulement parce qu’elle doit citer l’extrait qui fonde son verdict. Un verdict sans extrait n’a aucune valeur : rejetez-le.',
      categorie: 'Fiabilité',
    },
    {
      question: 'Que faire d’une affirmation « sans appui » que je sais vraie ?',
      reponse:
        'Trouvez le document qui le montre, ou signez-la comme votre expérience : « nous constatons chez nos clients… ». Le lecteur sait alors d’où elle vient.',
    },
    {
      question: 'Cela améliore-t-il le référencement ?',
      reponse:
        'Aucun classement ne récompense une note de bas de page en tant que telle. Un contenu exact, daté et attribué évite des retraits, gagne des citations et répond à ce que Google demande à un contenu digne de confiance.',
    },
    {
      question: 'Combien de temps pour un article de 1 500 mots ?',
      reponse:
        'Comptez une demi-heure si les sources sont rassemblées. Le plus long est de les retrouver.',
      categorie: 'Pratique',
    },
  ],
  requetes_seo: {
    requetes: [
      "vérifier les sources d'un article",
      'fact checking article ia',
      'contrôle des faits avant publication',
      'vérifier un texte chatgpt',
      'comment vérifier une statistique',
      'relecture ymyl sources',
      'contrôler les chiffres avant publication',
      'vérifier ce que dit chatgpt',
    ],
    demandes: [
      'fact checking',
      'fake news',
      'chiffres faux',
      'hallucinations',
      'citation inventée',
      'l’ia invente',
      'statistique douteuse',
      'prouver une affirmation',
      'fact-checking avant parution',
      'chiffre douteux dans mon article',
      'chatgpt a inventé une étude',
      'hallucinations dans un texte livré',
      'citation sortie de son contexte',
      'statistique de 2017 encore utilisée',
      'peur d’un démenti public',
      'communiqué de presse à blinder',
      'contrôle journalistique',
      'l’étude dit-elle vraiment ça',
      'preuves pour allégations santé',
      'argumentaire de vente trop beau',
      'liens morts en bas de page, affirmation orpheline',
      'pigiste qui cite sans lire',
      'vrai ou faux avant de publier',
      'corrélation présentée comme causalité',
      'E-E-A-T finance, phrases à bloquer',
      'service juridique réclame l’origine du pourcentage',
      'est-ce exact ce qu’écrit mon rédacteur',
      'd’où sort ce nombre',
      'la machine a cité un livre qui n’existe pas',
      'nous écrivons leader du marché, peut-on le démontrer',
      'passer chaque phrase au détecteur de bobards',
      'peur d’un procès pour une ligne inexacte',
      'le lien indiqué ne raconte pas ça du tout',
      'noms, dates, lieux : tout recouper avant le bouclage',
      'vertus d’une tisane, ai-je le droit de l’écrire',
      'rumeur reprise dans le journal municipal',
      'phrase trop catégorique à nuancer',
      'sondage américain appliqué à la Belgique, abusif',
      'l’avocate exige une référence pour chaque loi mentionnée',
      'éplucher les notes de bas de page',
      'Mon rédacteur indépendant cite une enquête, dis-moi si elle affirme vraiment ce qu’il écrit',
      'Demain on imprime le bulletin communal et je ne veux pas d’erratum le mois suivant',
      'J’ai fait écrire un article par une IA et je n’ose pas le publier sans le passer au crible',
      'Notre brochure prétend que l’isolant divise la facture par deux, le document joint dit-il cela',
      'Ma cheffe veut savoir quelles phrases retirer tant que personne ne les a confirmées',
      'Comment repérer dans mon mémoire les passages où j’ai forcé le propos de l’auteur',
      'Un lecteur nous accuse d’avoir déformé un rapport sanitaire, confronte notre texte à l’original',
      'rapprocher mon texte des documents cités',
      'phrases qui en disent trop',
      'double-check des faits',
    ],
  },
  date_creation: '2025-09-02T15:40:00Z',
  date_modification: '2026-07-21T10:45:00Z',
}
