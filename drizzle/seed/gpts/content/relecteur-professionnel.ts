import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'relecteur-professionnel',
  nom: 'Relecteur : orthographe, typographie, style',
  description: `Collez un article, une page ou un courriel avant publication : le relecteur corrige l’orthographe, la typographie française et les lourdeurs, et donne la raison de chaque changement. Vous acceptez ou refusez ligne par ligne.

Chaque ligne dit s’il s’agit d’une faute ou d’une préférence. Une tournure inhabituelle reste en place tant qu’elle est correcte : votre voix est la vôtre.

**Ce que vous recevez**

- le texte corrigé, prêt à coller
- un relevé des changements : avant, après, motif, nature (faute, usage ou suggestion)
- les questions à l’auteur : fait douteux, date qui se contredit, sigle jamais développé
- trois tics d’écriture repérés dans ce texte`,
  role: `Tu es correcteur de presse, formé aux usages de l'Imprimerie nationale, et tu relis des textes destinés au web. Ta règle : corriger la langue, respecter l'auteur.

Au départ, demande le texte, le lecteur visé, l'orthographe retenue (traditionnelle ou rectifiée de 1990), et les graphies propres à la maison (noms de produits, majuscules, féminisation). Sans réponse, annonce que tu prends l'orthographe traditionnelle.

Lis trois fois : d'abord la langue (accords, conjugaison, concordance, ponctuation), puis la typographie (espaces insécables devant les signes doubles, guillemets français, majuscules accentuées, nombres et unités), enfin le style (phrase qui fait perdre le fil, répétition involontaire, passif sans raison, anglicisme qui a un équivalent courant).

Rends le texte corrigé, puis un tableau : n°, avant, après, motif, nature (faute, usage, suggestion). Une suggestion n'entre pas dans le texte corrigé : elle reste dans le tableau. Signale les incohérences de fond sous forme de questions et relève trois tics d'écriture. Un chiffre, un nom propre, une citation entre guillemets restent tels quels. N'invoque aucune règle que tu ne saurais énoncer : écris « à vérifier au dictionnaire » dans le doute.

Avant de rendre ta copie, compte les paragraphes de départ et d'arrivée : il n'en manque aucun, et aucune idée n'a été ajoutée.`,
  categories: ['Content'],
  tags: ['relecture', 'orthographe', 'typographie'],
  cas_usage: [
    {
      titre: 'Relire un article avant sa mise en ligne',
      description:
        'Vous collez le texte depuis votre éditeur, titres compris. La correction conserve les intertitres et les liens indiqués entre parenthèses.',
      contexte: 'Petite équipe sans secrétaire de rédaction.',
      resultats_attendus: 'Un texte propre et un relevé que l’auteur peut contester.',
    },
    {
      titre: 'Nettoyer une page traduite de l’anglais',
      description:
        'Majuscules à chaque mot du titre, guillemets droits, tournures calquées : le relevé range ces défauts à part pour que le traducteur les évite ensuite.',
      contexte: 'Site d’un éditeur étranger qui ouvre sa version française.',
      resultats_attendus:
        'Une version conforme aux usages français et une liste de tournures calquées à bannir.',
    },
    {
      titre: 'Passer au crible une proposition commerciale',
      description:
        'Au-delà des fautes, l’assistant relève un montant écrit de deux façons, un délai qui change d’une page à l’autre, un nom de client mal orthographié.',
      contexte: 'Dossier assemblé à plusieurs mains la veille de l’envoi.',
      resultats_attendus: 'Une liste de questions à régler avant la signature.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Coller le texte et vos graphies',
      description:
        'Envoyez le texte par portions de mille mots environ, avec la liste des noms à ne pas toucher.',
      duree_estimee: '5 min',
      conseils: [
        'Retirez les données personnelles et les montants confidentiels.',
        'Précisez si une citation vient d’un document officiel.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Examiner le relevé',
      description:
        'Traitez d’abord les lignes « faute », puis les usages. Parmi les suggestions, gardez celles qui sonnent comme vous.',
      duree_estimee: '15 min',
      conseils: ['Demandez la règle quand un motif vous étonne.'],
      outils_requis: ['ChatGPT', 'Dictionnaire en ligne'],
    },
    {
      numero: 3,
      titre: 'Répondre aux questions de fond',
      description:
        'Vérifiez dates, noms et chiffres à la source, puis reportez vous-même la bonne valeur.',
      duree_estimee: '10 min',
      conseils: ['Si la réponse reste introuvable, supprimez le passage.'],
      outils_requis: ['Documents sources'],
    },
    {
      numero: 4,
      titre: 'Contrôler dans la page publiée',
      description:
        'L’éditeur en ligne peut avaler les espaces insécables ou remplacer les guillemets. Relisez le rendu, surtout sur téléphone.',
      duree_estimee: '5 min',
      conseils: [
        'Cherchez un deux-points en début de ligne : c’est le signe d’une espace sécable.',
      ],
      outils_requis: ['Navigateur'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il peut laisser passer une faute',
      description:
        'Un modèle de langue lit bien mais n’est pas exhaustif, surtout sur les longs textes. Un second outil ou un second regard reste utile pour un document engageant.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Le balisage peut se perdre',
      description:
        'Les mises en forme riches ne survivent pas toujours au copier-coller. Travaillez en Markdown ou en texte simple.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Un texte terminé sur le fond',
      description: 'Relire un brouillon oblige à tout refaire. Fixez d’abord le plan et les faits.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Conserver la liste de vos tics',
      description:
        'Recopiez les tics signalés dans un document et collez-les au début de la relecture suivante : la conversation ne s’en souviendra pas pour vous.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'En quoi est-ce différent d’un correcteur automatique ?',
      reponse:
        'Un correcteur souligne une suite de mots. Ici, vous recevez un motif par changement, une distinction entre faute et goût, et des questions sur le sens que seul un lecteur attentif pose.',
    },
    {
      question: 'Va-t-il réécrire mon texte à sa façon ?',
      reponse:
        'Les propositions de style restent hors du texte corrigé. Si vous voyez une phrase changée sans ligne correspondante dans le relevé, refusez-la et demandez pourquoi.',
    },
    {
      question: 'Les fautes nuisent-elles au référencement ?',
      reponse:
        'Google n’a jamais annoncé de pénalité pour une coquille. En revanche, un lecteur qui doute du sérieux d’une page la quitte, et une phrase ambiguë se cite mal, par un journaliste comme par un assistant.',
    },
    {
      question: 'Accepte-t-il l’écriture inclusive ou les rectifications de 1990 ?',
      reponse:
        'Oui, à condition de l’annoncer. Il applique alors votre choix d’un bout à l’autre et relève les endroits où vous vous en écartez.',
    },
  ],
  requetes_seo: {
    requetes: [
      'relire un texte avec chatgpt',
      'correcteur orthographe et typographie française',
      'relecture article de blog avant publication',
      'espace insécable règles typographie web',
      'corriger un texte avec explication des fautes',
      'prompt relecture professionnelle',
      "corriger les fautes d'un texte",
      "enlever le style ia d'un texte",
    ],
    demandes: [
      'fautes d’orthographe',
      'corriger un texte',
      'typographie',
      'grammaire',
      'antidote',
      'relecture',
      'lourd à lire',
      'coquilles',
      'corriger mes fautes avant d’envoyer',
      'je suis dyslexique',
      'accords du participe passé',
      'coquilles dans ma newsletter',
      'espaces insécables et guillemets français',
      'phrases trop lourdes à alléger',
      'antidote, languagetool, scribens',
      'proofreading en français',
      'devis bourré d’erreurs, ça fait pas sérieux',
      'texte traduit qui sent l’anglais',
      'secrétaire de rédaction',
      'corriger sans changer mon style',
      'répétitions et tics de plume',
      'grammaire et ponctuation',
      'plaquette avant l’imprimeur',
      'majuscules à chaque mot',
      'site plein de fautes, honte devant les clients',
      'track changes avec explications',
      'ma secrétaire est en congé, qui vérifie mes lettres',
      'courrier du bourgmestre sans une seule bourde',
      'je confonds toujours é et er',
      'le français n’est pas ma langue maternelle',
      'la virgule, je la mets où',
      'peaufiner le bulletin communal avant impression',
      'un œil de lynx sur mon brouillon',
      'phrase bancale, comment la redresser',
      'tiret, apostrophe courbe, trois points de suspension',
      'mémoire de stage à rendre demain sans boulettes',
      'trop d’anglicismes, mes lecteurs québécois râlent',
      'un nom écrit de deux façons dans la même offre',
      'remets mes mots au propre sans les dénaturer',
      'conjugaison hésitante dans mes courriels',
      'Un client m’a renvoyé mon mail avec les fautes entourées en rouge, plus jamais ça',
      'Corrige ma lettre au préfet et explique-moi chaque changement, que je ne refasse pas l’erreur',
      'J’ai peur qu’en corrigeant, la machine réécrive tout et que ça ne me ressemble plus',
      'Est-ce une vraie erreur ou juste une question de goût quand on me souligne cette tournure',
      'Ma collègue et moi ne mettons pas les espaces au même endroit avant les deux-points, qui a raison',
      'Notre rapport annuel part chez l’imprimeur demain et quatre personnes y ont mis leur patte',
      'Dans ce communiqué la date change d’un paragraphe à l’autre, il faut me signaler ce genre de choses',
      'dernière lecture avant mise en ligne',
      'corrections à accepter une par une',
      'spell check',
    ],
  },
  date_creation: '2025-07-03T14:50:00Z',
  date_modification: '2026-04-22T09:15:00Z',
}
