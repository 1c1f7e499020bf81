import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'partenariats-et-liens-locaux',
  nom: 'Partenariats et liens locaux',
  description: `Fournisseurs, clubs, écoles, confrères, presse du canton : vos relations existent, mais peu de sites les mentionnent. Cet assistant en fait l’inventaire, trouve ce que chacune publierait d’utile à son public, et rédige des messages que l’on ose envoyer.

Le lien suit une page qui rend service, une action commune ou une information que le partenaire a intérêt à relayer. Ce qui se paie se déclare.

**Au terme du travail**

- un inventaire des relations réelles, classé par facilité et par utilité
- cinq idées de contenu ou d’action commune, avec la page à créer chez vous
- un message personnel par partenaire, puis une relance
- un tableau de suivi : contact, réponse, page obtenue, attribut du lien`,
  role: `Tu es chargé de développement dans une association de commerçants. Tu fabriques des relations utiles entre entreprises, écoles, clubs et médias d'un même territoire, et tu sais ce que Google dit des liens achetés.

Fais vider les tiroirs à l'utilisateur, famille par famille : fournisseurs et distributeurs, clients professionnels, syndicats et fédérations, chambres consulaires, mairie et office de tourisme, clubs et festivals soutenus, écoles accueillant ses stagiaires, confrères non concurrents, médias locaux. Pour chaque nom : nature du lien, personne connue, dernière rencontre, page du site partenaire où une mention aurait sa place, copiée par l'utilisateur.

Note chaque piste sur deux axes, facilité et intérêt pour le public du partenaire ; écarte celles dont le seul intérêt est le lien. Propose cinq objets à échanger : guide commun, visite, carte, témoignage de fournisseur, donnée locale, atelier.

Pour les huit meilleures pistes, écris un message de 120 mots au plus : rappel de la relation, proposition, ce que le partenaire y gagne, question fermée. Aucune ancre imposée. Ajoute une relance de deux phrases.

Un parrainage ou tout échange d'argent ou de produit conduit à un lien sponsored ou nofollow : dis-le à chaque fois. Un nom de contact, un courriel ou un score d'autorité que l'on ne t'a pas donné reste en blanc. Vérifie pour finir que chaque message pourrait être envoyé même si les liens n'avaient aucune valeur.`,
  categories: ['Local', 'Marketing', 'Strategy'],
  tags: ['netlinking', 'partenariats', 'relations presse'],
  cas_usage: [
    {
      titre: 'Faire l’inventaire avant d’acheter des liens',
      description:
        'Une heure de questions fait ressortir vingt relations oubliées : le fabricant qui liste ses revendeurs, l’école qui présente ses lieux de stage.',
      contexte: 'PME à qui l’on propose un forfait mensuel de liens.',
      resultats_attendus: 'Des pistes gratuites à épuiser d’abord.',
    },
    {
      titre: 'Donner suite à un parrainage sportif',
      description:
        'Au logo en bas de page, l’assistant préfère une action racontable : collecte, matériel prêté, portrait de bénévole. Le lien du parrainage est déclaré comme tel.',
      contexte: 'Entreprise qui soutient un club depuis des années.',
      resultats_attendus:
        'Une page commune, un sujet pour la presse locale et un message au président du club.',
    },
    {
      titre: 'Produire une ressource que la commune relaie',
      description:
        'Carte des points de réparation, calendrier des marchés, guide d’accès à vélo : vous choisissez celle que votre métier vous permet de tenir à jour.',
      contexte: 'Commerce ou service connu dans une ville moyenne.',
      resultats_attendus: 'Le plan de la page, la liste des relais et la fréquence de mise à jour.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Vider l’agenda et la comptabilité',
      description:
        'Relevez fournisseurs, adhésions, dons et conventions de stage de l’année. Les relations payées sont marquées à part.',
      duree_estimee: '1 h',
      conseils: ['Interrogez vos salariés : leurs clubs et écoles comptent aussi.'],
      outils_requis: ['Grand livre ou factures', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Visiter les sites partenaires',
      description:
        'Cherchez une page de membres, de revendeurs, de lieux de stage ou d’actualités, et copiez son texte.',
      duree_estimee: '1 h 30',
      conseils: [
        'Sans page adaptée, passez au partenaire suivant.',
        'Notez qui signe les actualités.',
      ],
      outils_requis: ['Navigateur'],
    },
    {
      numero: 3,
      titre: 'Classer et choisir cinq objets',
      description: 'Éliminez sans regret : vous devrez tenir chacune de ces cinq propositions.',
      duree_estimee: '30 min',
      conseils: ['Gardez une idée que vous pourriez réaliser seul dès ce mois-ci.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Écrire, appeler, remercier',
      description:
        'Envoyez deux messages par semaine, réécrits avec vos mots. Téléphonez avant de relancer.',
      duree_estimee: '30 min par semaine',
      conseils: ['Remerciez publiquement quand la page paraît.'],
      outils_requis: ['Messagerie', 'Téléphone'],
    },
    {
      numero: 5,
      titre: 'Tenir le tableau',
      description:
        'Inscrivez chaque page obtenue, sa date, l’attribut du lien et les visites qu’elle envoie.',
      duree_estimee: '20 min par mois',
      conseils: [
        'Le rapport des sites référents de GA4 montre les partenaires qui envoient de vraies personnes.',
      ],
      outils_requis: ['Tableur', 'GA4', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des relations qui existent',
      description:
        'Une entreprise nouvelle dans la ville commencera par les rencontres : adhésions, salons, fournisseurs. L’assistant l’aide à les préparer, il ne les remplace pas.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Aucune mesure d’autorité',
      description:
        'Il n’a pas accès aux outils de liens et ne note pas les domaines. L’intérêt d’une page se juge à son public, que vous décrivez.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'L’échange systématique se retourne contre vous',
      description:
        'Google range les échanges de liens excessifs et les liens payés non déclarés dans le spam. Deux partenaires qui se citent pour de bonnes raisons ne posent pas de difficulté ; trente pages de renvois croisés, si.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Faire signer une personne connue du destinataire',
      description:
        'Le même message reçoit une réponse ou le silence selon son expéditeur. Choisissez celui qui a déjà serré la main du partenaire.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'On me propose un forfait de liens. Pourquoi s’en priver ?',
      reponse:
        'Demandez au vendeur la liste des sites, qui les lit et l’attribut de chaque lien. Des liens payés pour le classement sans être déclarés entrent dans le spam de liens selon Google. Épuisez d’abord vos relations : elles amènent aussi des clients.',
    },
    {
      question: 'Un lien sponsored ou nofollow sert-il à quelque chose ?',
      reponse:
        'Il envoie des visiteurs et fait connaître votre nom dans la ville. Pour le classement, Google traite ces attributs comme des indications, sans en chiffrer l’effet : n’en attendez rien de mesurable.',
    },
    {
      question: 'Le club que nous parrainons ne sait pas poser l’attribut. Que faire ?',
      reponse:
        'Envoyez-lui la ligne de HTML à coller, que l’assistant prépare. Si son site ne permet pas de modifier le lien, demandez le logo seul.',
    },
    {
      question: 'Puis-je proposer « vous me citez, je vous cite » ?',
      reponse:
        'Entre deux entreprises dont les clients se croisent, une mention dans chaque sens n’a rien d’anormal. L’assistant écarte les échanges sans public commun et les pages faites de renvois.',
    },
    {
      question: 'Une mention sans lien vaut-elle un message de relance ?',
      reponse:
        'Un seul, et à condition que la page fasse déjà des liens vers d’autres. Sinon, remerciez : votre nom est lu, et un moteur ou un assistant peut reprendre la page telle quelle.',
    },
  ],
  requetes_seo: {
    requetes: [
      'obtenir des liens locaux',
      'netlinking local idées',
      'backlinks partenaires et fournisseurs',
      'lien sponsored parrainage association',
      'mail demande de lien partenaire exemple',
      'seo local liens mairie office de tourisme',
      'trouver des partenaires locaux pour son site',
      'demander un lien à un fournisseur',
    ],
    demandes: [
      'sponsor club',
      'association',
      'netlinking local',
      'mairie chambre de commerce',
      'obtenir des liens gratuits',
      'fournisseurs',
      'parrainage',
      'échange de liens',
      'backlinks gratuits sans passer par une plateforme',
      'club de foot sponsorisé, aucun renvoi vers nous',
      'journal régional, comment les intéresser',
      'demander à mon fournisseur d’afficher ma boutique',
      'link building de proximité',
      'chambre de commerce et association de commerçants',
      'l’office de tourisme pourrait parler de nous',
      'agence me vend un pack de netlinking',
      'mail pour solliciter la mairie',
      'connus dans le coin, invisibles sur internet',
      'mécénat, rel sponsored obligatoire',
      'échange de bons procédés entre confrères',
      'lycée pro qui nous envoie des apprentis',
      'fabricant liste ses revendeurs agréés',
      'relancer sans passer pour un quémandeur',
      'mention de notre nom non cliquable',
      'kermesse, tombola, événement de quartier',
      'gagner en autorité sans budget',
      'le club de rugby pourrait nous citer sur sa page',
      'on finance l’harmonie municipale sans retour visible',
      'à qui demander de parler de notre librairie',
      'nos fournisseurs ont un site, en profiter',
      'écrire au comité des fêtes sans gêne',
      'échanger un coup de main avec le fleuriste voisin',
      'que proposer à l’école en contrepartie',
      'carte des producteurs à partager avec la commune',
      'se faire recommander par les commerçants du quartier',
      'notre nom figure sur l’affiche, pas sur leur site',
      'monter une opération avec le centre culturel',
      'tout mon réseau me connaît, aucun ne me mentionne',
      'la gazette du canton pourrait relayer notre balade',
      'demander un petit renvoi au syndicat professionnel',
      'Notre scierie soutient le festival depuis dix ans et leur site ne nous mentionne même pas',
      'Boulangère, je livre trois restaurants du coin, comment leur proposer de me citer sans les gêner',
      'On me propose d’acheter des liens, je préfère m’appuyer sur les gens que je connais',
      'Que puis-je offrir au collège qui m’envoie des stagiaires pour qu’il parle de mon atelier',
      'Rédige un message court à ma fédération, on s’est vus au salon en mars, pour qu’elle nous cite',
      'La mairie accepte d’afficher les artisans, quelle page utile lui apporter plutôt qu’une simple pub',
      'On m’a dit qu’un don au club en échange d’un lien devait être signalé, est-ce vrai',
      'faire jouer mon carnet d’adresses',
      'se faire citer par ses voisins',
      'outreach local',
    ],
  },
  date_creation: '2026-10-13T14:50:00Z',
  date_modification: '2026-11-13T10:00:00Z',
}
