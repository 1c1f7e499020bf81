const guides: Record<string, string> = {
  SEO: 'On vient ici pour le travail de tous les jours : choisir la requête d’une page, départager deux pages qui se gênent, réécrire un titre que personne ne clique. Partez d’un constat chiffré, un export de la Search Console par exemple : chaque fiche demande ses données avant de conclure.',
  Audit:
    'Un audit vaut par ce qu’il laisse de côté. Ces fiches font classer chaque constat par effet attendu et par effort, et séparent ce qui est observé de ce qui est supposé. Donnez-leur une URL, un relevé d’exploration ou un extrait de code, jamais un site entier.',
  'Technical SEO':
    'Avant le texte, un robot lit des codes de réponse, des directives et des liens. Ces fiches aident à écrire des règles de redirection, un fichier robots, des données structurées, et à vérifier ce qu’elles produisent. Gardez une copie de l’existant avant d’appliquer quoi que ce soit.',
  Technical:
    'Ce tiroir sert à parler avec l’équipe technique : traduire un rapport de performance en tickets, préparer une recette, décrire un défaut de rendu de façon qu’il puisse être reproduit. Joignez les mesures ; sans elles, un assistant devine.',
  Research:
    'Chercher, puis prouver : ces fiches exigent une date et une source pour chaque affirmation, et disent ce qui reste incertain. Elles conviennent aux dossiers de fond, à la veille et au suivi de ce que les assistants IA répondent sur un sujet.',
  Analysis:
    'Comprendre avant d’écrire : lire une page de résultats, nommer l’intention derrière une requête, comparer des concurrents sur ce qu’ils couvrent vraiment. Collez les résultats que vous voyez : un assistant ne connaît pas la SERP du jour.',
  Analytics:
    'Des chiffres bien lus disent aussi ce qu’ils ne prouvent pas. Ces fiches partent d’exports de la Search Console ou de GA4, écrivent des expressions régulières, préparent des rapports, et signalent les périodes qui ne se comparent pas.',
  Local:
    'Pour un commerce, un cabinet ou un réseau d’agences : fiche d’établissement, réponses aux avis, pages de ville qui disent autre chose que le nom de la ville. Ayez sous la main les horaires, les services et la zone desservie.',
  'E-commerce':
    'Des milliers de pages qui se ressemblent : ces fiches aident à écrire des fiches produits et des catégories utiles, à décider quelles facettes ouvrir aux robots, et à tirer parti des avis. Donnez les attributs réels du produit ; ce qui manque doit rester vide.',
  Conversion:
    'Une visite n’est pas une demande. Ces fiches travaillent les objections, l’ordre des arguments, la longueur d’un formulaire et le plan d’un test. Elles demandent d’abord à qui s’adresse la page et ce qu’elle promet.',
  Strategy:
    'Décider quoi faire, dans quel ordre et avec quels moyens. Feuilles de route, budgets, cocons sémantiques : chaque fiche fait expliciter les hypothèses et chiffrer la capacité de production avant de proposer un calendrier.',
  Marketing:
    'Faire connaître ce qui mérite de l’être : newsletters, relations presse, campagnes, échanges de liens honnêtes. Les fiches demandent la preuve derrière le message et évitent les formules toutes faites.',
  Content:
    'Du brief à la mise à jour, ces fiches accompagnent un texte sans l’écrire à votre place : plan, angle, relecture, questions restées sans réponse. Apportez vos sources et votre expérience ; c’est ce qu’aucun assistant ne peut inventer.',
  'Social Media':
    'Publier régulièrement sans se répéter : décliner un article en publications, préparer un calendrier, répondre aux commentaires avec le ton de la marque. Indiquez le réseau et l’audience, les formats en dépendent.',
  Persona:
    'Un profil utile vient d’avis, d’entretiens et de données, pas de l’imagination. Ces fiches citent la source de chaque trait et marquent ce qui n’est qu’une hypothèse à vérifier auprès de clients.',
  Automation:
    'Formules de tableur, scripts, expressions régulières, scénarios sans code : confier à la machine ce qui se répète. Testez sur une copie, avec quelques lignes dont vous connaissez la réponse.',
}

/** Where to begin in a category, for its own page; null for one that is not of the sixteen. */
export const categoryGuide = (name: string): string | null =>
  Object.hasOwn(guides, name) ? (guides[name] ?? null) : null
