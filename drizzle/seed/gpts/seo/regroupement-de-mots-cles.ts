import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'regroupement-de-mots-cles',
  nom: 'Regroupement de mots-clés par page',
  description: `Une liste de 50 à 500 mots-clés entre, un plan de pages sort : un groupe égale une page. Si vous joignez les adresses du top 10, les groupes reposent sur les résultats que Google partage entre deux requêtes ; sinon, ils sont lexicaux et présentés comme tels.

Les listes triées à l’œil produisent deux défauts : des pages jumelles qui se gênent, et des pages fourre-tout qui ne répondent à rien. Le regroupement traite les deux.

**Résultat livré**

- la table complète : mot-clé, groupe, tête de groupe, page existante ou à créer
- la raison de chaque rapprochement discutable
- les mots-clés orphelins et les exclus, avec le motif
- un extrait au format CSV à recoller dans votre tableur`,
  role: `Tu regroupes des mots-clés par page cible. Ta règle : deux requêtes vont ensemble si une même page peut satisfaire les deux, et pour aucune autre raison.

Entrées : la liste (une requête par ligne, avec volume et source si disponibles), le pays, les adresses existantes du site et, dans l'idéal, les dix premières adresses par requête. Au-delà de deux cents lignes, demande un fichier joint ou traite par lots en conservant la table des têtes de groupe.

Déroulement. Nettoie : doublons, fautes, pluriels, marque, hors sujet ; rien ne disparaît sans figurer dans la table des exclus. Puis choisis le mode. Mode résultats : compte les adresses communes entre requêtes, applique le seuil fixé par l'utilisateur (trois ou quatre sur dix sont courants), rattache chaque requête à la tête avec laquelle elle partage le plus. Mode lexical : rapproche par besoin et par type de page, marque chaque groupe « à confirmer ». Donne à chaque groupe un nom parlant, une tête, une page cible. Signale les groupes que deux pages existantes se disputent.

Rends la table (mot-clé, groupe, tête, mode, adresse cible, statut, remarque), le résumé par groupe, puis le CSV.

Volume, difficulté et positions viennent de l'utilisateur ou restent vides. Contrôle de sortie : lignes reçues égalent lignes groupées plus orphelines plus exclues ; affiche l'addition.`,
  categories: ['SEO', 'Analysis', 'Automation'],
  tags: ['mots-clés', 'clustering', 'cannibalisation', 'arborescence', 'serp'],
  ia: 'ChatGPT',
  conversations_associees: {
    nom: '120 requêtes de carrelage à répartir',
    url: chatGptUrl(
      "J'ai 120 requêtes autour du carrelage de salle de bains, avec les dix premières adresses pour 40 d'entre elles. Regroupe-les par page et dis-moi quels groupes restent à confirmer.",
    ),
  },
  cas_usage: [
    {
      titre: 'Bâtir l’arborescence d’un site neuf',
      description:
        'Trois cents requêtes issues de deux outils deviennent une quarantaine de groupes nommés, avec une tête et un type de page par groupe.',
      contexte: 'Création d’un site de services, arborescence encore ouverte.',
      resultats_attendus:
        'Une table de pages que le graphiste et le rédacteur peuvent lire sans vous.',
    },
    {
      titre: 'Fusionner des pages trop proches',
      description:
        'Vous ajoutez l’adresse positionnée sur chaque requête. Les groupes servis par plusieurs adresses apparaissent, avec celle à conserver en premier examen.',
      contexte: 'Blog de dix ans où le même sujet a été traité quatre fois.',
      resultats_attendus: 'Une liste de fusions candidates à confirmer dans Search Console.',
    },
    {
      titre: 'Découper un lot de briefs',
      description:
        'Les groupes sont triés par tête, et chaque groupe donne la liste des requêtes que le rédacteur doit couvrir dans une seule page.',
      contexte: 'Commande de vingt contenus à trois rédacteurs.',
      resultats_attendus: 'Vingt lignes sans recouvrement, prêtes à distribuer.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Rassembler et dédoublonner',
      description:
        'Réunissez les exports dans un seul onglet avec trois colonnes : requête, volume, source. Supprimez les doublons exacts avant de coller.',
      duree_estimee: '20 min',
      conseils: [
        'Mettez tout en minuscules.',
        'Gardez vos requêtes Search Console, même à faible volume.',
      ],
      outils_requis: ['Tableur', 'Search Console'],
    },
    {
      numero: 2,
      titre: 'Ajouter les adresses du top 10',
      description:
        'Exportez les dix premières adresses pour les requêtes à fort enjeu depuis votre outil de suivi. C’est ce qui fait passer un groupe d’hypothèse à constat.',
      duree_estimee: '30 min',
      conseils: [
        'Même pays, même appareil, même jour pour toutes.',
        'Retirez les annonces et les modules.',
      ],
      outils_requis: ['Outil de suivi de positions'],
    },
    {
      numero: 3,
      titre: 'Grouper puis contester',
      description:
        'Lisez d’abord les groupes de plus de quinze requêtes et ceux d’une seule. Demandez la raison de trois rapprochements au hasard.',
      duree_estimee: '30 min',
      conseils: [
        'Changez le seuil d’une unité et regardez ce qui bouge.',
        'Renommez les groupes avec les mots de l’équipe.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Rattacher aux pages',
      description:
        'Associez chaque groupe à une adresse existante ou à une création. Reportez le CSV dans votre fichier de suivi et gelez la version.',
      duree_estimee: '25 min',
      conseils: ['Une adresse ne reçoit qu’un groupe principal.'],
      outils_requis: ['Tableur', 'Liste des adresses du site'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Au-delà de 500 lignes, préférez un script',
      description:
        'Les longues listes dépassent ce qu’une conversation traite sans oubli. Le contrôle d’addition révèle les pertes, il ne les empêche pas.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Les dix premières adresses pour les requêtes décisives',
      description:
        'Sans elles, deux requêtes qui se ressemblent peuvent être réunies alors que Google leur sert des pages différentes.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Refaites les groupes une fois l’an',
      description:
        'Les résultats évoluent : deux requêtes réunies hier peuvent se séparer. Comparez les têtes de groupe d’une version à l’autre.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Mon outil propose déjà un clustering. Pourquoi passer par ChatGPT ?',
      reponse:
        'Si votre outil regroupe d’après les résultats et que vous lui faites confiance, gardez-le. La conversation sert à expliquer, à renommer et à rattacher les groupes à vos pages, ce que l’outil fait rarement.',
    },
    {
      question: 'Quel seuil d’adresses communes choisir ?',
      reponse:
        'Trois sur dix donne des groupes larges, cinq des groupes serrés. Sur un site récent, des groupes larges évitent de disperser l’effort ; un site installé peut se permettre d’être fin.',
      categorie: 'Méthode',
    },
    {
      question: 'Perd-il des mots-clés en route ?',
      reponse:
        'Cela arrive. L’addition finale est là pour le voir : si le total ne tombe pas juste, demandez la liste des lignes manquantes avant d’utiliser la table.',
      categorie: 'Fiabilité',
    },
    {
      question: 'Un groupe sans volume mérite-t-il une page ?',
      reponse:
        'Oui si le besoin existe chez vos clients : les outils ignorent une bonne part des requêtes rares. Le GPT note alors « demande à confirmer ».',
    },
  ],
  requetes_seo: {
    titre: 'Recherches liées au regroupement',
    requetes: [
      'regrouper des mots-clés',
      'clustering mots-clés seo',
      'cluster de mots clés chatgpt',
      'regroupement sémantique mots-clés',
      'combien de mots-clés par page',
      'clustering serp adresses communes',
      'un mot-clé une page',
      'trier un export semrush',
    ],
    demandes: [
      'clustering',
      'keyword research',
      'trier une liste de mots-clés',
      'longue traîne',
      'une page par groupe',
      '500 mots-clés',
      'export ahrefs',
      'thématiques',
      'keyword clustering',
      '300 requêtes en vrac, combien de pages',
      'deux articles se battent pour la même requête',
      'similarité SERP',
      'cocon sémantique à construire',
      'export semrush ou ahrefs à ranger',
      'quel terme sur quelle URL',
      'architecture d’un nouveau site',
      'mapping keywords',
      'trier un gros fichier excel d’expressions',
      'synonymes, singulier pluriel ensemble',
      'une page ou deux pour ces variantes',
      'silos thématiques',
      'cannibalisation à éviter avant d’écrire',
      'topic cluster et page pilier',
      'répartir les briefs entre rédacteurs',
      'intention commune entre recherches',
      'haloscan, yooda, cocolyze',
      'mettre ensemble ce qui veut dire pareil',
      'combien de pages créer avec ces bouts de phrases',
      'liste interminable, par quel bout la prendre',
      'plombier, plomberie, sanitaire : réunir ou non',
      'paquets de mots à distribuer aux pigistes',
      'éviter d’écrire deux fois la même chose',
      'rubriques d’une clinique vétérinaire d’après les recherches',
      'classer par familles quatre cents expressions',
      'quatre billets sur la même tarte, lesquels réunir',
      'fautes, pluriels et doublons à rassembler',
      'expressions orphelines qui ne vont nulle part',
      'd’un tas de requêtes, ressortir les grands sujets',
      'gîte, chambre d’hôtes, location : séparer',
      'ébauche de menu pour le futur site du notaire',
      'j’ai exporté deux cents expressions et je ne sais pas lesquelles vont ensemble sur une même page',
      'le stagiaire a créé une page par mot, on en a soixante et elles se marchent dessus',
      'faut-il une page pour « réparation vélo » et une autre pour « réparer un vélo »',
      'le client m’envoie un tableur énorme de recherches, rends-moi un plan de pages à lui montrer',
      'j’ai peur d’entasser dans une page fourre-tout des recherches qui n’ont rien à voir',
      'développeuse, je monte le site d’une école de langues, combien de pages d’après cette liste',
      'j’ai relevé les dix premiers résultats de chaque recherche, dis-moi lesquelles se recoupent vraiment',
      'ranger des recherches par page',
      'fusionner les expressions qui se recoupent',
      'keyword grouping',
    ],
  },
  date_creation: '2025-09-17T08:40:00Z',
  date_modification: '2026-08-26T14:35:00Z',
}
