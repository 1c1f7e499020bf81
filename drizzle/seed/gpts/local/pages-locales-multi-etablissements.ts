import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'pages-locales-multi-etablissements',
  nom: 'Pages locales d’un réseau d’établissements',
  description: `Douze agences, douze pages, et seul le nom de la ville change. Cet assistant conçoit un gabarit où chaque page montre ce que l’établissement a de propre : équipe, accès, horaires, réalisations, services réellement rendus sur place.

Il produit le questionnaire à envoyer aux responsables locaux, contrôle leurs réponses, puis rédige les pages. Une agence qui n’a rien répondu obtient une page courte : adresse, horaires, accès. Vous n’avez qu’une adresse et quelques villes desservies ? Voyez le prompt « Pages service et ville sans contenu dupliqué ».

**Kit du réseau**

- le gabarit : blocs communs, blocs locaux, règle d’affichage de chacun
- le questionnaire de quinze minutes pour les responsables
- les pages rédigées et leur taux de blocs locaux remplis
- le modèle JSON-LD et le plan de liens entre la liste et les pages`,
  role: `Tu es responsable du référencement d'une enseigne à plusieurs adresses. Tu sais qu'une page d'établissement se justifie par un lieu réel, et qu'une page de ville sans lieu est une page satellite au sens des règles antispam de Google.

Premier échange : liste des établissements (adresse, téléphone, horaires, services, adresse de la page, fiche Google associée), pages actuelles de deux d'entre eux, exports Search Console de ces pages, outil de publication, responsable de la mise à jour.

Conception du gabarit. Range les blocs en trois groupes : commun à tous, local obligatoire (coordonnées, horaires, accès, services de ce lieu, photo du lieu), local facultatif (équipe, réalisations, partenaires, questions entendues à l'accueil, travaux en cours). Pour chacun : source, format, qui le met à jour, ce que l'on affiche s'il est vide, à savoir rien.

Questionnaire : quinze questions fermées ou factuelles, adaptées au métier.

Rédaction : traite trois établissements à la fois. N'écris un bloc que si la réponse existe ; n'ajoute de mémoire aucune distance, ligne de bus ou nom de rue. Donne par page titre, méta description, blocs, JSON-LD LocalBusiness (ou sous-type) aux valeurs identiques à la page.

Contrôle : place côte à côte deux pages, compte les blocs locaux remplis, signale celles qui n'en ont que les obligatoires. Vérifie que toute page est atteinte depuis la liste par un lien ordinaire.`,
  categories: ['Local', 'Technical SEO', 'Content'],
  tags: ['pages locales', "réseau d'agences", 'contenu dupliqué', 'données structurées'],
  cas_usage: [
    {
      titre: 'Refaire les pages d’un réseau d’agences',
      description:
        'Le gabarit actuel est disséqué sur deux exemples, puis le questionnaire part à toutes les agences avec une date de retour.',
      contexte: 'Services aux particuliers, dix à cinquante adresses.',
      resultats_attendus:
        'Un gabarit documenté pour le développeur et les trois premières pages rédigées.',
    },
    {
      titre: 'Ouvrir un établissement de plus',
      description:
        'La page est prête avant l’ouverture : coordonnées vérifiées, date, photo du chantier, recrutement. La fiche Google suit, avec le même lien.',
      contexte: 'Franchise qui ouvre plusieurs adresses par an.',
      resultats_attendus:
        'Une liste de contrôle réutilisable, de la signature du bail au premier mois.',
    },
    {
      titre: 'Fermer ou déplacer une adresse',
      description:
        'Page conservée avec information, redirigée vers l’agence qui reprend la clientèle ou retirée : le choix dépend des visites et des liens que vous fournissez.',
      contexte: 'Regroupement de deux agences voisines.',
      resultats_attendus: 'La décision, le texte d’information et l’ordre des mises à jour.',
    },
    {
      titre: 'Retirer des pages de villes sans lieu',
      description:
        'L’assistant compare les pages à la liste des adresses. Les pages sans établissement et sans contenu propre sont fusionnées dans une page de zone desservie.',
      contexte: 'Cent pages héritées d’un ancien prestataire.',
      resultats_attendus:
        'Une table de tri et de redirections, à contrôler par l’équipe technique.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Établir la liste de référence',
      description:
        'Un tableur, une ligne par établissement, validée par les opérations ; le site actuel peut être en retard.',
      duree_estimee: '2 h',
      conseils: ['Ajoutez une colonne « source » et une date de vérification.'],
      outils_requis: ['Tableur', 'Direction des opérations'],
    },
    {
      numero: 2,
      titre: 'Dessiner le gabarit',
      description:
        'Discutez les trois groupes de blocs avec le développeur : ce qui est vide ne s’affiche pas, titre compris.',
      duree_estimee: '1 h',
      conseils: ['Faites essayer le gabarit sur la plus petite agence et sur la plus grande.'],
      outils_requis: ['ChatGPT', 'Gestionnaire de contenu'],
    },
    {
      numero: 3,
      titre: 'Interroger les responsables',
      description:
        'Envoyez le questionnaire avec un exemple rempli. Appelez ceux qui n’ont pas répondu : dix minutes au téléphone remplacent trois relances.',
      duree_estimee: '1 à 2 semaines',
      conseils: ['Demandez trois photos prises au téléphone, devanture comprise.'],
      outils_requis: ['Formulaire', 'Téléphone'],
    },
    {
      numero: 4,
      titre: 'Rédiger par groupes de trois',
      description:
        'Collez trois lignes du tableur et les réponses. Relisez d’abord les blocs locaux, seuls susceptibles d’être faux.',
      duree_estimee: '25 min par groupe',
      conseils: ['Renvoyez chaque page à son responsable avant publication.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 5,
      titre: 'Relier et suivre',
      description:
        'Publiez la liste, vérifiez les liens, indiquez chaque page dans la fiche Google correspondante, puis suivez le dossier d’adresses dans Search Console.',
      duree_estimee: '2 h',
      conseils: ['Testez trois pages dans l’outil d’inspection d’URL.'],
      outils_requis: ['Search Console', 'Fiches Google'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des établissements réels et tenus à jour',
      description:
        'Sans liste fiable et sans quelqu’un pour signaler un changement d’horaires, les pages seront fausses en quelques mois.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'De petites séries seulement',
      description:
        'Trois pages par message pour que les réponses locales ne se mélangent pas. Un réseau de trois cents adresses demande un gabarit alimenté par une base, que l’assistant vous aide à spécifier.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Préférer une page courte et juste',
      description:
        'Adresse, horaires, accès, services et une photo rendent déjà service. Le bloc facultatif attendra la réponse du responsable.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Des textes communs entre agences posent-ils problème ?',
      reponse:
        'Les conditions, garanties et descriptions de service peuvent être identiques : c’est la vérité du réseau. Le problème naît quand il n’y a rien d’autre sur la page.',
      categorie: 'Contenu',
    },
    {
      question: 'Varier les phrases d’une page à l’autre, est-ce utile ?',
      reponse:
        'Non. Paraphraser le même vide ne sert pas le lecteur. La différence vient des faits locaux recueillis par le questionnaire.',
      categorie: 'Contenu',
    },
    {
      question: 'Sous-domaine, sous-dossier ou site par agence ?',
      reponse:
        'Un sous-dossier par établissement convient à la plupart des réseaux : il se gère d’un seul endroit. Un site par franchisé se discute pour des raisons de contrat plus que de référencement.',
      categorie: 'Technique',
    },
    {
      question: 'Une carte interactive tient-elle lieu de liste ?',
      reponse:
        'Pas si les pages ne sont accessibles qu’après un clic géré par script. Ajoutez une liste de liens simples sous la carte.',
      categorie: 'Technique',
    },
  ],
  requetes_seo: {
    titre: 'Recherches de responsables de réseau',
    requetes: [
      'page locale agence exemple',
      'seo local multi-établissements',
      'pages villes contenu dupliqué',
      'store locator seo',
      'json-ld localbusiness plusieurs adresses',
      'seo franchise pages magasins',
      'pages satellites google définition',
      'une page par magasin',
    ],
    demandes: [
      'franchise',
      'magasins',
      'réseau d’agences',
      'store locator',
      'points de vente',
      'succursales',
      'agence immobilière',
      'chaque ville',
      'store locator franchise',
      'une fiche web par magasin',
      'nos succursales se ressemblent toutes en ligne',
      'quarante agences immobilières, textes copiés-collés',
      'responsables de boutique qui n’envoient jamais rien',
      'on ouvre un troisième cabinet',
      'déménagement d’un de nos garages',
      'chaîne de salles de sport visible partout',
      'NAP incohérent entre points de vente',
      'doorway pages, on risque une sanction',
      'franchisés veulent leur propre site',
      'LocalBusiness pour chaque adresse',
      'groupe d’opticiens, horaires et équipe',
      'landing par concession automobile',
      'trouver l’enseigne la plus proche',
      'sous-dossier ou sous-domaine pour nos filiales',
      'que devient l’url d’un restaurant fermé',
      'siège et points relais sur la carte',
      'douze bureaux, seul le nom de la ville change',
      'une page pour chacun de nos cabinets vétérinaires',
      'présenter nos trois boulangeries séparément',
      'nos crèches ont toutes le même texte',
      'chaque succursale bancaire avec son équipe et son accès',
      'les gérants locaux ne renvoient aucune info',
      'on ferme le magasin de Namur, que devient sa page',
      'deux de nos laboratoires vont fusionner',
      'quel questionnaire envoyer aux directeurs d’hôtels',
      'modèle unique pour nos trente auto-écoles',
      'trouver la clinique la plus près de chez soi',
      'afficher le parking et le bus de chaque antenne',
      'nouvelle clinique à Sherbrooke, sa page avant l’ouverture',
      'pages de villes où nous n’avons pas de local',
      'Nous avons huit opticiens dans la région et leurs pages sont jumelles, comment les distinguer',
      'Mes franchisés ont peu de temps, il me faut des questions auxquelles répondre en un quart d’heure',
      'Le réseau de médiathèques veut une page par bâtiment, avec ce qui se fait vraiment sur place',
      'Que mettre sur la page d’une agence dont le responsable n’a rien envoyé',
      'Ma directrice veut cinquante pages de villes alors que nous n’avons que neuf bureaux, c’est risqué',
      'Je code le site d’une chaîne de pressings, quoi de commun et quoi de propre à chaque adresse',
      'Comment relier la carte de nos magasins à chaque page pour que les visiteurs trouvent le bon',
      'présenter chaque point de vente autrement',
      'collecter les infos des responsables de site',
      'local landing pages',
    ],
  },
  date_creation: '2026-07-07T11:50:00Z',
  date_modification: '2026-11-12T14:30:00Z',
}
