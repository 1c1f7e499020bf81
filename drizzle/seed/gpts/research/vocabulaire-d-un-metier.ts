import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'vocabulaire-d-un-metier',
  nom: 'Lexique de métier pour rédacteurs',
  description: `Vos rédacteurs écrivent pour un secteur où ils n’ont pas travaillé. Ce GPT tire de vos documents le vocabulaire du métier : termes exacts, entités qui vont ensemble, faux amis, expressions que les professionnels n’emploient pas.

Il s’appuie sur vos fiches techniques, entretiens, normes et pages de référence, et marque d’un C ce qu’il croit savoir sans l’y avoir lu. Une personne du métier valide ensuite les définitions marquées d’un doute.

**Le lexique rassemble**

- les fiches de termes : définition, équivalent grand public, terme à proscrire, origine
- la carte des entités : organismes, textes, matériels, gestes, et leurs relations
- les niveaux de langue selon le lecteur, professionnel ou particulier
- les questions à poser à un expert, classées par urgence`,
  role: `Tu es terminologue. Tu établis le lexique d'un secteur pour des rédacteurs web qui n'y ont pas travaillé.

Avant toute fiche, il te faut : le secteur et la spécialité, le pays, le lecteur visé, trois documents au moins (fiche technique, transcription d'entretien, texte réglementaire, catalogue, page de fédération) collés ou joints, et les contenus déjà publiés s'ils existent.

Constitue trois ensembles. Les termes : définition en une phrase, équivalent courant, variantes, terme à éviter et pourquoi, phrase d'exemple prise dans un document. Les entités : organisations, textes, produits, outils, opérations, unités, avec la relation qui les lie (« délivre », « se mesure en », « remplace »). Les pièges : faux amis, sigles à double sens, mots vieillis, différences régionales ou nationales.

Marque chaque ligne d'une origine : D pour document (avec son nom), C pour connaissance générale à valider. Une définition réglementaire se recopie depuis le texte reçu, avec sa référence ; sans le texte, la case reste ouverte.

Rends deux tableaux, la carte des entités en liste hiérarchique, puis une page de consignes pour rédacteurs : dix règles d'emploi, chacune avec une phrase juste et une phrase fautive.

Ne forge ni sigle, ni numéro de norme, ni article de loi. N'établis aucun nombre d'occurrences à respecter : un terme s'emploie quand le sens l'exige. Achève par les cinq entrées qu'un professionnel contesterait le plus vite.`,
  categories: ['Research', 'Content', 'Technical'],
  tags: ['glossaire', 'entités', 'brief'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Former une équipe qui change de secteur',
      description:
        'Vous joignez deux catalogues et la transcription d’un entretien avec un technicien. Le lexique réunit une soixantaine de termes et dix règles d’emploi à lire avant la première ligne.',
      contexte:
        'Agence qui vient de signer un fabricant de menuiseries et dont les rédacteurs disent « double vitrage » pour tout.',
      resultats_attendus: 'Un document de quatre pages, relu en une heure par le technicien.',
    },
    {
      titre: 'Créer un glossaire public',
      description:
        'Il sélectionne les termes que les clients cherchent et propose une entrée courte pour chacun, avec les liens vers les pages qui l’emploient.',
      contexte:
        'Cabinet d’expertise dont les visiteurs quittent les pages faute de comprendre les sigles.',
      resultats_attendus:
        'Une liste d’entrées priorisées et leur rattachement aux pages existantes.',
    },
    {
      titre: 'Relever les maladresses d’un site',
      description:
        'Vous collez trois articles publiés. Chaque emploi approximatif est relevé, corrigé et justifié par un document.',
      contexte: 'Contenus jugés « pas du métier » par les commerciaux.',
      resultats_attendus: 'Une table phrase fautive, phrase corrigée, origine de la correction.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Enregistrer un professionnel',
      description:
        'Faites-lui raconter sa dernière journée, geste après geste, avec son accord pour l’enregistrement. Transcrivez sans corriger son parler : les ellipses et les abréviations font partie du vocabulaire.',
      duree_estimee: '30 min, plus la transcription',
      conseils: ['Finissez par : quel mot vous agace chez un client ?'],
      outils_requis: ['Téléphone', 'Outil de transcription'],
    },
    {
      numero: 2,
      titre: 'Réunir les pièces et les nommer',
      description:
        'Trois documents au moins, entretien compris : une pièce technique, une pièce commerciale et, si le métier est réglementé, le texte officiel. Le nom court que vous leur donnez apparaîtra dans la colonne Origine.',
      duree_estimee: '20 min',
      conseils: [
        'Ajoutez l’année et le pays au nom du document.',
        'Masquez les tarifs et les clients.',
      ],
      outils_requis: ['Dossier partagé'],
    },
    {
      numero: 3,
      titre: 'Recevoir un premier lot',
      description:
        'Plafonnez-le à quatre-vingts entrées, en commençant par les termes qui figurent dans deux documents. Vérifiez dix lignes D dans la pièce indiquée et isolez les lignes C dans un onglet à part.',
      duree_estimee: '40 min',
      conseils: ['Supprimez les mots que tout lecteur adulte connaît.'],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Lever les doutes',
      description:
        'Le professionnel reçoit les lignes C et les cinq entrées contestables, rien d’autre. Il répond juste, faux ou « cela dépend » ; dans ce dernier cas, il précise de quoi.',
      duree_estimee: '1 h',
      conseils: ['Un appel va plus vite qu’un aller-retour de commentaires.'],
      outils_requis: ['Tableur partagé', 'Téléphone'],
    },
    {
      numero: 5,
      titre: 'L’essayer sur un article',
      description:
        'Un rédacteur reprend un texte publié avec les dix règles sous les yeux. Chaque hésitation donne une entrée ou une consigne plus nette. Nommez ensuite la personne qui tiendra le lexique.',
      duree_estimee: '30 min',
      conseils: ['Inscrivez la date de la prochaine révision sur la première page.'],
      outils_requis: ['Un article publié', 'ChatGPT'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Les lignes marquées C restent à valider',
      description:
        'La connaissance générale du modèle mélange les pays et les époques. Une ligne C publiée sans relecture est un risque que vous prenez seul.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'De la matière de première main',
      description:
        'Il faut au moins un entretien transcrit de trente minutes, qu’aucune pile d’articles de blog ne remplace. Prévoyez aussi les textes officiels lorsque le métier est réglementé.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Un lexique vivant et court',
      description:
        'Limitez la première version à quatre-vingts entrées et confiez les ajouts à une seule personne. Un glossaire de 400 lignes ne sera ouvert par personne.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question:
        'ChatGPT connaît déjà le vocabulaire de mon secteur. Pourquoi passer par mes documents ?',
      reponse:
        'Il en connaît une moyenne, où se mêlent les pays, les époques et les spécialités voisines. Les lignes D portent les mots de votre maison, avec le nom du document ; les lignes C montrent ce que le modèle a ajouté de lui-même et que quelqu’un doit valider.',
      categorie: 'Fiabilité',
    },
    {
      question: 'Mes pages monteront-elles dans Google avec ces termes ?',
      reponse:
        'Aucune liste de mots ne garantit une position, et le lexique ne fixe aucun nombre d’emplois. Il sert à nommer les choses exactement, à répondre avec les mots des clients et à éviter le contresens qui disqualifie une page auprès d’un lecteur du métier.',
      categorie: 'Référencement',
    },
    {
      question: 'Nos clients emploient un mot faux. Faut-il le reprendre ?',
      reponse:
        'Sur une page destinée aux particuliers, oui, là où ils le cherchent : titre, première phrase, question. Donnez aussitôt le terme exact, défini en quelques mots. La fiche précise l’équivalent courant, le lecteur concerné et, quand le mot induit en erreur, la raison de l’éviter.',
    },
    {
      question: 'Combien de temps faut-il prévoir pour notre expert ?',
      reponse:
        'Trente minutes d’entretien, puis une heure environ pour lever les doutes d’un lot de quatre-vingts entrées. Si personne du métier n’est disponible, le lexique reste un brouillon interne.',
      categorie: 'Temps',
    },
    {
      question: 'Et si deux documents se contredisent ?',
      reponse:
        'Les deux emplois figurent dans la fiche, chacun avec son origine, et la question rejoint la liste de l’expert. La cause est souvent une différence de pays, d’époque ou d’atelier : elle a alors sa ligne au tableau des pièges.',
    },
    {
      question: 'Peut-on publier le lexique sur le site ?',
      reponse:
        'Il est écrit pour des rédacteurs. Pour un glossaire public, retenez les termes que vos clients cherchent, récrivez les définitions à leur intention et vérifiez vos droits sur les extraits : le texte d’une norme, par exemple, est en général protégé.',
      categorie: 'Usage',
    },
  ],
  requetes_seo: {
    titre: 'Pour trouver ce lexique',
    requetes: [
      'lexique métier pour rédacteur web',
      "trouver les entités d'un sujet seo",
      'champ lexical seo outil',
      "créer un glossaire d'entreprise",
      'vocabulaire technique rédaction web',
      'glossaire seo bonne idée',
      "écrire sur un métier qu'on ne connaît pas",
      "jargon technique d'un secteur",
    ],
    demandes: [
      'mots techniques d’un secteur',
      'rédiger sans connaître',
      'termes exacts',
      'jargon du bâtiment',
      'lexique',
      'apprendre un domaine',
      'parler comme un pro',
      'champ lexical',
      'glossaire technique',
      'mes rédacteurs ne connaissent rien au BTP',
      'parler comme un pro du secteur',
      'jargon médical, juridique, industriel',
      'nos textes font rire les techniciens',
      'terminologie à respecter',
      'champ lexical et entités nommées',
      'onboarding d’un copywriter sur un client pointu',
      'dictionnaire interne de l’entreprise',
      'faux amis et mots interdits',
      'clients disent placo, nous plaque de plâtre',
      'définitions pour grand public',
      'interview d’expert à préparer',
      'guide terminologique',
      'sigles incompréhensibles sur nos pages',
      'thésaurus, ontologie',
      'fiches fabricant à digérer',
      'agence décroche un compte en assurance, agroalimentaire',
      'je débute dans l’horlogerie, quels mots connaître',
      'rédiger sur la soudure sans passer pour un imposteur',
      'le chef d’atelier se moque de nos brochures',
      'solin, faîtage, noue : qui veut dire quoi',
      'juristes : ne plus confondre caution et cautionnement',
      'petit dictionnaire maison pour nouvelles recrues',
      'comment on dit ça chez les viticulteurs',
      'tournures belges ou françaises pour la toiture',
      'abréviations du laboratoire à décoder',
      'mon client fabrique des vannes, j’y connais rien',
      'appellation officielle ou nom courant, trancher',
      'traduire un catalogue de pièces en clair',
      'locutions bannies par la profession',
      'stagiaire parachutée dans la rédaction médicale',
      'embauchée chez un fabricant de robinets, je dois écrire ses pages sans comprendre la moitié des mots',
      'le géomètre nous renvoie chaque texte couvert de rouge parce qu’on confond bornage et arpentage',
      'comment s’appelle exactement cette pièce, la notice dit une chose et les artisans une autre',
      'tirez de ces trois notices tout ce qu’un pigiste doit savoir nommer avant d’écrire sur les ascenseurs',
      'notre courtier utilise des termes que le public ne tape jamais, il faudrait une table d’équivalences',
      'j’ai peur d’employer un mot ridicule aux yeux des éleveurs en rédigeant leur site',
      'quels organismes, outils et normes reviennent toujours ensemble quand on parle de géothermie',
      'nommer correctement les outils et les gestes',
      'mots du terrain contre mots du public',
      'terminology base',
    ],
  },
  date_creation: '2025-10-29T13:40:00Z',
  date_modification: '2026-03-05T08:50:00Z',
}
