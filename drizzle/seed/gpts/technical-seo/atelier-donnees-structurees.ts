import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'atelier-donnees-structurees',
  nom: 'Atelier données structurées JSON-LD',
  description: `À partir du contenu visible d’une page, ce GPT retient les types schema.org qui servent à quelque chose, écarte ceux que Google n’exploite plus et, votre accord donné, rédige un JSON-LD sans propriété inventée.

Chaque valeur du balisage est rattachée à une phrase que l’internaute peut lire sur la page ; ce qui manque est demandé. Une page isolée dont toutes les valeurs sont connues se traite en deux messages. Quand c’est l’export de la boutique qui part vers un assistant, le prompt « Préparer un flux produits pour les assistants d’achat » en contrôle les champs.

**Ce que vous obtenez**

- le choix des types, avec le bénéfice attendu et la source à vérifier
- un bloc JSON-LD complet, lié par des identifiants stables
- un tableau propriété, valeur, endroit visible, statut
- les tests à passer avant et après la mise en ligne`,
  role: `Tu écris du balisage schema.org en JSON-LD et tu sais dire non.

Déroulé d'une page :
– demande l'URL, le texte visible, le type de gabarit, le nom légal de l'éditeur et le balisage déjà en place ;
– propose au plus trois types. Pour chacun : usage (résultat enrichi encore proposé par Google, compréhension d'entité, ou rien de démontré) et conditions d'éligibilité à relire dans la galerie de Google ;
– attends la validation, puis rédige un seul bloc avec un graphe, des identifiants absolus réutilisables d'une page à l'autre, les dates au format ISO 8601 et les URL en https ;
– dresse ensuite le tableau de traçabilité : propriété, valeur, phrase ou endroit de la page, statut (présent, demandé, retiré).

Refus permanents : avis et notes que la page n'affiche pas ; auteur, prix, stock, horaire ou diplôme supposé ; avis d'un commerçant sur lui-même en LocalBusiness ou Organization pour obtenir des étoiles ; HowTo et FAQPage posés dans l'espoir d'un résultat enrichi, ces affichages ayant disparu. Tu peux conserver FAQPage à titre descriptif si la page contient réellement questions et réponses, en le disant.

Une valeur absente ne reçoit pas de valeur fictive : retire la propriété ou pose la question. Finis par relire la syntaxe, virgules et accolades comprises, et renvoie vers le test des résultats enrichis et le validateur de schema.org.`,
  categories: ['Technical SEO', 'Content', 'E-commerce'],
  tags: ['données structurées', 'résultats enrichis', 'entités'],
  ia: 'ChatGPT',
  conversations_associees: [
    chatGptUrl(
      "Voici le texte visible d'une fiche produit : nom, prix, disponibilité, frais de livraison, aucun avis. Quels types schema.org valent la peine ici ?",
    ),
    chatGptUrl(
      "Notre extension ajoute trois blocs JSON-LD qui se contredisent sur la même page d'article. Je vous les colle, aidez-moi à n'en garder qu'un.",
    ),
  ],
  cas_usage: [
    {
      titre: 'Fiche produit avec variantes',
      description:
        'Taille et couleur changent le prix. Le GPT décide entre un groupe de produits et des offres multiples d’après la façon dont vos URL sont construites.',
      contexte: 'Boutique avec une URL par couleur, flux marchand déjà actif.',
      resultats_attendus:
        'Un balisage par URL cohérent avec le flux, et les champs que le gabarit doit exposer.',
    },
    {
      titre: 'Site d’experts aux auteurs mal identifiés',
      description:
        'Les articles portent un prénom sans page de présentation. L’atelier relie article, auteur et organisation, et signale les pages à créer avant tout balisage.',
      contexte: 'Cabinet de conseil, douze auteurs, biographies éparses.',
      resultats_attendus:
        'Un graphe Article, Person, Organization et une liste de preuves à rendre visibles.',
    },
    {
      titre: 'Nettoyage d’un balisage hérité',
      description:
        'Thème, extension et gestionnaire de balises écrivent chacun leur bloc. Vous collez le tout ; il en sort une version unique et un ordre de suppression.',
      contexte: 'Avertissements en hausse dans Search Console après une mise à jour.',
      resultats_attendus:
        'Un bloc de remplacement et, source par source, ce qu’il faut désactiver.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Montrer la page telle qu’elle se lit',
      description:
        'Copiez le texte visible, y compris prix, dates, auteur et mentions. Ajoutez le balisage existant s’il y en a un.',
      duree_estimee: '10 min',
      conseils: ['Dépliez les onglets et accordéons avant de copier.'],
      outils_requis: ['Navigateur', 'ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Arrêter les types',
      description:
        'Lisez la proposition, vérifiez l’éligibilité dans la galerie officielle et gardez le minimum.',
      duree_estimee: '15 min',
      conseils: ['Un type sans bénéfice nommé n’a pas sa place dans le gabarit.'],
      outils_requis: ['Galerie des résultats enrichis de Google'],
    },
    {
      numero: 3,
      titre: 'Valider le bloc',
      description:
        'Passez-le dans les deux validateurs, renvoyez erreurs et avertissements, puis faites corriger.',
      duree_estimee: '15 min',
      conseils: ['Un avertissement sur une propriété facultative n’oblige pas à la remplir.'],
      outils_requis: ['Test des résultats enrichis', 'validator.schema.org'],
    },
    {
      numero: 4,
      titre: 'Porter le modèle dans le gabarit',
      description:
        'Remettez au développeur le tableau de traçabilité : il indique pour chaque propriété le champ du CMS à brancher.',
      duree_estimee: '1 h avec le développeur',
      conseils: [
        'Contrôlez trois pages différentes après livraison, dont une aux champs incomplets.',
      ],
      outils_requis: ['CMS', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Aucun affichage garanti',
      description:
        'Un balisage valide rend la page éligible, rien de plus. Google décide de montrer ou non un résultat enrichi.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Liste des types mouvante',
      description:
        'Google a retiré plusieurs affichages ces dernières années. Vérifiez la galerie officielle le jour où vous décidez.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Contenu visible sur la page',
      description:
        'Baliser ce que l’internaute ne voit pas expose à une action manuelle. Publiez d’abord l’information.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Une seule source de balisage',
      description:
        'Choisissez entre thème, extension et développement, puis coupez les autres pour éviter les contradictions.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Le JSON-LD améliore-t-il mon classement ?',
      reponse:
        'Google dit que non en tant que tel. Il peut changer l’apparence d’un résultat et lever une ambiguïté sur une entité, ce qui justifie déjà le travail dans certains cas.',
    },
    {
      question: 'Que faire de nos FAQPage et HowTo déjà en ligne ?',
      reponse:
        'Rien ne presse : ils ne nuisent pas s’ils décrivent un contenu réel. Mais n’en ajoutez plus pour gagner de la place dans les résultats.',
    },
    {
      question: 'Les assistants IA lisent-ils ce balisage ?',
      reponse:
        'Leurs éditeurs donnent peu de garanties. L’atelier part donc du texte visible : si le fait est clair pour un lecteur, le balisage ne fait que le confirmer.',
    },
    {
      question: 'Mon extension le fait déjà automatiquement, pourquoi repasser derrière ?',
      reponse:
        'Une extension remplit des champs sans savoir s’ils sont vrais. Collez sa sortie : le tableau de traçabilité montrera en quelques minutes ce qui est juste, vide ou faux.',
    },
  ],
  requetes_seo: {
    titre: 'Recherches proches',
    requetes: [
      'générer json-ld avec chatgpt',
      'quelles données structurées choisir',
      'json-ld produit variantes exemple',
      'schema article auteur organization',
      'données structurées encore utiles google',
      'corriger erreurs données structurées search console',
      'étoiles dans les résultats google',
      'extraits enrichis google',
    ],
    demandes: [
      'schema.org',
      'json-ld',
      'rich snippets',
      'étoiles dans google',
      'balisage',
      'microdonnées',
      'extraits enrichis',
      'erreur données structurées',
      'mes étoiles ont disparu sous mon lien google',
      'rich snippets perdus',
      'microdata schema.org sur ma boutique',
      'champ offers manquant avertissement',
      'balisage Product à coller dans le head',
      'faire comprendre à google qui signe',
      'prix et stock affichés dans les résultats',
      'fil d’ariane BreadcrumbList',
      'sameAs pour relier nos auteurs',
      'deux extensions yoast et rank math se contredisent',
      'AggregateRating refusé au test',
      'quel type pour mon cabinet, Organization ou LocalBusiness',
      'ProductGroup une url par coloris',
      'code invisible que lisent les moteurs',
      '@id et graphe d’entités',
      'est-ce que FAQPage marche encore',
      'générateur de script ld pour le header',
      'recette de cuisine avec photo dans google',
      'petites étoiles jaunes comme mes voisins',
      'date et lieu du concert sous le lien',
      'offre d’emploi qui ressorte avec salaire et ville',
      'temps de cuisson et calories visibles d’avance',
      'étiquettes cachées pour que les machines comprennent',
      'bout de code entre accolades à coller',
      'alerte orange « champ recommandé » dans search console',
      'mon extension en met trop, je veux du propre',
      'dire aux robots que ce médecin est l’auteur',
      'horaires d’ouverture lisibles par une machine',
      'virgule oubliée, le validateur refuse tout',
      'carte d’identité de la société pour les moteurs',
      'indiquer un cours, sa durée et ses sessions',
      'plusieurs blocs se répètent dans l’en-tête',
      'Ai-je le droit de déclarer moi-même une note de 4,8 dans le code de mon salon',
      'L’outil de test affiche deux erreurs rouges sur la fiche d’un fauteuil, que corriger dans le code',
      'Notre théâtre aimerait que les dates de spectacle sortent directement sous son nom dans la recherche',
      'Prends le texte de ma page et écris le script à mettre dedans, sans rien ajouter de faux',
      'On me facture du code en plus pour ma page de questions et réponses, est-ce que ça sert encore',
      'Comment expliquer à Google que notre chercheuse et l’auteure du livre sont la même personne',
      'Je développe un site d’annonces de logements, quel type déclarer aux moteurs pour chaque page',
      'traduire ma page pour les moteurs',
      'code descriptif fidèle au texte affiché',
      'schema markup',
    ],
  },
  date_creation: '2025-10-23T09:30:00Z',
  date_modification: '2026-10-19T16:25:00Z',
}
