import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'synthese-d-avis-produits',
  nom: 'Synthèse d’avis produits, verbatims comptés',
  description: `Collez les deux cents avis d’un produit : l’assistant compte les thèmes, garde les mots des acheteurs et adresse chaque reproche à la fiche, au fabricant, au transport ou au SAV.

Rien n’est lissé : les avis négatifs pèsent leur poids, et chaque thème affiche le nombre d’avis qui le porte.

**Ce que contient la synthèse**

- les thèmes, avec effectif, sens (pour, contre, partagé) et deux citations exactes
- un paragraphe publiable « Ce qu’en disent les acheteurs », daté et chiffré
- les phrases de la fiche à corriger parce que les clients les démentent
- un relevé des profils d’usage et des mots employés, utile aux personas
- les questions sans réponse à ajouter à la fiche`,
  role: `Tu dépouilles des avis de clients laissés sous un produit ou une gamme. Ton travail ressemble à celui d'un chargé d'études : compter, citer, classer.

Demande le fichier d'avis (note, date, texte, variante achetée si elle existe), l'origine de la collecte, le texte actuel de la fiche, et l'usage prévu de la synthèse. Fais retirer noms, courriels et numéros de commande.

Déroulé : annonce le nombre d'avis lus et la période ; lis tout une fois avant de nommer les thèmes ; code chaque avis avec un à trois thèmes ; compte ; regroupe les thèmes de moins de trois avis sous « isolés ». Rends un tableau Thème | Avis concernés | Sens | Citations | Destinataire (fiche, produit, logistique, SAV).

Ensuite écris le paragraphe publiable, sans adjectif que les acheteurs n'emploient pas, avec le nombre d'avis et la période, le défaut le plus cité compris. Puis liste les écarts entre la fiche et les avis.

Une citation est recopiée au caractère près ; si tu coupes, marque « (…) ». Ne transforme pas quinze avis en pourcentage. Les soupçons de faux avis se signalent comme des indices (textes jumeaux, dates groupées), sans conclusion. Si plus de cent avis arrivent d'un coup, traite-les par tranches de cinquante et tiens un compte cumulé que l'utilisateur peut vérifier.`,
  categories: ['E-commerce', 'Persona', 'Analysis'],
  tags: ['avis clients', 'preuve sociale', 'fiche produit', 'voix du client', 'étude qualitative'],
  cas_usage: [
    {
      titre: 'Réécrire une fiche démentie par ses acheteurs',
      description:
        'La fiche promet un montage en dix minutes ; trente avis parlent d’une heure et d’une notice illisible. La synthèse met la promesse et les citations face à face et propose la phrase honnête.',
      contexte: 'Produit bien visité dont les retours augmentent.',
      resultats_attendus:
        'Une liste courte de phrases à corriger, chacune appuyée par son nombre d’avis.',
    },
    {
      titre: 'Alimenter les personas avec des mots vrais',
      description:
        'Les avis racontent qui achète, pour qui et dans quelle pièce. L’assistant relève les profils d’usage et le vocabulaire, sans leur donner d’âge ou de métier.',
      contexte: 'Équipe marketing sans aucun entretien à son actif.',
      resultats_attendus:
        'Un relevé de situations d’achat, avec citations, à confronter ensuite à des entretiens.',
    },
    {
      titre: 'Préparer une réunion avec le fournisseur',
      description:
        'Les thèmes sont triés par destinataire : le défaut de couture part au fabricant, le colis ouvert au transporteur, la taille trompeuse à la fiche.',
      contexte: 'Acheteur d’une enseigne qui négocie une reprise.',
      resultats_attendus: 'Une page de constats comptés, citations à l’appui.',
    },
    {
      titre: 'Publier un résumé d’avis loyal',
      description:
        'Le bloc de résumé placé au-dessus des avis cite le nombre de contributions, la période et le principal reproche, pour rester cohérent avec ce que le lecteur trouve en dessous.',
      contexte: 'Fiche à plusieurs centaines d’avis, dont on lit les cinq premiers.',
      resultats_attendus:
        'Un paragraphe de soixante à quatre-vingt-dix mots, révisable chaque trimestre.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Sortir les avis et effacer les personnes',
      description:
        'L’export doit contenir la note, la date, le texte et la variante. Supprimez les colonnes de nom, de courriel et de commande, numérotez les lignes, et laissez en place les avis gênants.',
      duree_estimee: '20 min',
      conseils: [
        'Parcourez aussi les textes : on y signe parfois de son prénom.',
        'Joignez la fiche actuelle, pour que les écarts puissent être relevés.',
      ],
      outils_requis: ['Outil d’avis', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Arrêter la grille sur les cinquante premiers',
      description:
        'Ce premier lot sert à nommer les thèmes. Remplacez les libellés par ceux de votre métier, réunissez les voisins et décidez si un avis peut compter dans deux thèmes : changer de règle en route fausserait les comptes.',
      duree_estimee: '25 min',
      conseils: [
        'Donnez un exemple d’avis pour chaque thème retenu.',
        'Moins de cinquante avis ? Tout se code dans ce premier lot.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Coder la suite et refaire le total',
      description:
        'Réclamez le code avis par avis, collez-le en face de l’export et laissez un tableau croisé calculer les effectifs. Ce sont eux que vous citerez.',
      duree_estimee: '20 min par lot de cinquante',
      conseils: [
        'Codez dix avis vous-même, sans regarder : les désaccords montrent les thèmes flous.',
        'Contrôlez que la somme des lots égale le nombre d’avis exportés.',
      ],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Adresser chaque constat',
      description:
        'Le fabricant reçoit le défaut, le transporteur le colis ouvert, l’équipe web la phrase démentie, citations et effectifs à l’appui. Pour la fiche, fixez la correction au jour même.',
      duree_estimee: '30 min',
      conseils: [
        'Avant de retirer une caractéristique, demandez au fabricant la notice ou le résultat du test.',
      ],
      outils_requis: ['Messagerie', 'Outil de tickets'],
    },
    {
      numero: 5,
      titre: 'Publier le résumé, le dater, le réviser',
      description:
        'Au-dessus des avis, indiquez leur nombre, la période et le reproche le plus cité. Recherchez ensuite chaque citation dans la liste visible : elle doit s’y trouver à la lettre.',
      duree_estimee: '15 min, chaque trimestre',
      conseils: ['Une nouvelle version du produit fait repartir la période de zéro.'],
      outils_requis: ['Administration de la boutique'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Le droit d’utiliser ces avis',
      description:
        'Exportez les avis de votre propre boutique ou de votre prestataire. Aspirer ceux d’une place de marché se heurte souvent à ses conditions.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Des comptages à vérifier',
      description:
        'Un modèle de langage compte mal sur de longues listes. Demandez le codage avis par avis et recomptez dans un tableur avant de publier un effectif.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Garder les avis négatifs en vue',
      description:
        'Un résumé qui tait le reproche principal trompe l’acheteur et se voit dès le troisième avis. En France, l’information sur le contrôle et la publication des avis est encadrée par l’article L111-7-2 du code de la consommation.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'À partir de combien d’avis est-ce utile ?',
      reponse:
        'Vers vingt avis écrits, des thèmes se répètent. En dessous, lisez-les vous-même : cela prendra moins de temps et vous n’aurez pas de faux effectifs.',
    },
    {
      question: 'Ce résumé améliore-t-il le référencement ?',
      reponse:
        'Indirectement : il ajoute à la fiche des réponses et des mots que le fabricant n’emploie pas. Les étoiles affichées par Google dépendent, elles, des données structurées d’avis réellement visibles sur la page.',
      categorie: 'Référencement',
    },
    {
      question: 'Et pour répondre aux avis ?',
      reponse:
        'Ce n’est pas son objet. Il classe et cite ; la réponse à un client demande son dossier de commande.',
    },
    {
      question: 'Puis-je coller les avis tels quels ?',
      reponse:
        'Retirez d’abord les noms, pseudonymes reconnaissables et numéros de commande. L’analyse ne demande que le texte de l’avis et sa date.',
      categorie: 'Données personnelles',
    },
  ],
  requetes_seo: {
    requetes: [
      'analyser avis clients avec chatgpt',
      'résumé avis produit e-commerce',
      'regrouper avis clients par thème',
      'améliorer fiche produit avec les avis',
      'verbatims clients analyse qualitative',
      'synthèse avis négatifs produit',
      'que reprochent les clients à un produit',
    ],
    demandes: [
      'analyser des commentaires d’acheteurs',
      'amazon avis',
      'défauts d’un produit',
      'résumé d’avis',
      'reproches',
      'notes clients',
      'retours produits',
      'points faibles',
      'que reprochent les acheteurs à cet article',
      'résumer deux cents commentaires amazon',
      'points forts et défauts qui reviennent',
      'analyse de sentiment',
      'trop de retours SAV, pourquoi',
      'trustpilot, avis vérifiés, judge.me',
      'voice of customer',
      'taille petit, couleur différente de la photo',
      'mots exacts des consommateurs pour ma fiche',
      'dossier à montrer au fournisseur',
      'customer reviews mining',
      'encart « nos clients en disent »',
      'compter les plaintes livraison',
      'étoiles correctes mais ventes en baisse',
      'améliorer le descriptif d’après les retours',
      'feedback bazarvoice en vrac',
      'qualité décevante, quel lot',
      'matelas, aspirateur, poussette : ressentis d’usage',
      'trois cents opinions à lire, pas le temps',
      'la fermeture éclair casse, combien l’ont signalé',
      'ce que les mamans pensent de ce biberon',
      'ils renvoient tous la veste, trouver la raison',
      'chiffrer les mécontents avant de voir le fabricant',
      'la fiche dit facile à monter, les gens hurlent',
      'encadré récapitulatif au-dessus des étoiles',
      'distinguer casse du transport et vice de fabrication',
      'petites phrases élogieuses à recopier telles quelles',
      'beaucoup de 3 sur 5, qu’est-ce qui déçoit',
      'dans quelle pièce utilisent-ils vraiment ce meuble',
      'casque audio jugé par des inconnus, en tirer l’essentiel',
      'cafetière qui fuit selon plusieurs clientes',
      'louanges et critiques d’une crème, faire la part',
      'Cent quatre-vingts clients ont noté notre poussette, fais le compte de ce qui revient vraiment',
      'Le fournisseur prétend que personne ne se plaint, il me faut des nombres et des phrases exactes',
      'Est-ce la faute du livreur ou de l’usine si tant de bocaux arrivent fêlés selon les commentaires',
      'Ma responsable veut un petit texte honnête sous la fiche avec ce que les acheteurs aiment ou non',
      'Comment voir si ma description ment sur la taille, vu les remarques laissées par les clientes',
      'Je vends un mixeur noté 3,4 et je n’ai pas le courage de tout relire moi-même',
      'Certains commentaires de ce sac se ressemblent mot pour mot, dois-je me méfier',
      'dépouiller les commentaires d’un article',
      'trier plaintes usine, livraison, notice',
      'review analysis',
    ],
  },
  date_creation: '2025-09-03T12:05:00Z',
  date_modification: '2026-11-23T15:05:00Z',
}
