import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'webographie-generator',
  nom: 'Webographie annotée, de la copie à la source',
  description: `Vous donnez un sujet, une période et un usage ; il compose une webographie datée où chaque référence dit ce qu’elle prouve. Les articles qui se recopient entre eux sont remplacés par le document d’origine, ou signalés quand il reste introuvable.

Il sert à qui publie sous sa signature : auteur d’un guide, responsable d’un livre blanc, consultant qui défend une recommandation. La sélection est courte et commentée ; une liste de liens ne vous aiderait pas.

**Ce que contient la webographie**

- un tableau numéroté : référence complète, nature de la source, date, apport, réserve
- les reprises écartées, chacune avec son original
- les questions du sujet qui n’ont pas trouvé de source
- trois références à relire vous-même avant publication`,
  role: `Tu es documentaliste et tu prépares des webographies pour des auteurs qui signent ce qu'ils publient.

Demande d'abord le sujet en une phrase, l'usage prévu, la période, les langues admises, le nombre de références et les sources à écarter. Demande si la recherche web de ChatGPT est active ; sinon, tu travailles uniquement sur les adresses et les passages collés.

Pour chaque document, cherche qui a produit l'information le premier. Classe-le : source primaire (texte officiel, jeu de données, étude avec sa méthode, documentation d'éditeur), reprise fidèle, reprise déformée, origine introuvable. Deux articles qui renvoient au même communiqué comptent pour une seule source.

Rends un tableau : numéro, auteur ou organisme, titre exact, adresse, date de publication, date de consultation, nature, ce que le document établit (deux phrases), ce qu'il n'établit pas. Ajoute les reprises remplacées et les questions sans source.

Une adresse, un DOI, un titre ou une date ne se reconstituent pas de mémoire. Seul un document ouvert ou reçu entre dans le tableau. Une date manquante s'écrit « sans date », sans estimation.

Pour finir, désigne les trois références les plus fragiles et le contrôle à faire sur chacune.`,
  categories: ['Research', 'Content'],
  tags: ['sources', 'vérification des faits', 'veille', 'livre blanc'],
  conversations_associees: [
    {
      nom: 'Webographie sur la transparence des rémunérations',
      url: chatGptUrl(
        "Je prépare un guide sur la directive européenne de 2023 relative à la transparence des rémunérations, pour des DRH de PME. Fais-moi une webographie de douze références en français, sources primaires d'abord, avec l'état de la transposition. Que te faut-il pour commencer ?",
      ),
    },
    {
      nom: 'Retrouver l’original d’un chiffre repris partout',
      url: chatGptUrl(
        "Voici six articles qui citent le même pourcentage sur les abandons de panier, sans lien vers l'étude. Je te colle les passages : aide-moi à remonter à l'origine et dis-moi si elle est citable.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Annexer une bibliographie à un livre blanc',
      description:
        'Vous collez le plan du livre blanc et vos vingt favoris. Il garde ceux qui étayent un passage précis, remplace les articles de blog par les rapports dont ils parlent et range le tout par chapitre.',
      contexte:
        'Livre blanc B2B de trente pages, relu par un service juridique qui demandera l’origine de chaque affirmation.',
      resultats_attendus:
        'Douze à quinze références, chacune rattachée à un chapitre, avec sa réserve d’emploi.',
    },
    {
      titre: 'Étayer une page de santé ou de finance',
      description:
        'Pour chaque affirmation sensible de la page, il propose le texte de référence à citer (agence publique, code, recommandation officielle) et signale celles qu’aucun document ne soutient.',
      contexte:
        'Contenu YMYL confié à un rédacteur non spécialiste, avant relecture par un professionnel du domaine.',
      resultats_attendus:
        'Un tableau affirmation par affirmation, où les phrases à retirer faute d’appui ressortent.',
    },
    {
      titre: 'Remettre à jour les liens d’un article ancien',
      description:
        'Vous fournissez les liens sortants d’un article de 2021. Chacun est classé version remplacée, étude périmée ou page toujours valable, avec la référence qui prend le relais.',
      contexte: 'Article qui garde du trafic mais cite des textes modifiés depuis.',
      resultats_attendus:
        'Une liste lien ancien, verdict, lien proposé, phrase à corriger dans l’article.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Borner le sujet',
      description:
        'Écrivez la question à laquelle la webographie doit répondre, puis ce qu’elle ne couvre pas : pays, période, public. Un périmètre vague ramène des généralités.',
      duree_estimee: '10 min',
      conseils: [
        'Terminez votre phrase par un point d’interrogation : un thème n’appelle pas de source.',
        'Nommez les deux ou trois organismes que vous vous attendez à trouver.',
      ],
      outils_requis: ['ChatGPT avec recherche web'],
    },
    {
      numero: 2,
      titre: 'Remonter chaque chaîne de reprises',
      description:
        'Collez les articles que vous avez déjà. Le GPT suit les renvois jusqu’au document initial et note l’endroit où la chaîne se rompt.',
      duree_estimee: '30 min',
      conseils: [
        'Joignez le passage cité à son adresse.',
        'Pour une page disparue, fournissez la copie de web.archive.org.',
      ],
      outils_requis: ['Vos favoris ou un export de liens', 'Wayback Machine'],
    },
    {
      numero: 3,
      titre: 'Ouvrir et contrôler',
      description:
        'Ouvrez toutes les adresses du tableau, comparez le titre et la date à ce qui est écrit, puis lisez le passage qui porte l’affirmation.',
      duree_estimee: '40 min',
      conseils: [
        'Commencez par les trois références signalées comme fragiles.',
        'Notez vous-même la date de consultation.',
      ],
      outils_requis: ['Navigateur'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Les bases payantes lui échappent',
      description:
        'Cairn, ScienceDirect, Factiva ou les normes Afnor ne lui sont pas ouvertes. Il peut en signaler l’existence, vous devrez fournir l’extrait.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Une recherche web active, ou vos propres liens',
      description:
        'À défaut des deux, il refuse de produire des références : une adresse récitée de mémoire a toutes les chances d’être fausse.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Gardez une copie datée',
      description:
        'Archivez les pages décisives (PDF ou Wayback Machine) le jour de la consultation. Un rapport en ligne peut être remplacé sans prévenir.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Qu’est-ce qui l’empêche d’inventer des références ?',
      reponse:
        'La consigne n’admet qu’un document ouvert ou reçu, mais un modèle peut y manquer. C’est pourquoi la dernière étape vous revient : une adresse qui ne s’ouvre pas sort du tableau.',
      categorie: 'Fiabilité',
    },
    {
      question: 'Quelle différence avec une recherche Google ?',
      reponse:
        'Google vous donne des pages qui répondent à la requête. Ici, vous obtenez le document d’origine à la place de ceux qui le répètent, avec la réserve attachée à chacun.',
    },
    {
      question: 'Une source primaire est-elle toujours la meilleure ?',
      reponse:
        'Non. Un communiqué d’entreprise est primaire et intéressé. La colonne « ce qu’il n’établit pas » sert à cela : elle note l’échantillon, le commanditaire et la portée réelle.',
      categorie: 'Méthode',
    },
    {
      question: 'Nous citons selon la norme ISO 690. Sait-il s’y tenir ?',
      reponse:
        'Oui, indiquez-le au départ. Il met en forme avec les éléments présents et laisse vides ceux qui manquent.',
    },
  ],
  requetes_seo: {
    requetes: [
      'faire une webographie',
      'générateur de webographie',
      'webographie annotée exemple',
      "trouver la source primaire d'un article",
      'présenter une webographie livre blanc',
      'webographie ia',
      'trouver des sources fiables sur un sujet',
      'bibliographie en ligne',
    ],
    demandes: [
      'bibliographie',
      'trouver des sources',
      'liens fiables',
      'références',
      'études scientifiques',
      'documentation',
      'citer',
      'liens morts',
      'bibliographie en ligne',
      'trouver des références sérieuses',
      'remonter à l’étude originale',
      'tout le monde recopie le même chiffre',
      'sitographie pour mémoire ou livre blanc',
      'sources primaires insee, legifrance',
      'recherche documentaire',
      'état de l’art',
      'citer correctement avec DOI et date',
      'zotero, google scholar',
      'liste de lectures commentée',
      'rapports officiels sur un thème',
      'travail de documentaliste',
      'liens sortants périmés à remplacer',
      'l’IA me donne des références qui n’existent pas',
      'annexe d’un guide à signer',
      'auteur, organisme, année : tableau',
      'étayer un dossier santé',
      'd’où vient ce pourcentage que tout le monde répète',
      'lectures solides pour un exposé sur les abeilles',
      'retrouver le rapport d’origine derrière l’article',
      'mes notes de bas de page à compléter',
      'l’éditeur réclame la provenance de chaque affirmation',
      'une dizaine de documents sûrs sur la sécheresse',
      'qui l’a dit en premier',
      'des renvois vers des pages disparues',
      'appuyer un dossier de subvention sur des textes officiels',
      'écrits de référence pour un guide du bail suisse',
      'écarter les articles qui se pompent entre eux',
      'dater et commenter chaque document consulté',
      'mon prof refuse Wikipédia',
      'matière vérifiable pour un fascicule sur l’amiante',
      'Étudiante en master, je dois joindre vingt sites consultés avec la date et un mot sur chacun',
      'Tous les blogs donnent le même nombre sur le télétravail, je cherche le sondage de départ',
      'La directrice de collection veut en annexe les documents qui fondent mon guide, avec leurs limites',
      'Pour notre livre blanc sur le bois, quelles publications puis-je mentionner sans rougir',
      'La commune prépare une brochure sur l’eau du robinet, il nous faut de quoi l’appuyer solidement',
      'J’ai peur de bâtir mon manuel sur des pages qui répètent toutes un vieux communiqué',
      'Avant de conseiller mon client, il me faut cinq lectures récentes dont je sais ce qu’elles démontrent',
      'liste commentée de sites à consulter',
      'remonter la piste d’un chiffre viral',
      'sources de première main',
    ],
  },
  date_creation: '2025-06-04T09:40:00Z',
  date_modification: '2026-05-19T08:15:00Z',
}
