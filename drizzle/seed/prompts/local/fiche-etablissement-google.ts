import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'fiche-etablissement-google',
  titre: 'Description et posts d’une fiche d’établissement Google',
  description:
    'Pour le commerçant ou l’artisan dont la fiche Google est restée vide : donnez activité, services et actualité du mois, vous recevez la description et quatre posts prêts à publier. Le GPT « Fiche d’établissement Google, rubrique par rubrique » reprend toute la fiche.',
  categories: ['Local', 'Content'],
  tags: ['fiche google', 'posts google', 'artisan'],
  niveau: 'Débutant',
  ia: 'Gemini',
  prompt: `Tu aides un commerce de proximité à tenir sa fiche d'établissement Google. Ton lecteur est à dix minutes à pied ou en voiture et veut savoir s'il peut venir.

# L'établissement
- Nom de l'enseigne : [marque]
- Activité : [secteur]
- Commune et secteur desservi : [ville]
- Clientèle : [public visé]
- Services ou produits réellement proposés : [offre]
- Ce que les clients citent dans leurs avis, mot pour mot : [avis clients]
- Actualité des quatre prochaines semaines (nouveauté, horaires, événement, offre) : [actualités à venir]
- Ton des posts : [ton]

# Partie A : la description
Écris deux versions de 500 à 750 caractères, espaces compris. Les 250 premiers disent le métier, la commune et ce qu'on vient y chercher, car la suite est souvent repliée. Ensuite : comment se passe la venue, pour qui, et un détail concret tiré des avis. La description se passe de lien, de prix et de promotion ; elle ne répète pas l'adresse et n'empile pas les noms de villes.

# Partie B : quatre posts
Un par semaine, de 300 à 700 caractères (la limite de Google est de 1 500). Varie la raison d'être : une nouveauté, un conseil de métier, une offre ou un événement daté s'il en existe un, une réponse à une question souvent posée au comptoir. La première phrase se comprend seule. Pas de numéro de téléphone dans le texte : le bouton s'en charge.

Présente les posts dans ce tableau :
Semaine | Type (nouveauté, offre, événement) | Texte | Nombre de caractères | Bouton | Photo à prendre soi-même

# Partie C : ce qui manque à la fiche
Donne huit vérifications à cocher par le gérant (catégorie principale, catégories secondaires, horaires exceptionnels, services, attributs d'accessibilité, photos récentes, lien de rendez-vous, nom identique à l'enseigne), avec le temps à prévoir pour chacune.

# Règles
Le nom de l'établissement reste celui de l'enseigne, sans mot-clé ajouté. N'attribue aucune ancienneté, certification, récompense ou note que la saisie ne mentionne pas. Si l'actualité du mois est vide, propose trois idées sous forme de questions, sans inventer d'événement.

Avant de rendre, compte les caractères de chaque texte et signale ceux que le gérant doit valider parce qu'ils engagent l'établissement (horaires, prix, disponibilité).`,
  conversations_associees: {
    nom: 'La fiche d’un réparateur de vélos',
    url: chatGptUrl(
      "Je tiens un atelier de réparation de vélos dans une commune de 12 000 habitants et ma fiche Google n'a aucune description. Je te donne mes services et six extraits d'avis : propose-moi deux versions, puis quatre posts pour le mois de mars.",
    ),
  },
  requetes_seo: {
    titre: 'Ce que cherchent les commerçants',
    requetes: [
      'exemple description fiche google entreprise',
      'que mettre dans la description google business profile',
      'idées de posts google my business',
      'description fiche établissement google 750 caractères',
      'prompt fiche google artisan',
      'remplir sa fiche google de commerçant',
      'être visible sur google maps',
      'que publier sur google my business',
    ],
    demandes: [
      'google my business vide',
      'poster sur google maps',
      'présenter mon commerce',
      'description de mon salon',
      'actualités de ma boutique sur google',
      'gmb posts',
      'texte pour google maps',
      'on ne me trouve pas sur Maps',
      'Google My Business à remplir',
      'GBP description',
      'que raconter sous mon adresse sur google',
      'pack local invisible',
      'publier une actu du salon',
      'texte de présentation de 750 caractères',
      'personne ne pousse la porte du magasin',
      'boulangerie à faire connaître dans le quartier',
      'plombier, profil d’entreprise',
      'local SEO posts',
      'offres du mois à afficher près de l’itinéraire',
      'horaires de Noël et nouveautés à annoncer',
      'business profile abandonné depuis l’ouverture',
      'catégorie principale, attributs, services',
      'restaurant, garage, fleuriste : attirer les voisins',
      'ce qui apparaît à droite quand on tape mon enseigne',
      'annoncer la fermeture du lundi de Pâques',
      'mes quatre nouvelles du mois à diffuser',
      'le barbier d’à côté est mieux présenté',
      'remplir la case présentation auprès de Google',
      'nouveau menu du midi à signaler aux passants',
      'mon camion à pizzas n’a ni photo ni légende',
      'donner envie aux gens du coin d’entrer',
      'messages courts pour la pharmacie du bourg',
      'les promeneurs cherchent le café sur leur GPS',
      'la punaise rouge sur le plan mène à du vide',
      'petit mot chaque semaine pour l’épicerie de Namur',
      'décrire mon cabinet d’orthoptie en trois phrases',
      'portes ouvertes de la cave à faire savoir',
      'pourquoi les voisins ignorent-ils que je répare aussi les trottinettes, alors que mon atelier est sur le plan',
      'ma belle-sœur m’a créé un profil chez Google, maintenant il faut écrire quelque chose et je sèche',
      'chaque lundi je me demande quelle nouvelle de ma mercerie montrer aux habitués sur Google',
      'je viens de reprendre le pressing, le descriptif de l’ancien patron est toujours affiché sur Maps',
      'mon comptable dit que je devrais raconter ma cordonnerie là où les gens regardent mes horaires',
      'pas envie d’empiler des noms de villages, juste expliquer ce qu’on trouve dans ma ressourcerie',
      'la mairie voudrait que la médiathèque signale ses ateliers du mois dans son encart Google',
      'me présenter aux passants sur Google',
      'quatre annonces locales pour le mois prochain',
      'texte profil Maps',
      'Google Business',
    ],
  },
  date_creation: '2025-08-19T07:20:00Z',
  date_modification: '2026-11-11T15:55:00Z',
}
