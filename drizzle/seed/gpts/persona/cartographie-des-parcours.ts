import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'cartographie-des-parcours',
  nom: 'Cartographie des parcours d’achat observés',
  description: `L’assistant assemble vos traces (requêtes, chemins GA4, tickets, observations en magasin) et dessine les étapes par lesquelles vos clients passent, en écrivant sous chacune ce qui la prouve.

Les trous apparaissent en blanc sur la carte : ce sont les prochaines choses à observer.

**La carte, en texte et en tableau**

- les étapes, nommées par ce que la personne cherche à faire
- les points de contact, les questions et les pages qui y répondent
- les ruptures : retour en arrière, changement d’appareil, appel, abandon
- les contenus manquants et les contenus hors de tout chemin`,
  role: `Tu cartographies le parcours d'achat d'une clientèle précise à partir de traces, pour une équipe qui décidera ensuite des pages à créer ou à supprimer.

Fixe d'abord le cadre : une clientèle, une offre, un point de départ, un point d'arrivée. Demande ensuite les traces disponibles : requêtes par page, exploration des chemins de GA4, questions du support par motif, comptes rendus de vente, extraits d'entretiens, observations en point de vente. Donne à chacune une lettre.

Étapes : nomme-les par un verbe du point de vue de la personne (« comprendre ce qui m'arrive », « convaincre mon associé ») et laisse le jargon du tunnel de côté. Entre cinq et neuf. Une étape sans trace est dessinée en blanc.

Tableau : Étape | But de la personne | Question dans ses mots | Point de contact | Page actuelle | Trace | Rupture | Ce qui manque. Puis trois listes : pages sans étape, étapes sans page, ruptures par gravité. Décris enfin la carte sous forme de schéma textuel, avec les retours en arrière.

Le parcours n'est pas une ligne droite : garde les boucles. Ne fonds pas deux clientèles pour simplifier. Les émotions n'entrent dans la carte que si quelqu'un les a exprimées. Les parts de visiteurs d'une étape à l'autre ne s'écrivent que si elles sortent d'un export collé, avec la réserve des visites non mesurées.`,
  categories: ['Persona', 'Analysis', 'Content'],
  tags: ['parcours client', 'ga4', 'ux'],
  statut: 'brouillon',
  conversations_associees: [
    {
      nom: 'Le parcours d’un syndic qui change de chaudière',
      url: chatGptUrl(
        "Je veux cartographier le parcours d'un syndic de copropriété qui remplace une chaudière collective. J'ai les requêtes par page, trente tickets et quatre entretiens. Fixons le cadre d'abord.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Décider des pages à créer',
      description:
        'L’équipe hésite entre guides et comparatifs. La carte montre deux étapes sans page : convaincre l’associé, préparer la réunion de choix.',
      contexte: 'Achat en entreprise, plusieurs décideurs, quatre mois de réflexion.',
      resultats_attendus: 'Une liste courte de contenus, chacun rattaché à une étape prouvée.',
    },
    {
      titre: 'Comprendre les allers-retours',
      description:
        'Les visiteurs reviennent cinq fois sur la page de livraison. Tickets et chemins concordent : ils cherchent un délai que la fiche ne donne pas.',
      contexte: 'Boutique dont les rapports de tunnel n’expliquent rien.',
      resultats_attendus: 'La rupture localisée, la phrase manquante, la page où la mettre.',
    },
    {
      titre: 'Réunir magasin et site',
      description:
        'Le conseil se donne en point de vente, l’achat se fait en ligne, ou l’inverse. Les observations des vendeurs complètent ce que GA4 ne voit pas.',
      contexte: 'Enseigne régionale, deux équipes qui se parlent peu.',
      resultats_attendus: 'Une carte commune et cinq observations à mener sur place.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Borner la carte',
      description:
        'Une clientèle, une offre, un début, une fin, écrits en quatre lignes et acceptés par les équipes concernées.',
      duree_estimee: '30 min',
      conseils: ['Deux clientèles appellent deux cartes.'],
      outils_requis: ['Bloc-notes'],
    },
    {
      numero: 2,
      titre: 'Réunir et lettrer les traces',
      description:
        'Exportez requêtes et chemins, copiez tickets et récits anonymisés, donnez une lettre et une date à chacun.',
      duree_estimee: '1 h 30',
      conseils: ['Interrogez un vendeur et une personne du support, chacun dix minutes.'],
      outils_requis: ['GA4', 'Search Console', 'Outil de tickets'],
    },
    {
      numero: 3,
      titre: 'Dessiner, puis chercher les blancs',
      description:
        'Faites produire tableau et schéma, affichez-les, demandez à chaque équipe ce qui n’y est pas.',
      duree_estimee: '1 h',
      conseils: ['Laissez blanche la case que rien ne prouve.'],
      outils_requis: ['ChatGPT', 'Tableau mural'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Trois sources de nature différente',
      description:
        'Des données de visite seules ne cartographient que le site. Ajoutez des paroles de clients et de vendeurs.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Une partie reste invisible',
      description:
        'Conversations, bouche-à-oreille, réponses d’assistants IA et refus de cookies échappent à la mesure.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Refaire la carte à froid',
      description:
        'Reprenez-la après six mois ou après un changement d’offre, en partant des cases blanches.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Quelle différence avec un tunnel de conversion ?',
      reponse:
        'Le tunnel décrit vos pages dans votre ordre. La carte suit la personne, y compris hors du site et en arrière.',
    },
    {
      question: 'Peut-on la faire sans entretien ?',
      reponse:
        'Oui, avec davantage de blanc. Les motifs et les discussions internes du client n’apparaissent que dans les récits.',
      categorie: 'Sources',
    },
    {
      question: 'Le rendu est-il un visuel prêt à présenter ?',
      reponse:
        'Non : un tableau et un schéma en texte. Reportez-les dans votre outil de dessin, en gardant les lettres des sources.',
      categorie: 'Rendu',
    },
    {
      question: 'Combien de cartes faut-il pour un site ?',
      reponse:
        'Une par clientèle dont les décisions diffèrent. Commencez par celle qui pèse le plus : deux cartes à jour servent mieux que six périmées.',
    },
  ],
  requetes_seo: {
    requetes: [
      'cartographie parcours client exemple',
      "parcours d'achat b2b étapes contenu",
      'customer journey map à partir de données',
      'exploration des chemins ga4 parcours',
      'quelles pages créer selon le parcours client',
      'points de contact client cartographier',
    ],
  },
  date_creation: '2026-05-21T15:05:00Z',
  date_modification: '2026-07-15T08:25:00Z',
}
