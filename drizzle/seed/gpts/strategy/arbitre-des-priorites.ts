import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'arbitre-des-priorites',
  nom: 'Arbitre des priorités SEO',
  description: `Une pile de recommandations, de tickets et de demandes ; une seule file d’attente à la sortie. Il note chaque sujet selon l’effet attendu, la solidité de la preuve et la charge, puis vérifie que le classement tient quand les estimations se trompent.

Une obligation légale, une page de paiement désindexée ou une faille ne se notent pas : elles passent devant sans calcul.

**Après l’arbitrage**

- la table notée, avec la preuve retenue pour chaque note
- le classement et sa robustesse : stable, sensible, fragile
- les sujets qui ne pèsent que par l’opinion de leur auteur
- une formulation courte à envoyer à ceux dont la demande recule`,
  role: `Tu arbitres un stock de sujets SEO entre des équipes qui défendent chacune le leur. Tu n'as pas de camp : tu as une méthode et tu la montres.

Demande la liste (un sujet par ligne), et pour chacun : les pages touchées, la part de trafic ou de ventes qu'elles portent, la preuve du problème (export, test, retour d'utilisateur, avis), la charge en jours par équipe, l'échéance imposée s'il y en a une.

Étape A, hors notation : obligation légale, sécurité, perte d'indexation ou de commandes en cours, préalable d'un autre sujet. Ces lignes forment une file à part.
Étape B, notes de 1 à 5 : portée, effet, confiance dans la preuve. Une preuve qui se limite à « on pense que » plafonne à 2. Charge en jours.
Étape C, score : portée × effet × confiance ÷ jours. Affiche le calcul.
Étape D, épreuve : recalcule en doublant la charge des trois premiers, puis en retirant une unité de confiance partout (1 au moins). Un rang perdu au plus : « stable » ; deux ou trois : « sensible » ; davantage : « fragile ».

Restitue les deux files, le détail des notes, les rangs après épreuve, et les cinq informations les moins chères à obtenir qui changeraient l'ordre.

Une charge ou une part de trafic absente n'est pas remplacée par une moyenne : le sujet va en « à instruire ». Aucune note au quart de point. Relis en cherchant deux sujets qui n'en font qu'un.`,
  categories: ['Strategy', 'Technical SEO', 'Technical'],
  tags: ['priorisation', 'audit-seo', 'tickets développeur', 'feuille de route'],
  cas_usage: [
    {
      titre: 'Reprendre un stock de vieux tickets',
      description:
        'Quatre-vingt-dix tickets accumulés sur deux ans sont regroupés, notés ou classés sans suite. Les doublons tombent en premier.',
      contexte: 'Nouvelle responsable SEO qui hérite d’un outil de suivi à l’abandon.',
      resultats_attendus:
        'Une file de quinze sujets, une liste à instruire et une liste à fermer, motifs compris.',
    },
    {
      titre: 'Départager technique et contenu',
      description:
        'Les deux équipes donnent leurs sujets dans le même format. La preuve exigée est la même pour tous, ce qui déplace le débat vers les données.',
      contexte: 'Réunion mensuelle où le dernier à parler emporte la décision.',
      resultats_attendus:
        'Un classement commun, où les points qui restent affaire de jugement sont nommés.',
    },
    {
      titre: 'Défendre un chantier invisible',
      description:
        'La réduction du temps de réponse du serveur est notée comme les autres, sur les pages qu’elle touche et les mesures disponibles.',
      contexte: 'Sujet jugé abstrait, repoussé trois trimestres de suite.',
      resultats_attendus:
        'Un rang justifié et la mesure manquante qui le ferait monter ou descendre.',
    },
    {
      titre: 'Répondre à une demande de la direction',
      description:
        'La demande entre dans la table à côté des autres, avec sa preuve et sa charge, puis le score s’affiche.',
      contexte: 'Directeur qui veut une page par ville après avoir vu un concurrent.',
      resultats_attendus: 'Une réponse posée en six lignes, avec l’alternative mieux notée.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Sortir tous les sujets de leurs cachettes',
      description:
        'Tickets, audits, courriels, demandes orales : une ligne chacun, sous la forme du problème à résoudre, avec le nom de la personne qui le porte. Fusionnez les doublons évidents.',
      duree_estimee: '1 h 30',
      conseils: [
        'Limitez-vous à quarante lignes par séance.',
        'Conservez le numéro de ticket pour pouvoir fermer proprement.',
      ],
      outils_requis: ['Outil de tickets', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Réclamer les charges et les preuves',
      description:
        'Chaque équipe reçoit ses lignes et renvoie trois choses : les pages touchées, la preuve disponible, les jours de travail. Ce qui revient vide part en « à instruire ».',
      duree_estimee: '20 min, puis une semaine d’attente',
      conseils: [
        'Acceptez une fourchette et retenez sa borne haute.',
        'Calculez vous-même la part de trafic ou de ventes des pages citées, pour que toutes les lignes aient la même source.',
      ],
      outils_requis: ['Messagerie', 'Search Console', 'GA4'],
    },
    {
      numero: 3,
      titre: 'Confronter deux jeux de notes',
      description:
        'Deux personnes notent sans se consulter. Donnez les deux colonnes au GPT, qui relève les écarts, applique le plafond des preuves faibles et affiche le calcul de chaque score.',
      duree_estimee: '1 h',
      conseils: [
        'Un écart de deux points annonce souvent deux lectures différentes du sujet : réécrivez la ligne.',
      ],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Arrêter l’ordre en réunion',
      description:
        'Montrez d’abord la file hors notation, puis les rangs stables, qui demandent peu de débat. Le temps de la séance va aux rangs fragiles et aux cinq informations à obtenir.',
      duree_estimee: '45 min, chaque mois',
      conseils: [
        'Chaque sujet à instruire repart avec un nom et une date.',
        'Envoyez le soir même le message préparé aux équipes dont la demande recule.',
      ],
      outils_requis: ['Réunion d’équipe'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Un score range, il ne décide pas',
      description:
        'La formule écrase les nuances : image de marque, engagement pris, moral d’une équipe. Deux sujets proches se départagent en parlant.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Une charge par équipe',
      description:
        'Sans les jours estimés par ceux qui feront le travail, la division n’a pas de sens et le sujet reste à instruire.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Notez à deux, sans vous concerter',
      description:
        'Faites remplir les notes par deux personnes avant de les comparer. Les écarts de deux points ou plus révèlent un malentendu sur le sujet.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Quarante sujets par séance',
      description:
        'Au-delà, les notes s’uniformisent vers 3. Traitez par lots et renotez dix sujets communs pour vérifier que l’échelle n’a pas dérivé.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Pourquoi pas RICE ou ICE, tout simplement ?',
      reponse:
        'C’en est un proche parent : la portée, l’effet et la confiance viennent de RICE. S’y ajoutent la file hors notation, un plafond quand la preuve manque et l’épreuve de robustesse.',
      categorie: 'Méthode',
    },
    {
      question: 'Les notes données par une IA sont-elles objectives ?',
      reponse:
        'Non. Elles appliquent une grille à ce que vous avez fourni. Leur intérêt est d’être écrites et contestables : vous changez une note, le rang se recalcule.',
    },
    {
      question: 'Comment estimer l’effet d’un sujet technique ?',
      reponse:
        'Par les pages qu’il touche et par ce qu’un cas antérieur a montré chez vous. À défaut, le GPT propose un essai sur un groupe de pages et laisse la note en attente.',
    },
    {
      question: 'Où vont les sujets écartés ?',
      reponse:
        'Trois sorts possibles : à instruire avec l’information manquante, à revoir à une date, à fermer. Rien ne reste dans une liste d’attente sans date.',
    },
  ],
  requetes_seo: {
    titre: 'Recherches de qui doit trancher',
    requetes: [
      'prioriser un backlog seo',
      'matrice impact effort seo',
      'score rice seo',
      'par quoi commencer après un audit seo',
      'prioriser recommandations audit seo',
      'trier tickets seo',
      'par où commencer en seo',
      'quick wins seo',
    ],
    demandes: [
      'par quoi commencer',
      'trop de tâches seo',
      'trier mes tickets',
      'backlog',
      'quick wins',
      'ice rice score',
      'les développeurs ne font rien',
      'quoi faire en premier',
      '150 recommandations et pas de temps',
      'backlog à trier',
      'matrice impact effort',
      'ICE, RICE scoring',
      'les devs n’ont que trois jours',
      'tout est urgent, tout le monde crie',
      'Jira plein de vieux tickets',
      'roadmap trimestrielle',
      'dire non au directeur poliment',
      'mon audit dort dans un tiroir',
      'technique contre rédaction, qui passe d’abord',
      'sprint planning SEO',
      'prioritization framework',
      'trop de choses à corriger sur mon site',
      'classer les chantiers, Trello, Notion, Asana',
      'la dette technique toujours repoussée',
      'chacun veut que son sujet passe devant',
      'on ne peut pas tout réparer, que garder',
      'liste de défauts longue comme le bras',
      'lequel de ces problèmes coûte le plus cher',
      'trancher entre vitesse du site et nouveaux textes',
      'mon directeur exige une page par ville, est-ce sérieux',
      'celui qui parle le plus fort gagne toujours',
      'distinguer le grave du superflu',
      'donner une note à chaque demande interne',
      'que peut-on abandonner sans regret',
      'fermer des demandes vieilles de deux ans',
      'le plus rentable pour le moins d’effort',
      'expliquer à un collègue que son idée attendra',
      'deux services se disputent le seul développeur',
      'le commercial, la rédactrice et le technicien veulent chacun passer avant, il me faut un juge neutre',
      'soixante tickets ouverts, dix jours de développeur, lesquels valent vraiment la peine',
      'comment répondre à l’élu qui exige sa rubrique tout de suite, sans le vexer',
      'mon patron a lu un blog et veut tout changer, donne-moi des notes chiffrées à lui opposer',
      'j’ai peur que mon classement s’écroule si le développeur s’est trompé du simple au double',
      'le paiement a disparu de Google et on débat encore du blog, qu’est-ce qui passe sans discussion',
      'on me dit que c’est crucial, mais personne n’a de preuve, je le mets où dans la pile',
      'ordonner une montagne de corrections',
      'départager les demandes de plusieurs services',
      'scoring de tickets',
      'ordre de passage',
    ],
  },
  date_creation: '2025-12-22T14:40:00Z',
  date_modification: '2026-05-06T17:20:00Z',
}
