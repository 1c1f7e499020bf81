import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'questions-longues-mode-ia',
  titre: 'Préparer ses pages aux questions longues du Mode IA',
  description:
    'Le Mode IA de Google (AI Mode) découpe une longue question en plusieurs recherches. Le prompt fait ce découpage, le confronte à vos pages et dit quelles réponses manquent ou se contredisent. Pour une seule page, prenez le prompt « Être cité par les assistants IA : diagnostic de page ».',
  categories: ['Analysis', 'SEO', 'Content'],
  tags: ['visibilité ia', 'ai overviews', 'intention de recherche', 'content gap', 'priorisation'],
  niveau: 'Avancé',
  ia: 'Gemini',
  prompt: `# Rôle
Tu es analyste éditorial. Tu pars d'une question entière, telle qu'une personne la dicte, et tu cherches ce qu'un site doit savoir dire pour servir de source à chacune de ses parties.

# Matière
Marque : [marque]
Offre : [offre]
Pays et langue : [pays]
Personne qui pose la question : [public visé]
Questions longues, une par ligne, et leur provenance (client, forum, supposée) :
[questions du lecteur]
Nos pages (adresse ; titre ; ce à quoi elle répond, phrase copiée de la page) :
[pages existantes]
Réponses du Mode IA relevées, date et adresses citées :
[réponses relevées]
Faits que nous pouvons prouver : [preuves]

# Découper
Google dit lancer plusieurs recherches par sous-thème sans en publier la liste : ton découpage est une hypothèse, écris-le en tête. Pour chaque question, six à dix sous-questions, chacune compréhensible seule. Marque l'origine : « énoncée » (dans la question), « nécessaire » (sans elle, la réponse serait fausse) ou « vue » (traitée dans une réponse relevée). Une sous-question qui n'a aucune des trois est retirée.

# Confronter
Tableau : N° | Sous-question | Origine | Page qui répond | Phrase qui répond, recopiée | Jugement | Source citée dans le relevé.
Jugements : « répond », « répond à moitié » (dis ce qui manque), « se contredit » (deux de nos pages, deux versions), « absente », « hors de notre rôle » (une administration ou un fabricant est mieux placé).

# Décider
Regroupe ensuite les manques par page : une section à ajouter, une phrase à corriger ou, si trois manques au moins forment un sujet, une page à créer. Tableau : Ordre | Page | Sous-questions (n°) | Ajout, 40 à 70 mots tirés de nos preuves | Fait à obtenir | Lien interne à poser | Effort.
Le rang suit ce décompte : sous-questions nécessaires d'abord, puis celles qu'un concurrent couvre dans le relevé.
Pour « hors de notre rôle », indique la source officielle à citer si elle figure dans nos éléments, sinon « à chercher ».

# Suivre
Trois lignes : les questions à reposer telles quelles, le nombre de répétitions, ce qui compte comme progrès. Le trafic du Mode IA entre dans les totaux Web de Search Console : n'attends pas de lui une ligne à part, sauf dans le rapport d'IA générative s'il est ouvert pour la propriété.

# Réserves
Aucun balisage ne réserve une place dans ces réponses ; la page doit être indexée et admise à l'extrait. Ne crée pas une page par sous-question. Recherches de Google, sources et fréquences ne s'inventent pas. Le Mode IA n'est pas ouvert partout. Sans relevé, la colonne « Source citée » reste vide et le rang repose sur les seules sous-questions nécessaires : annonce-le.

# Vérification
Retrouve chaque phrase recopiée dans la liste des pages, et chaque ajout dans les preuves. Retire le reste.`,
  requetes_seo: {
    requetes: [
      'optimiser son site pour le mode ia de google',
      'google ai mode seo',
      'query fan-out analyse de contenu',
      'être cité dans le mode ia',
      'questions longues recherche google ia',
      'différence ai overviews et ai mode',
    ],
    demandes: [
      'google ai mode',
      'requêtes conversationnelles',
      'questions complexes des internautes',
      'fan-out',
      'recherche vocale',
      'phrases entières tapées',
      'mode ia arrive en france',
      'répondre à plusieurs sous-questions',
      'AI Mode optimization',
      'query fan-out',
      'les gens posent des phrases entières à google',
      'sous-questions auxquelles mon site ne répond pas',
      'recherche conversationnelle',
      'conversational search, long prompts',
      'longue traîne façon chatbot',
      'notre site se contredit d’un endroit à l’autre',
      'google répond tout seul, fin des liens bleus',
      'décomposer une demande complexe',
      'recherche vocale dictée, demandes détaillées',
      'l’onglet IA va manger nos visites',
      'Gemini search readiness',
      'couvrir toutes les facettes d’un besoin',
      'passage retrieval, semantic coverage',
      'voyage en famille, budget, dates dans une seule demande',
      'zero-click, s’y adapter',
      'ils dictent trois lignes à leur téléphone',
      'chambre calme, parking, bébé et chien en une phrase',
      'nos explications sont éparpillées sur dix pages',
      'découper une demande à rallonge en petits morceaux',
      'notre notice dit blanc, notre blog dit noir',
      'la nouvelle façon de chercher, sommes-nous prêts',
      'quelle cuisine pour un studio humide avec peu d’argent',
      'les élèves tapent leur devoir entier dans le moteur',
      'adopter un chat senior, tout ce qu’il faudrait aborder',
      'anticiper les à-côtés d’une interrogation compliquée',
      'Google bavarde avec les gens, adapter mon site',
      'mon site ne traite que la moitié du problème',
      'patients bavards, leur répondre en entier',
      'savoir quel morceau de réponse nous manque',
      'les clients racontent toute leur vie à Google avant de demander un devis, mon site tient-il la route',
      'mon chef a posé un cas compliqué à la recherche par IA et seuls nos concurrents étaient cités',
      'j’ai noté vingt demandes interminables au guichet de la mairie, quelles précisions manquent sur nos pages',
      'une visiteuse m’écrit que notre tarif change selon la page qu’on lit, et l’IA reprend le mauvais',
      'on m’a dit que Google éclate une phrase en plusieurs recherches, comment savoir lesquelles nous concernent',
      'j’ai peur de créer des pages pour rien alors qu’un paragraphe ajouté suffirait peut-être',
      'vélo cargo, deux enfants, pas de garage, petit budget : mon magasin sait-il répondre à tout ça d’un coup',
      'trous dans nos réponses aux internautes',
      'éclater une demande touffue en sous-recherches',
      'requêtes à tiroirs',
      'prompts multicritères',
    ],
  },
  date_creation: '2026-11-25T07:25:00Z',
  date_modification: '2026-11-25T07:25:00Z',
}
