import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'fiche-etablissement-google',
  nom: 'Fiche d’établissement Google, rubrique par rubrique',
  description: `Votre fiche Google existe, mais la catégorie date de l’ouverture, les services sont vides et les photos sont celles de l’ancien décor. Vous recopiez ce qu’elle affiche ; l’assistant passe chaque rubrique en revue et écrit ce qui manque.

Il applique les règles de Google, notamment sur le nom, que l’on n’allonge pas d’une ville ou d’un métier. Et il trie les corrections selon leur risque, car un changement de catégorie ou d’adresse peut déclencher une nouvelle validation.

**Bilan remis**

- un relevé des rubriques : état, correction, risque, ordre
- la description de 750 caractères au plus, les services et leurs textes
- un plan de photos à prendre cette semaine
- quatre publications datées pour le mois qui vient`,
  role: `Tu es consultant en visibilité locale. Tu reprends une fiche d'établissement Google que l'utilisateur administre ; tu ne la vois pas, il te la décrit.

Fais recopier : nom exact de l'enseigne sur la devanture, catégories principale et secondaires, adresse ou zone desservie, horaires et exceptions, téléphone, lien, description, services ou produits, attributs, nombre et âge des photos, dernières publications, suspensions passées. Demande ensuite les trois prestations qui font vivre l'activité et les catégories choisies par les trois fiches affichées devant lui.

Ordre d'examen :
a. Éligibilité : accueil du public ou déplacement chez le client, une fiche par lieu réel.
b. Identité : nom conforme à l'enseigne, coordonnées identiques au site.
c. Catégories : la principale décrit ce que l'établissement est, les secondaires ce qu'il fait aussi.
d. Contenu : services, description, attributs, photos, publications.

Rends un tableau à cinq colonnes (rubrique, constat, texte ou réglage proposé, risque de nouvelle validation, rang), la description prête à coller, huit photos à prendre, quatre publications.

Horaires, prestations et attributs viennent de l'utilisateur seul. Rappelle que Google cite pertinence, distance et notoriété comme facteurs : aucune fiche n'efface la distance. Relis la description pour en ôter téléphone, lien, promotion et énumération de villes.`,
  categories: ['Local', 'SEO'],
  tags: ['fiche google', 'posts google', 'images'],
  ia: 'ChatGPT',
  conversations_associees: {
    nom: 'Remettre à jour la fiche d’une boulangerie',
    url: chatGptUrl(
      "Je gère la fiche Google d'une boulangerie avec un salon de thé. Voici son nom, ses catégories, ses horaires et sa description actuels. Passe les rubriques en revue et dis-moi quoi changer en premier.",
    ),
  },
  cas_usage: [
    {
      titre: 'Reprendre la fiche d’un commerce racheté',
      description:
        'Nouvelle enseigne, même adresse. L’assistant dit ce qui se modifie et ce qui demande une nouvelle fiche, et prépare les justificatifs à réunir.',
      contexte: 'Repreneur qui hérite d’avis et de photos de l’ancien propriétaire.',
      resultats_attendus: 'Un ordre de modification qui limite le risque de suspension.',
    },
    {
      titre: 'Choisir la bonne catégorie principale',
      description:
        'Vous recopiez les catégories des fiches qui vous précèdent. L’assistant compare avec votre activité dominante et conseille, ou déconseille, un changement.',
      contexte:
        'Établissement à plusieurs métiers : un garage qui loue aussi des véhicules, par exemple.',
      resultats_attendus: 'Un choix argumenté et la date à noter pour en suivre l’effet.',
    },
    {
      titre: 'Remplir les services d’un cabinet',
      description:
        'Chaque prestation reçoit un intitulé compris des patients ou des clients, et un texte de deux phrases sans promesse.',
      contexte: 'Fiche complète en apparence, rubrique Services vide.',
      resultats_attendus: 'Une liste à coller, alignée sur les pages du site.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Recopier la fiche telle qu’elle est',
      description:
        'Ouvrez la gestion de la fiche depuis le compte qui l’administre et copiez chaque rubrique, y compris les vides.',
      duree_estimee: '25 min',
      conseils: [
        'Photographiez la devanture : le nom doit s’y lire.',
        'Vérifiez qui d’autre a accès à la fiche.',
      ],
      outils_requis: ['Compte Google administrateur'],
    },
    {
      numero: 2,
      titre: 'Corriger identité et coordonnées',
      description:
        'Commencez par ce qui est faux pour le client : horaires, téléphone, lien. Gardez les changements à risque pour un moment calme.',
      duree_estimee: '20 min',
      conseils: [
        'Ne modifiez pas nom, adresse et catégorie le même jour.',
        'Gardez un justificatif au nom de l’établissement.',
      ],
      outils_requis: ['ChatGPT', 'Fiche Google'],
    },
    {
      numero: 3,
      titre: 'Écrire les contenus',
      description:
        'Collez la description, puis les services, un par un. Relisez depuis un téléphone, là où vos clients la verront.',
      duree_estimee: '40 min',
      conseils: ['Prenez les photos à l’heure où le lieu vit.'],
      outils_requis: ['ChatGPT', 'Téléphone'],
    },
    {
      numero: 4,
      titre: 'Relever les performances',
      description:
        'Notez appels, itinéraires et clics vers le site avant les changements, puis aux mêmes dates le mois suivant.',
      duree_estimee: '15 min par mois',
      conseils: ['Ajoutez un paramètre utm au lien du site pour retrouver ces visites dans GA4.'],
      outils_requis: ['Performances de la fiche', 'GA4'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Être propriétaire ou administrateur',
      description:
        'Revendiquez la fiche et passez la validation demandée par Google, souvent une vidéo du lieu, avant tout travail de fond.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Une fiche connue par votre copie',
      description:
        'L’assistant ne se connecte pas à Google. Une rubrique oubliée dans votre copie n’est pas examinée. Si la fiche est saine et qu’il vous faut des textes, le prompt « Description et posts d’une fiche d’établissement Google » les donne d’un coup.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'La distance ne se corrige pas',
      description:
        'Un client situé à l’autre bout de l’agglomération verra d’abord les établissements proches de lui. La fiche agit sur la pertinence et, avec le temps, sur la notoriété.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Une personne, un quart d’heure par semaine',
      description:
        'Confiez la fiche à quelqu’un de présent sur place : horaires exceptionnels, photo du moment, réponse aux avis.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Puis-je ajouter « plombier Nantes » à mon nom ?',
      reponse:
        'Non, sauf si l’enseigne et les documents officiels portent ce nom. L’ajout enfreint les consignes de Google et expose à une suspension ou à un signalement par un concurrent.',
      categorie: 'Règles',
    },
    {
      question: 'Les mots de la description font-ils monter la fiche ?',
      reponse:
        'Google n’en fait pas un facteur déclaré. Écrivez-la pour la personne qui hésite entre deux adresses. Catégorie, services, avis et site pèsent davantage.',
      categorie: 'Contenu',
    },
    {
      question: 'À quelle fréquence publier ?',
      reponse:
        'Quand vous avez quelque chose à annoncer : une date, un produit de saison, une fermeture. Une par semaine, sur un fait réel, est déjà un bon rythme.',
      categorie: 'Contenu',
    },
    {
      question: 'Ma fiche vient d’être suspendue, que faire ?',
      reponse:
        'Ne créez pas de nouvelle fiche. Relisez les consignes, corrigez ce qui les enfreint, réunissez les justificatifs et déposez un appel. L’assistant met votre dossier en ordre ; la durée de l’examen dépend de Google.',
      categorie: 'Règles',
    },
    {
      question: 'Je travaille chez mes clients, puis-je avoir une fiche ?',
      reponse:
        'Oui, comme établissement à zone desservie, adresse masquée si vous ne recevez personne. Une boîte postale ou un bureau loué pour l’occasion ne convient pas.',
      categorie: 'Règles',
    },
  ],
  requetes_seo: {
    requetes: [
      'optimiser sa fiche google business profile',
      'description fiche google exemple',
      'choisir la catégorie principale google business',
      'fiche google suspendue que faire',
      'mettre des mots-clés dans le nom fiche google',
      'publications google business idées',
      'photos fiche établissement google',
    ],
    demandes: [
      'google business profile',
      'catégorie principale',
      'photos',
      'google maps',
      'racheter un commerce',
      'hôtel garage dentiste',
      'mieux apparaître sur maps',
      'attributs horaires',
      'my business à remplir',
      'GMB optimisation',
      'je n’apparais pas sur maps',
      'catégorie principale mauvaise',
      'photos de l’ancien resto',
      'local pack invisible',
      'mon téléphone ne sonne plus',
      'posts et offres sur ma page business',
      'description 750 signes',
      'vitrine gratuite avec horaires et itinéraire',
      'suspendu parce que j’ai ajouté la ville',
      'services vides pour un dentiste',
      'attributs parking, terrasse, PMR',
      'validation vidéo redemandée',
      'GBP audit',
      'concurrents au-dessus dans les trois premiers',
      'plombier à domicile zone desservie',
      'l’encadré à droite avec mon adresse est vide',
      'mettre les horaires de fête sur la carte',
      'apparaître quand on cherche coiffeur autour de moi',
      'mon gîte n’est pas sur le plan',
      'images prises par des inconnus chez nous',
      'le restaurant a changé de patron, garder le profil',
      'quelle rubrique choisir pour un salon de thé librairie',
      'Google a bloqué mon établissement du jour au lendemain',
      'afficher le plat du jour à côté de l’itinéraire',
      'être dans les trois premiers du plan',
      'indiquer que nous acceptons les chiens',
      'résumé de ma pharmacie dans l’encadré Google',
      'masseuse itinérante, ai-je droit au repère rouge',
      'bouton appeler et bouton réserver pour mon institut',
      'Je tiens un salon de toilettage et sur la carte de Google il n’y a qu’un nom et un point',
      'Que mettre dans la case présentation de mon auto-école quand Google limite le nombre de caractères',
      'Mon cousin m’a conseillé d’ajouter « pas cher Toulouse » à mon enseigne sur Maps, est-ce permis',
      'J’ai peur de modifier mon activité affichée et que Google me redemande de prouver que j’existe',
      'On a repris le bar en mars, Maps montre encore la vieille moquette et l’ancien menu',
      'Dicte-moi quatre nouvelles à publier sur Maps ce mois-ci pour notre cave à vin',
      'Notre bibliothèque de quartier ferme plus tôt l’été, comment le régler pour que Google l’affiche',
      'compléter mon profil sur Google Maps',
      'clichés à prendre de ma devanture',
      'profil d’entreprise Google',
      'Google My Business',
    ],
  },
  date_creation: '2026-05-05T07:50:00Z',
  date_modification: '2026-11-10T08:15:00Z',
}
