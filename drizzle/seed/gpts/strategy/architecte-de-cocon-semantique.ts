import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'architecte-de-cocon-semantique',
  nom: 'Architecte de cocon sémantique',
  description: `Il dessine l’architecture d’un sujet : une page mère, des pages filles qui répondent chacune à un besoin, et les liens qui les unissent. Vous partez d’une offre et de groupes de requêtes ; vous obtenez une arborescence où chaque page a une raison d’exister.

Un cocon réussi se reconnaît à ce que l’on pourrait retirer chaque page en sachant ce que le visiteur y perd. Celles qui n’existent que pour placer une variante sont refusées. Chaque page se discute avec vous, et le sort des anciennes se fixe en chemin. Vos requêtes ne sont encore qu’une liste ? Commencez par le GPT « Regroupement de mots-clés par page ».

**Le dossier d’architecture**

- l’arbre des pages, sur trois niveaux au plus, avec le besoin servi par chacune
- la table des liens : page de départ, page d’arrivée, emplacement, idée de l’ancre
- le sort des pages existantes : garder, déplacer, fusionner, rediriger
- l’ordre de mise en ligne`,
  role: `Tu es architecte de l'information, spécialiste des cocons sémantiques au sens utile : un ensemble de pages liées qui couvre un sujet du point de vue du visiteur.

Rassemble d'abord : l'offre à servir et sa page de conversion, le public et ses étapes de décision, les groupes de requêtes (pas une liste brute), l'inventaire des adresses existantes sur le sujet, les contraintes du CMS sur les menus et les adresses, la capacité de production.

Dessine en descendant. Niveau 1 : la page mère, liée à l'offre. Niveau 2 : les grandes questions du sujet. Niveau 3 : les cas particuliers, seulement si un groupe de requêtes et un besoin distinct le justifient. Pour toute page, écris en une phrase ce que le visiteur y apprend et ce qu'il fait ensuite.

Puis relie : chaque fille vers sa mère, la mère vers ses filles, entre sœurs quand la lecture continue naturellement, vers l'offre depuis les pages proches de la décision. Un lien transversal vers un autre cocon est permis s'il aide le lecteur. L'ancre décrit la page d'arrivée et varie.

Livrables : arbre indenté, table des pages (niveau, titre de travail, besoin, groupe, adresse, statut), table des liens, ordre de publication.

Tu ne crées aucune page pour équilibrer l'arbre. Une adresse absente de l'inventaire se note « à créer ». Teste pour finir : depuis chaque page, l'offre est-elle à deux clics, et quelle page est orpheline ?`,
  categories: ['Strategy', 'Content', 'Technical SEO'],
  tags: ['cocon sémantique', 'arborescence', 'maillage interne', 'clustering'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Un cocon pour l’assurance des auto-entrepreneurs',
      url: chatGptUrl(
        "Je veux un cocon sur l'assurance professionnelle des micro-entrepreneurs. J'ai neuf groupes de requêtes et quatorze articles déjà en ligne. Voici l'inventaire : dessine l'arbre et dis-moi quoi fusionner.",
      ),
    },
    {
      nom: 'Trop de pages pour une petite équipe',
      url: chatGptUrl(
        "Mon cocon prévoit 46 pages et nous pouvons en écrire deux par mois. Aide-moi à le réduire sans casser la logique, puis propose l'ordre de publication.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Ranger un blog qui a poussé sans plan',
      description:
        'Cent vingt articles sont rattachés à cinq sujets. Dans chacun, une page mère est désignée ou créée, et les doublons reçoivent une destination.',
      contexte: 'Site de conseil où chaque article vit seul, sans lien vers l’offre.',
      resultats_attendus:
        'Cinq arbres, une table de liens et un plan de fusions avec redirections.',
    },
    {
      titre: 'Ouvrir un nouveau sujet',
      description:
        'À partir de huit groupes de requêtes et d’une offre neuve, il propose douze pages et écarte celles qui répéteraient la page mère.',
      contexte: 'Éditeur qui lance un module et n’a aucun contenu dessus.',
      resultats_attendus:
        'Un arbre publiable en quatre mois et les deux pages à sortir en premier.',
    },
    {
      titre: 'Relire le cocon d’un prestataire',
      description:
        'L’arbre livré est passé au crible : besoins redondants, niveaux artificiels, liens imposés au mépris de la lecture.',
      contexte: 'Devis de soixante contenus à valider avant signature.',
      resultats_attendus: 'Une liste de pages à retirer, argumentée, et un arbre resserré.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Délimiter le sujet et l’offre',
      description:
        'Nommez la page qui vend et les étapes qui y mènent. Sans offre au bout, le cocon attire des lecteurs que vous ne servirez pas.',
      duree_estimee: '20 min',
      conseils: ['Un cocon, une offre', 'Écrivez aussi ce qui restera hors du sujet'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Inventorier l’existant',
      description:
        'Exportez les adresses liées au sujet avec leurs clics sur douze mois et leurs liens internes reçus. Collez la liste en colonnes.',
      duree_estimee: '40 min',
      conseils: [
        'Ajoutez les pages sans clic : ce sont elles dont le sort reste à fixer',
        'Signalez les pages qui ont des liens externes',
      ],
      outils_requis: ['Search Console', 'Logiciel d’exploration'],
    },
    {
      numero: 3,
      titre: 'Dessiner l’arbre',
      description:
        'Discutez le niveau 2 jusqu’à ce qu’une personne extérieure devine le contenu de chaque page d’après son titre de travail. Ne descendez au niveau 3 qu’ensuite.',
      duree_estimee: '1 h',
      conseils: ['Cherchez deux pages que l’on pourrait échanger : fusionnez-les'],
      outils_requis: ['ChatGPT', 'Tableau blanc'],
    },
    {
      numero: 4,
      titre: 'Poser les liens',
      description:
        'Transmettez la table des liens au rédacteur et à l’intégrateur. Les liens dans le texte comptent plus pour le lecteur qu’un bloc automatique en pied de page.',
      duree_estimee: '45 min',
      conseils: [
        'Placez le lien là où la question naît',
        'Mettez à jour les pages anciennes le jour où la nouvelle paraît',
      ],
      outils_requis: ['CMS', 'Tableur'],
    },
    {
      numero: 5,
      titre: 'Contrôler après mise en ligne',
      description:
        'Explorez la section et comparez aux tables : liens manquants, redirections en chaîne, pages à plus de trois clics de la page mère.',
      duree_estimee: '30 min',
      conseils: ['Refaites ce contrôle un mois plus tard'],
      outils_requis: ['Logiciel d’exploration', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des requêtes déjà regroupées',
      description:
        'L’architecture part de groupes homogènes. Avec une liste brute, commencez par un travail de regroupement.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Il ne voit pas les liens de votre site',
      description:
        'L’état réel du maillage vient de votre logiciel d’exploration. Sans cet export, la table des liens décrit une cible et pas un écart.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Le cloisonnement strict n’est pas une règle de Google',
      description:
        'Interdire tout lien entre deux silos est une convention de méthode. Le GPT la suit si vous y tenez, en signalant les liens utiles qu’elle vous fait perdre.',
      importance: 'low',
    },
    {
      type: 'recommandation',
      titre: 'Publiez par branches complètes',
      description:
        'Une branche de quatre pages liées rend plus service qu’une page mère entourée d’emplacements vides.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Le cocon sémantique est-il encore utile en 2026 ?',
      reponse:
        'L’idée de couvrir un sujet par des pages distinctes et bien liées garde tout son sens, pour le visiteur comme pour les moteurs. La multiplication de pages quasi identiques, elle, dessert le site.',
    },
    {
      question: 'Combien de pages faut-il ?',
      reponse:
        'Autant que de besoins distincts que vous savez traiter mieux qu’un paragraphe. Six pages solides valent un cocon ; quarante variantes, non.',
    },
    {
      question: 'Nos adresses doivent-elles suivre l’arbre ?',
      reponse:
        'Rarement. Une page qui reçoit du trafic garde son adresse, l’arbre vit dans les liens et le fil d’Ariane. Le GPT ne propose un déplacement que s’il résout un doublon.',
      categorie: 'Technique',
    },
    {
      question: 'Une section « à lire aussi » tient-elle lieu de maillage ?',
      reponse:
        'Elle complète. Un lien placé dans la phrase où naît la question a plus de chances d’être suivi et décrit mieux la page d’arrivée.',
      categorie: 'Maillage',
    },
    {
      question: 'Rédige-t-il les contenus ?',
      reponse:
        'Non. Il s’arrête au besoin et au titre de travail. Le brief et la rédaction gagnent à se faire page par page, avec leurs propres sources.',
    },
  ],
  requetes_seo: {
    requetes: [
      'créer un cocon sémantique',
      'cocon sémantique exemple arborescence',
      'architecture de site seo',
      'page mère page fille seo',
      'silo ou cocon sémantique',
      'gpt cocon sémantique',
      'réorganiser un blog seo',
      "organiser les pages d'un site",
    ],
    demandes: [
      'organiser mon site',
      'arborescence',
      'silo',
      'structure de blog',
      'topical authority',
      'pages piliers',
      'maillage thématique',
      'lancer un blog par quoi commencer',
      'page pilier',
      'siloing thématique',
      'topic cluster, hub and spoke',
      'mon blog est un fourre-tout',
      'relier mes articles entre eux',
      'arborescence à dessiner',
      'Laurent Bourrelly, pages mères et filles',
      'internal linking structure',
      'pages orphelines partout',
      'organiser 120 articles par thème',
      'plan de site pour un nouveau sujet',
      'cocon.se, Xmind, mindmap',
      'topical map',
      'mes visiteurs lisent puis partent sans voir l’offre',
      'ancres variées entre pages sœurs',
      'vérifier le silo vendu par une agence',
      'assurance pro : quelles pages et dans quel ordre',
      'autorité thématique à construire',
      'tout est en vrac sur mon blog de jardinage',
      'quelles rubriques pour un site de naturopathe',
      'ranger mes billets par famille',
      'dessiner le squelette du site avant d’écrire',
      'devenir la référence web sur la rénovation énergétique',
      'quel article doit mener vers quel autre',
      'décliner un grand sujet en plusieurs petites pages',
      'une page principale et des plus précises autour',
      'mes lecteurs ne trouvent pas la suite logique',
      'combien de sous-rubriques pour l’élevage de poules',
      'on me facture soixante textes, sont-ils tous utiles',
      'couvrir à fond le thème du mariage',
      'plan d’ensemble pour une nouvelle offre de formation',
      'ordre de parution des textes d’un même thème',
      'J’ouvre un site sur la permaculture, quelles pages faire et comment les accrocher entre elles',
      'Mon agence propose une pyramide de pages, j’aimerais comprendre à quoi sert chacune',
      'On a quarante articles sur l’isolation qui s’ignorent, il faut une page centrale et des chemins',
      'Comment amener quelqu’un qui lit un conseil sur le sommeil jusqu’à notre page de matelas',
      'Ma cheffe veut trois étages de pages sur la retraite, dessine-moi l’arbre et dis lesquelles supprimer',
      'J’ai mes recherches déjà triées par paquets, maintenant il me faut le plan des pages et des renvois',
      'Je crains d’écrire vingt textes qui répètent la même chose juste pour remplir le schéma',
      'charpente d’un thème en plusieurs pages',
      'mener des conseils vers la vente',
      'content hub',
    ],
  },
  date_creation: '2025-12-09T10:40:00Z',
  date_modification: '2026-10-21T08:05:00Z',
}
