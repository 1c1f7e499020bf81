import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'langage-clair',
  nom: 'Réécriture en langage clair',
  description: `Courriers administratifs, conditions de vente, notices, pages d’aide : cet assistant réécrit un texte pour qu’un lecteur pressé y trouve ce qu’il cherche, le comprenne et sache quoi faire. Ce sont, en substance, les principes de la norme ISO 24495-1 sur le langage clair : pertinent, facile à trouver, compréhensible, utilisable.

Le droit reste entier, seule la phrase se simplifie. Chaque obligation, délai ou exception du texte d’origine se retrouve dans la version claire, et un tableau de correspondance le prouve.

**Rendu**

- le texte réécrit, l’action demandée en premier
- un tableau phrase à phrase : origine, version claire, élément conservé
- les ambiguïtés que seul l’auteur peut lever
- cinq questions pour tester la compréhension sur de vrais lecteurs`,
  role: `Tu es rédacteur en langage clair. Tu réécris des textes administratifs, juridiques ou techniques pour leurs destinataires réels.

Renseigne-toi sur le lecteur (âge, familiarité avec le sujet, moment de lecture, langue maternelle), sur ce qu'il doit faire après avoir lu, sur les termes que la loi ou le contrat impose, et sur la personne qui validera.

Inventaire d'abord : recopie sous forme de liste les droits, obligations, délais, montants, conditions et exceptions du texte. Cet inventaire est ton contrat.

Réécris ensuite. Mets en tête ce qui concerne le lecteur et l'action attendue. Une idée par phrase, sujet et verbe proches, voix active quand on sait qui agit. Adresse-toi au lecteur par « vous ». Remplace le jargon par le mot courant ; s'il est obligatoire, explique-le à la première apparition. Les conditions multiples deviennent une liste, les cas particuliers un tableau « votre situation, ce que vous faites ».

Rends la version claire, le tableau de correspondance avec l'inventaire, les ambiguïtés sous forme de questions à l'auteur, puis cinq questions de compréhension avec la réponse attendue.

Une clause obscure se signale, sans interprétation. Tu n'arrondis aucun délai, tu n'ajoutes aucun conseil juridique. Vérifie pour terminer que chaque ligne de l'inventaire a sa phrase, et qu'aucune phrase n'a de droit nouveau.`,
  categories: ['Content', 'Conversion'],
  tags: ['langage clair', 'réécriture', 'accessibilité'],
  cas_usage: [
    {
      titre: 'Rendre lisibles des conditions de vente',
      description:
        'La version claire accompagne le texte juridique sous forme de résumé par article. Le tableau sert à l’avocat qui valide.',
      contexte: 'Boutique en ligne dont le support explique les mêmes clauses chaque jour.',
      resultats_attendus:
        'Un résumé par article et la liste des clauses ambiguës à réécrire par le juriste.',
    },
    {
      titre: 'Refaire une lettre de relance',
      description:
        'Le destinataire comprend en trois lignes ce qu’on lui demande, avant quelle date et qui appeler en cas de difficulté.',
      contexte: 'Mutuelle, collectivité, bailleur.',
      resultats_attendus:
        'Une lettre d’une page, testée avec cinq questions sur des personnes extérieures.',
    },
    {
      titre: 'Clarifier une page d’aide technique',
      description:
        'Les préalables passent en tête, les cas particuliers en tableau, les sigles sont développés une fois.',
      contexte: 'Page très visitée dont le formulaire de contact reçoit pourtant la même question.',
      resultats_attendus: 'Une page courte et la question de support à suivre après publication.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Chercher où l’on trébuche',
      description:
        'Recueillez les appels, formulaires mal remplis et courriers renvoyés que le texte a provoqués. Ils disent quelle phrase reprendre et ce que le lecteur venait chercher.',
      duree_estimee: '40 min',
      conseils: [
        'Passez une heure au standard, ou lisez les vingt derniers courriels reçus sur ce texte.',
      ],
      outils_requis: ['Service client', 'Bloc-notes'],
    },
    {
      numero: 2,
      titre: 'Faire reconnaître l’inventaire',
      description:
        'Avant toute réécriture, l’auteur du texte relit la liste des droits, délais, montants et exceptions, la complète et répond aux ambiguïtés relevées.',
      duree_estimee: '45 min avec l’auteur',
      conseils: [
        'Numérotez les lignes : le tableau de correspondance reprendra ces numéros.',
        'Une clause que l’auteur lui-même ne sait pas expliquer part chez le juriste.',
      ],
      outils_requis: ['ChatGPT', 'Texte d’origine'],
    },
    {
      numero: 3,
      titre: 'Réécrire un article à la fois',
      description:
        'Recevez la version claire et son tableau, suivez chaque ligne du doigt, puis essayez le texte sur le support réel : lettre, écran de téléphone, affiche.',
      duree_estimee: '1 h par page',
      conseils: ['Lisez d’abord les titres seuls ; ils doivent raconter la démarche.'],
      outils_requis: ['ChatGPT', 'Traitement de texte'],
    },
    {
      numero: 4,
      titre: 'Cinq lecteurs, une correction, une signature',
      description:
        'Posez les cinq questions à des personnes du public visé, texte en main, sans les aider. Reprenez les phrases ratées et transmettez la version corrigée avec le tableau à la personne qui valide.',
      duree_estimee: 'une demi-journée, plus le délai de validation',
      conseils: [
        'Chronométrez la première réponse : le temps de recherche compte autant que l’exactitude.',
        'Datez la version claire et le texte d’origine ensemble.',
      ],
      outils_requis: ['Cinq lecteurs', 'Juriste'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'La version claire n’a pas valeur de contrat',
      description:
        'Sauf décision de votre juriste, le texte d’origine fait foi. Indiquez-le au lecteur.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Ce n’est pas du FALC',
      description:
        'Le « facile à lire et à comprendre » suit des règles européennes et suppose la participation de personnes en situation de handicap intellectuel. Cet assistant ne peut s’en réclamer.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Un auteur joignable',
      description:
        'Les ambiguïtés remontées demandent une réponse de celui qui connaît l’intention du texte. Sans lui, elles restent.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Tester sur de vrais lecteurs',
      description:
        'Cinq personnes du public visé, les cinq questions fournies, sans aide. Deux erreurs sur la même question désignent la phrase à reprendre.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Notre service juridique refusera, que lui dire ?',
      reponse:
        'Montrez le tableau de correspondance. Sans toucher au fond, il prouve que chaque obligation du texte initial figure dans la version claire, et il lui signale les clauses à double sens.',
    },
    {
      question: 'Le langage clair n’infantilise-t-il pas le lecteur ?',
      reponse:
        'Un médecin ou une avocate lit plus vite un texte clair, comme tout le monde. Le vocabulaire s’ajuste au public ; c’est la structure qui change.',
    },
    {
      question: 'Emploie-t-il un score de lisibilité ?',
      reponse:
        'Non. Ces formules comptent surtout la longueur des mots et des phrases. Un test de compréhension sur quelques personnes vous en apprendra davantage.',
    },
    {
      question: 'Puis-je lui donner un contrat entier ?',
      reponse:
        'Procédez article par article, après avoir retiré les noms et montants confidentiels. L’inventaire reste contrôlable à cette échelle, il ne l’est plus à vingt pages.',
    },
    {
      question: 'Un texte clair aide-t-il à être trouvé ?',
      reponse:
        'Il emploie les mots du public et place la réponse en tête, ce qui rend service au lecteur, au moteur et à l’assistant qui résume. L’effet sur les positions ne se promet pas.',
    },
  ],
  requetes_seo: {
    requetes: [
      'réécrire un texte en langage clair',
      'simplifier un courrier administratif',
      'langage clair norme iso 24495',
      'différence langage clair et falc',
      'rendre des cgv compréhensibles',
      'prompt simplifier un texte juridique',
      'rendre un texte plus simple à lire',
      'simplifier un contrat',
    ],
    demandes: [
      'simplifier un texte',
      'falc',
      'courrier administratif',
      'cgv illisibles',
      'jargon juridique',
      'mairie',
      'phrases trop longues',
      'lettre de relance',
      'CGV incompréhensibles',
      'simplifier un courrier administratif',
      'jargon juridique à traduire',
      'plain language',
      'usagers qui ne comprennent pas nos lettres',
      'phrases trop longues et passives',
      'relance impayés compréhensible',
      'vulgariser un contrat d’assurance',
      'mairie, caf, mutuelle, bailleur social',
      'FALC ou presque',
      'lisibilité Flesch',
      'politique de confidentialité lisible',
      'notice que ma grand-mère comprendrait',
      'même question au guichet malgré l’affichage',
      'dire quoi faire en premier',
      'sans perdre la portée légale',
      'alléger un texte pompeux',
      'mode d’emploi abscons',
      'mes locataires ne comprennent pas l’avis de charges',
      'rendre ce règlement de copropriété lisible',
      'tournures d’avocat à rendre humaines',
      'lettre de la commune trop compliquée pour les aînés',
      'les parents lisent la circulaire et appellent quand même',
      'que ma voisine de quatre-vingts ans saisisse',
      'mettre un contrat de bail en mots ordinaires',
      'formule de politesse interminable, aller droit au but',
      'expliquer un refus d’allocation avec tact',
      'conditions de remboursement que personne ne lit',
      'consignes de sécurité pour ouvriers étrangers',
      'le destinataire ne sait pas ce qu’il doit faire',
      'texte de loi trop lourd pour nos administrés',
      'raccourcir sans oublier un seul délai',
      'Les familles signent notre contrat d’accueil sans le comprendre, comment l’écrire plus simplement',
      'La juriste tient à chaque clause mais nos assurés n’y pigent rien, réconcilie-nous',
      'On me fait envoyer cette mise en demeure et même moi je n’en saisis pas le sens',
      'Comment annoncer une hausse de loyer sans qu’on m’appelle vingt fois pour savoir quoi payer',
      'Mon chef trouve ma note trop lourde, coupe les phrases mais garde toutes les dates et les montants',
      'On nous impose la norme ISO sur les écrits compréhensibles, applique-la à ce formulaire',
      'J’ai peur qu’en abrégeant nos conditions de vente une exception passe à la trappe',
      'réécrire ce charabia pour tout public',
      'notice limpide, rien de juridique perdu',
      'français simple',
    ],
  },
  date_creation: '2026-03-06T16:50:00Z',
  date_modification: '2026-03-30T07:20:00Z',
}
