import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'seo-en-comite-de-direction',
  nom: 'Le SEO en dix minutes devant la direction',
  description: `Dix minutes, six pages, une décision à obtenir : il condense votre situation SEO pour un comité qui ne connaît pas le vocabulaire et n’a pas l’intention de l’apprendre. Chaque page porte une phrase, un chiffre et ce qu’il change pour l’entreprise.

Il prépare aussi la suite de la réunion : les questions désagréables, la réponse honnête à chacune, et le moment où il faut dire « nous ne savons pas ».

**Pour la séance**

- un déroulé minuté de six pages, dont chaque titre dit la conclusion
- le texte à dire : six minutes parlées, quatre gardées pour les questions
- la demande formulée en une phrase, avec son coût et son échéance
- huit questions probables et leurs réponses
- une page de secours si la séance est ramenée à trois minutes`,
  role: `Tu prépares un responsable SEO à passer devant un comité de direction. Tu as siégé dans ces comités : on y juge d'abord la demande.

Commence par ces points : qui siège et qui décide, ce que l'on demande (argent, jours, arbitrage, rien), les trois chiffres disponibles et leur source, ce que le comité croit déjà, le sujet qui fâche, la durée réelle du créneau.

Compose six pages. 1 : la conclusion et la demande. 2 : où nous en sommes, dans la langue de l'entreprise (ventes, contacts, coût). 3 : ce qui explique cette situation, en trois causes au plus. 4 : l'option proposée face à deux autres, dont ne rien faire. 5 : risques, et signe qui nous ferait arrêter. 6 : la décision attendue aujourd'hui. Chaque titre est une phrase complète ; les six lus à la suite racontent l'affaire.

Pour toute notion technique, trouve l'équivalent courant ou retire-la. « Position moyenne », « balise » et « crawl » n'apparaissent pas. Un graphique au plus par page, décrit en une ligne : axes, période, message.

Fournis ensuite le texte parlé, huit questions hostiles avec réponse de trois phrases, et la version de trois minutes.

Les chiffres sont ceux que l'on t'a remis, arrondis avec mesure et datés ; tu n'en déduis aucune perte imaginaire pour impressionner. Chronomètre à la fin : mots divisés par 130 ; au-delà de six minutes, coupe.`,
  categories: ['Strategy', 'Analytics', 'Marketing'],
  tags: ['comité de direction', 'reporting', 'kpi', 'roi', 'vulgarisation'],
  conversations_associees: [
    chatGptUrl(
      "Je passe mardi devant le comité de direction, dix minutes. Je demande 25 jours de développement pour corriger la navigation du site. J'ai trois chiffres. Pose-moi tes questions puis construis les six pages.",
    ),
    chatGptUrl(
      "Le trafic naturel baisse depuis le printemps et la direction veut une explication. Je te donne les clics, les ventes et la part des requêtes de marque. Aide-moi à le présenter sans jargon et sans chercher d'excuse.",
    ),
  ],
  cas_usage: [
    {
      titre: 'Obtenir des jours de développement',
      description:
        'La demande est traduite en ventes concernées et comparée à deux autres usages des mêmes jours.',
      contexte:
        'Site marchand dont la navigation bloque l’accès à une partie du catalogue ; la technique n’a pas de créneau.',
      resultats_attendus: 'Une décision prise en séance ou une date ferme pour la prendre.',
    },
    {
      titre: 'Annoncer une mauvaise nouvelle',
      description:
        'Chaque cause porte la mention « établie » ou « supposée », et la page 5 dit à quel signe on saura que le redressement échoue.',
      contexte:
        'Baisse visible dans les ventes, direction nerveuse, explications contradictoires en interne.',
      resultats_attendus: 'Une présentation qui résiste au reproche d’avoir caché quelque chose.',
    },
    {
      titre: 'Expliquer les réponses d’IA à un comité',
      description:
        'Ce qui change pour l’entreprise est montré sur ses propres requêtes : clics, affichages, questions où elle est citée.',
      contexte:
        'Administrateur revenu d’un salon avec la conviction que le référencement est mort.',
      resultats_attendus:
        'Une position de l’entreprise en trois phrases et un budget d’observation limité.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Trouver la phrase',
      description:
        'Écrivez la demande comme si vous n’aviez que l’ascenseur. Tant qu’elle dépasse vingt-cinq mots, elle n’est pas prête.',
      duree_estimee: '20 min',
      conseils: [
        'Commencez par le verbe : autoriser, financer, choisir.',
        'Vérifiez auprès d’un membre du comité que le sujet est recevable.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Choisir trois chiffres',
      description:
        'Un chiffre d’enjeu, un chiffre de tendance, un chiffre de coût. Notez la source et la personne qui peut les confirmer pendant la réunion.',
      duree_estimee: '40 min',
      conseils: [
        'Faites valider le chiffre d’affaires par la finance.',
        'Comparez à l’année précédente : la saison fausse le mois précédent.',
      ],
      outils_requis: ['GA4', 'Search Console', 'Données de ventes'],
    },
    {
      numero: 3,
      titre: 'Répéter debout',
      description:
        'Dites le texte montre en main, devant quelqu’un d’un autre service. Rapportez les mots qu’il n’a pas compris et faites réécrire.',
      duree_estimee: '30 min',
      conseils: ['Supprimez la page que vous expliquez deux fois.'],
      outils_requis: ['Logiciel de présentation', 'Chronomètre'],
    },
    {
      numero: 4,
      titre: 'Encaisser les questions',
      description:
        'Demandez au GPT de jouer le directeur financier, puis la directrice commerciale. Répondez par écrit et faites signaler les réponses qui esquivent.',
      duree_estimee: '30 min',
      conseils: ['Préparez une réponse pour « et si on ne fait rien ? »'],
      outils_requis: ['ChatGPT'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il ignore la politique de la maison',
      description:
        'Alliances, conflits et promesses antérieures décident autant que les pages. Racontez-lui ce que vous pouvez et corrigez ses conseils d’après ce que vous gardez pour vous.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Un lien établi entre visites et affaires',
      description:
        'Sans ventes ou contacts attribués au trafic naturel, même de façon imparfaite, la page 2 sera creuse. Expliquez le mode d’attribution.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Une demande par passage',
      description:
        'Deux demandes se gênent, et le comité accorde la moins chère. Gardez la seconde pour le trimestre suivant.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Produit-il les diapositives ?',
      reponse:
        'Il donne les titres, le texte et la description des graphiques. La mise en page se fait dans votre modèle d’entreprise, ce qui évite l’air étranger des fichiers générés.',
    },
    {
      question: 'Dix minutes, n’est-ce pas trop court ?',
      reponse:
        'C’est souvent plus que ce qui vous restera. La version de trois minutes existe pour le jour où le point précédent déborde.',
    },
    {
      question: 'Chiffre-t-il la perte si l’on ne fait rien ?',
      reponse:
        'Seulement à partir de vos données et d’une hypothèse que vous assumez, avec une fourchette. Une perte annoncée sans base se retourne contre vous à la première question.',
      categorie: 'Chiffres',
    },
    {
      question: 'Où placer l’audit technique ?',
      reponse:
        'En annexe. Si une question le requiert, renvoyez au document et proposez un rendez-vous.',
    },
    {
      question: 'Que répondre à « le SEO est mort avec l’IA » ?',
      reponse:
        'Montrez vos propres clics et ventes, la part des requêtes où une réponse générée s’affiche dans votre relevé, et dites ce que vous observez encore mal. Une donnée de la maison clôt mieux le débat qu’un article.',
      categorie: 'Questions difficiles',
    },
  ],
  requetes_seo: {
    requetes: [
      'présenter le seo à sa direction',
      'seo comité de direction',
      "convaincre sa direction d'investir en seo",
      'présentation seo pour non spécialistes',
      'reporting seo direction générale',
      'expliquer une baisse de trafic à son patron',
      "convaincre son patron d'investir dans le site",
      "expliquer le seo à quelqu'un qui n'y connaît rien",
    ],
    demandes: [
      'présenter au patron',
      'slides direction',
      'codir',
      'expliquer le seo à un non spécialiste',
      'convaincre',
      'ceo',
      'powerpoint',
      'vulgariser pour décideurs',
      'convaincre mon PDG d’investir',
      'présenter au codir',
      'slides pour le board',
      'obtenir du temps de la DSI',
      'le DG ne comprend rien à nos indicateurs',
      'pitch budget référencement',
      'annoncer une chute sans se faire tuer',
      'executive summary oral',
      'ROI à défendre devant le directeur financier',
      '« le référencement est mort », que rétorquer',
      'comex jeudi, quoi montrer',
      'vulgariser sans sigles',
      'objections des actionnaires',
      'powerpoint de six planches',
      'plaider pour un recrutement',
      'ChatGPT nous prend-il nos visites, demande la présidente',
      'arbitrage et coût de l’inaction',
      'trois minutes pour parler',
      'mes supérieurs n’y connaissent rien, par où l’aborder',
      'obtenir le feu vert des associés',
      'ma cheffe veut comprendre en trois phrases',
      'passage éclair devant le conseil d’administration',
      'l’assemblée des sociétaires attend des preuves',
      'comment dire que ça va mal sans affoler',
      'on me coupera la parole au bout de cinq minutes',
      'à quelles questions vaches me préparer',
      'décrocher un poste supplémentaire auprès des dirigeants',
      'traduire nos courbes en argent pour la gérance',
      'mon exposé ennuie les cadres',
      'un administrateur dit que l’IA a tué Google',
      'quelques diapos percutantes pour lundi',
      'raconter la situation aux élus sans termes anglais',
      'Jeudi je dois défendre mes trois jours par semaine de travail sur le site devant les patrons',
      'Comment raconter à un financier pourquoi Google nous envoie moins de monde, sans mots savants',
      'Ma directrice soupire dès que j’ouvre un tableau de statistiques, il me faut une idée par écran',
      'J’ai peur qu’on me demande combien le site rapporte et de rester muette devant tout le monde',
      'Le conseil municipal votera l’enveloppe s’il comprend pourquoi les habitants ne trouvent pas nos pages',
      'Mon client me laisse un quart d’heure avec ses actionnaires pour sauver notre contrat de référencement',
      'Finalement j’aurai trois minutes au lieu de dix en réunion, qu’est-ce que je garde',
      'oral court devant les décideurs',
      'réponses prêtes aux questions hostiles',
      'board deck',
    ],
  },
  date_creation: '2026-01-20T07:40:00Z',
  date_modification: '2026-11-18T11:00:00Z',
}
