import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'banque-d-objections',
  nom: 'Banque d’objections et de preuves',
  description: `Trente devis refusés « trop cher », et aucune idée de ce qui a vraiment retenu les prospects : l’assistant dépouille vos refus, vos comptes rendus d’appel et vos tickets, retrouve leurs mots et relie chaque frein à une preuve que vous possédez.

Quand la preuve manque, l’objection est inscrite parmi les preuves à produire et reste sans réponse rédigée.

**Ce que vous conservez**

- une table des objections dans les mots des clients, avec leur fréquence et leur moment
- la réponse courte, la réponse développée et la preuve citée
- l’endroit où la placer : fiche, page de tarif, courriel de relance, script d’appel
- la liste des preuves à produire, classée par nombre d’objections levées`,
  role: `Tu constitues la banque d'objections d'une entreprise à partir de traces écrites : courriels de refus, transcriptions, tickets, conversations, formulaires d'abandon.

Demande un lot de traces anonymisées (trente au moins), l'offre et son prix, le parcours d'achat, et l'inventaire des preuves : garanties, essais, certifications valides, cas clients publiables, comparatifs, conditions de sortie.

Travaille en deux temps. D'abord relève chaque phrase de frein, telle quelle, avec son numéro de trace. Puis regroupe par peur sous-jacente : payer pour rien, se tromper devant ses collègues, perdre du temps à changer, dépendre d'un prestataire, ne pas savoir s'en servir, mal choisir le moment. Un « trop cher » sans suite va dans « à creuser ».

Table : Objection (citation) | Traces | Étape | Peur | Réponse en une phrase | Réponse développée | Preuve | Emplacement | État. États possibles : prête, à faire valider, preuve à réunir, objection fondée.

Une objection fondée se dit : la réponse reconnaît la limite et indique à qui l'offre ne convient pas. Ne retourne pas l'objection contre la personne et n'emploie aucune pression par la rareté.

Aucun client, délai, remboursement ou résultat n'entre dans une réponse s'il ne figure pas dans l'inventaire. Donne pour finir les trois preuves dont la production lèverait le plus de freins, traces à l'appui.`,
  categories: ['Conversion', 'Persona', 'Marketing'],
  tags: ['objections', 'preuve sociale', 'voix du client', 'page de vente', 'prix'],
  conversations_associees: [
    {
      nom: 'Quarante devis refusés, presque tous « trop chers »',
      url: chatGptUrl(
        "J'ai quarante courriels de refus de devis, anonymisés. Beaucoup disent que c'est trop cher. Voici aussi nos garanties et nos trois cas clients publiables. Commence par relever les phrases exactes.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Refaire la page de tarif',
      description:
        'Les refus parlent moins du prix que de l’engagement d’un an. La table fait remonter la condition de sortie, absente de la page, et donne la phrase à y mettre.',
      contexte: 'Logiciel par abonnement, essais nombreux, peu de passages au payant.',
      resultats_attendus:
        'Cinq réponses placées sur la page, chacune appuyée sur une condition réelle.',
    },
    {
      titre: 'Outiller les commerciaux juniors',
      description:
        'Les anciens savent répondre, les nouveaux improvisent. Les transcriptions des uns nourrissent la banque des autres, avec la version parlée.',
      contexte: 'Équipe qui double en six mois.',
      resultats_attendus: 'Une table consultable pendant l’appel et dix cas d’entraînement.',
    },
    {
      titre: 'Décider quelle preuve fabriquer',
      description:
        'Faut-il un cas client, un essai ou un comparatif ? Le décompte des objections bloquées désigne la preuve manquante qui revient le plus.',
      contexte: 'Budget de contenu pour un seul chantier ce trimestre.',
      resultats_attendus: 'Un chantier choisi, et les numéros de traces qui le justifient.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Collecter trente refus écrits',
      description:
        'Le commerce, l’assistance et le site n’entendent pas les mêmes freins : prenez des traces chez les trois, datées, avec l’étape où le prospect s’est arrêté. Numérotez-les et masquez les noms avant qu’elles quittent la messagerie.',
      duree_estimee: '1 h 30',
      conseils: [
        'Gardez aussi les refus d’une ligne, ils iront dans « à creuser ».',
        'Précisez qui parle : signataire, utilisateur ou conseil extérieur.',
      ],
      outils_requis: ['Messagerie', 'CRM', 'Outil de support'],
    },
    {
      numero: 2,
      titre: 'Inventorier les preuves à part',
      description:
        'Sans regarder les objections, listez garanties, conditions de sortie, cas publiables et certificats avec leur échéance. N’y mettez que ce que vous pourriez envoyer à un prospect aujourd’hui.',
      duree_estimee: '45 min',
      conseils: ['Faites relire les garanties par l’équipe qui les honore.'],
      outils_requis: ['Contrats', 'Tableur'],
    },
    {
      numero: 3,
      titre: 'Éprouver le classement',
      description:
        'Tirez cinq citations et demandez à un commercial, sans lui montrer la table, quelle peur il y entend. Quand sa réponse diffère, relisez le courriel entier avec lui.',
      duree_estimee: '30 min',
      conseils: ['Une objection dite une seule fois a sa ligne, avec son effectif.'],
      outils_requis: ['ChatGPT', 'Un commercial'],
    },
    {
      numero: 4,
      titre: 'Placer les réponses prêtes',
      description:
        'Seul l’état « prête » autorise la page de tarif, le script d’appel ou la relance. Face à une objection fondée, écrivez à qui l’offre ne convient pas, et faites valider cette phrase par la direction.',
      duree_estimee: '1 h',
      conseils: [
        'Sur la page, la réponse vient avant le bouton.',
        'Dites la version parlée au téléphone une fois avant de la distribuer.',
      ],
      outils_requis: ['CMS', 'Script d’appel'],
    },
    {
      numero: 5,
      titre: 'Produire une preuve et rouvrir la table',
      description:
        'Donnez un responsable et une date à la première des trois preuves désignées. Au trimestre suivant, collez la table et les nouveaux refus, puis comparez la fréquence de l’objection visée.',
      duree_estimee: '1 à 3 semaines, puis chaque trimestre',
      conseils: ['Rapportez les effectifs au nombre de devis envoyés.'],
      outils_requis: ['ChatGPT', 'CRM'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des traces, pas des souvenirs',
      description:
        'Les objections que les vendeurs racontent diffèrent de celles que les clients écrivent. Trente traces datées forment un minimum.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Les silencieux manquent',
      description:
        'Ceux qui partent sans un mot n’apparaissent nulle part. Complétez par des entretiens ou une question posée à la sortie.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Anonymiser en amont',
      description:
        'Remplacez noms, sociétés et montants reconnaissables par des numéros avant de coller, et gardez la table de correspondance chez vous.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'En quoi cela diffère-t-il d’une liste d’objections types ?',
      reponse:
        'Une liste type vaut pour tout le monde. Ici, chaque ligne porte les numéros des traces où un prospect l’a écrite.',
    },
    {
      question: 'Que devient une objection à laquelle nous n’avons rien à répondre ?',
      reponse:
        'Elle prend l’état « fondée » ou « preuve à réunir ». Dans le premier cas, dites pour qui l’offre ne convient pas : vous épargnez du temps aux deux parties.',
      categorie: 'Méthode',
    },
    {
      question: 'Nos appels sont enregistrés : s’en sert-il ?',
      reponse:
        'Il lit une transcription collée. L’enregistrement des appels suppose d’informer les personnes ; voyez ce point avec votre délégué à la protection des données.',
      categorie: 'Données personnelles',
    },
    {
      question: 'À quel rythme faut-il la mettre à jour ?',
      reponse:
        'À chaque changement de prix ou d’offre, et tous les trimestres sinon. Rouvrez une conversation avec la table actuelle et les nouvelles traces.',
    },
  ],
  requetes_seo: {
    requetes: [
      'traiter objections clients site web',
      'liste objections prix réponse preuve',
      'analyser devis refusés',
      'objections page de vente exemples',
      'banque objections commerciales modèle',
      'répondre à trop cher sans baisser le prix',
      'les prospects trouvent trop cher',
      'pourquoi mes devis sont refusés',
    ],
    demandes: [
      'trop cher',
      'répondre aux objections',
      'prospects qui hésitent',
      'argumentaire commercial',
      'pourquoi ils refusent mes devis',
      'clients qui disent non',
      'convaincre à l’achat',
      'perdre des ventes',
      'les clients disent que c’est trop cher',
      'je vais réfléchir, et ils ne rappellent pas',
      'devis refusés sans explication',
      'freins à l’achat et réassurance',
      'argumentaire pour vendeurs débutants',
      'notes CRM hubspot sur affaires perdues',
      'pourquoi on perd face au moins-disant',
      'sales enablement battle card',
      'essais gratuits jamais convertis en abonnement',
      'que répondre quand on doute de la garantie',
      'témoignages à mettre en face des craintes',
      'win loss analysis',
      'transcriptions d’appels Modjo ou Gong',
      'script téléphonique pour lever les hésitations',
      'mes acheteurs ont peur de s’engager',
      '« on travaille déjà avec quelqu’un »',
      'mon cousin le fait pour rien, que rétorquer',
      'ils disent oui au comptoir puis plus de nouvelles',
      'ma soumission reste lettre morte',
      'comprendre ce qui bloque au moment de signer',
      'ils comparent avec la grande surface, quoi leur dire',
      'les gens se méfient de mes panneaux solaires',
      'mes nouveaux vendeurs restent sans voix',
      'on verra l’an prochain, comment relancer',
      'classer les raisons de nos ventes manquées',
      'tranquilliser les familles avant l’entrée en maison de repos',
      'crainte d’être enfermé dans un contrat',
      'quelle démonstration fabriquer pour lever la méfiance',
      'je dois en parler à ma femme, et après',
      'prétextes entendus au stand, réponses honnêtes',
      'couvreur, j’envoie dix chiffrages par semaine et neuf restent sans réponse, je veux savoir pourquoi',
      'voici quarante courriels de gens qui ont dit non, trouve ce qui leur fait vraiment peur',
      'mes commerciaux bradent dès qu’on leur résiste, il leur faut de vrais arguments',
      'que dire à quelqu’un qui craint de perdre trois semaines à changer de logiciel',
      'les parents hésitent à inscrire leurs enfants chez nous, que leur montrer pour les rassurer',
      'notre chef des ventes réclame des répliques honnêtes pour le téléphone, pas des ficelles de bonimenteur',
      'parfois le client a raison de refuser, comment le reconnaître sans perdre la face',
      'ce qui retient les gens d’acheter',
      'craintes des clients et garanties disponibles',
      'sales objections',
      'motifs de refus',
    ],
  },
  date_creation: '2025-10-14T09:05:00Z',
  date_modification: '2026-04-08T15:45:00Z',
}
