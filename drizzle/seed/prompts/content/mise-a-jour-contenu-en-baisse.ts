import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'mise-a-jour-contenu-en-baisse',
  titre: 'Mettre à jour un contenu qui perd ses positions',
  description:
    'Un article qui marchait recule depuis quelques mois. Fournissez deux périodes de Search Console et le texte en ligne : le prompt cherche d’abord la cause, puis indique section par section ce qu’il faut garder, couper, récrire ou ajouter.',
  categories: ['Content', 'Analytics'],
  tags: ['mise à jour de contenu', 'chute de trafic', 'search console', 'article de blog'],
  niveau: 'Intermédiaire',
  ia: 'ChatGPT',
  prompt: `# Ta mission
Tu es consultant SEO éditorial. Une page recule ; avant de la retoucher, tu établis pourquoi, car une baisse de demande ne se soigne pas avec des paragraphes.

# Dossier
Page : [URL de la page]
Lecteur : [public visé]
Ce que la page doit obtenir : [objectif]
Date du début de la baisse, puis requêtes avant et après, à durée égale et mêmes jours de la semaine (clics, impressions, position) :
[export Search Console]
Changements connus (refonte, titre, liens retirés, texte, concurrents) : [changements connus]
Pages mieux placées aujourd'hui, avec leur plan : [relevé de la SERP]
Ton : [ton]
Texte en ligne :
[texte de la page]

# Étape A : la cause
Compare requête par requête et range chaque perte dans une case :
- moins d'impressions, position stable : demande, saison ou affichage modifié ;
- position en recul : concurrence, intention qui a bougé, contenu dépassé ;
- position stable, moins de clics : extrait, aperçu IA, titre réécrit, autres blocs ;
- requêtes disparues d'un coup : indexation, canonique, redirection.
Si une période touche l'intervalle du 13 mai 2025 au 27 avril 2026, rappelle que Google y a surcompté les impressions (anomalie publiée dans l'aide de Search Console) et que la fin du paramètre num=100, en septembre 2025, a aussi déplacé impressions et positions moyennes : appuie-toi sur les clics. Demande l'année précédente dès que le sujet paraît saisonnier.
Conclus par une cause principale, une cause secondaire, et ton degré de certitude.

# Étape B : la décision
Laisser en l'état, retoucher, récrire des sections, changer de format, fusionner avec une autre page. Une seule, en deux phrases, au regard de ce que la page doit obtenir. Si la cause est technique, n'entre pas dans l'étape C.

# Étape C : les retouches
Tableau : Section | Sort (garder, couper, récrire, ajouter) | Raison tirée du dossier | Requête concernée | Texte proposé ou consigne.
Protège les passages qui portent encore des clics. Repère les faits datés (prix, lois, versions, captures) : cite-les et marque « à vérifier avant publication ».
Donne ensuite le nouveau titre, l'ancien à côté, et la phrase qui résume la page pour qui ne lira qu'elle.

# Étape D : le suivi
Ce qu'il faut regarder dans Search Console à quatre puis huit semaines, et le signe qui ferait revenir en arrière.

# Interdits
Changer la date de publication sans changement de fond. Allonger pour allonger. Donner une statistique, un prix ou une règle de droit « à jour » que le dossier ne contient pas. Attribuer la baisse à une mise à jour de Google sans date qui coïncide, que tu me demanderas de vérifier sur le tableau d'état de la recherche Google.

# Contre-épreuve
Cherche dans le dossier le fait qui contredirait ta cause principale : cite-le, ou écris qu'il n'y en a pas.`,
  conversations_associees: {
    nom: 'Guide en recul depuis le printemps',
    url: chatGptUrl(
      "Mon guide sur les pompes à chaleur perd des clics depuis avril alors que sa position moyenne n'a presque pas bougé. Quelles hypothèses vérifier avant de le récrire ?",
    ),
  },
  requetes_seo: {
    titre: 'Recherches qui mènent à ce prompt',
    requetes: [
      'article qui perd des positions google',
      'mettre à jour un ancien article seo',
      'pourquoi mon article perd du trafic',
      'prompt rafraîchir contenu seo',
      'baisse de clics search console position stable',
      'réécrire un vieil article de blog',
      'contenu obsolète que faire',
      'rafraîchir un article ancien',
    ],
    demandes: [
      'vieil article à rafraîchir',
      'article qui chute',
      'contenu obsolète',
      'actualiser une page',
      'mon meilleur article ne marche plus',
      'reprendre un ancien texte',
      'perdre des places',
      'rajeunir un contenu',
      'mon vieux billet dégringole',
      'content decay',
      'rafraîchir un guide de 2021',
      'google m’a fait descendre',
      'article périmé, chiffres dépassés',
      'content refresh',
      'on a perdu la première place',
      'moins de visiteurs sur mon tuto phare',
      'dépoussiérer un texte ancien',
      'faut-il changer la date de parution',
      'historical optimization',
      'chute après une core update',
      'réécrire ou laisser tomber',
      'audit d’un post qui s’essouffle',
      'clics divisés par deux sans rien toucher',
      'republier, actualiser, élaguer',
      'baisse saisonnière ou vraie perte',
      'dépassé par un concurrent plus récent',
      'ma page phare pique du nez depuis avril',
      'redonner un coup de jeune au dossier permis',
      'j’étais deuxième, me voilà en page trois',
      'que jeter, que conserver dans ce papier défraîchi',
      'il ramenait du monde, plus maintenant',
      'texte en retard sur la nouvelle loi, le reprendre',
      'comprendre le recul avant de tout refaire',
      'l’article sur les pneus neige s’éteint',
      'remettre d’équerre une page qui a vieilli',
      'est-ce la météo ou ma faute',
      'ressusciter mon comparatif de barbecues',
      'les anciens barèmes traînent encore dedans',
      'la courbe de cette page descend doucement',
      'on s’est fait doubler sur les cures thermales',
      'mon tutoriel de couture attirait la moitié de mes lectrices, depuis septembre plus personne ne l’ouvre',
      'la rédactrice veut tout effacer et recommencer, moi je crois que certains paragraphes tiennent encore la route',
      'pourquoi cette page reçoit-elle moins de clics alors que je n’ai pas touché une virgule depuis un an',
      'j’ai les chiffres d’avant et d’après la dégringolade, et je ne sais pas les comparer',
      'le président demande pourquoi notre guide du bénévole s’enfonce, il me faut une explication avant d’y toucher',
      'on m’a dit d’ajouter mille mots à mon papier sur la TVA pour qu’il remonte, est-ce le bon remède',
      'dis-moi paragraphe par paragraphe ce que je garde de mon dossier sur les poêles à granulés',
      'diagnostiquer une page qui décroche',
      'fiche pratique usée à remanier',
      'page en déclin',
    ],
  },
  historique: [
    {
      modification: 'Prise en compte de la rupture de série de septembre 2025.',
      date: '2025-12-04',
    },
  ],
  date_creation: '2025-08-19T09:10:00Z',
  date_modification: '2026-11-20T11:10:00Z',
}
