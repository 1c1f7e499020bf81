import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'donnees-structurees-json-ld',
  titre: 'Choisir et écrire les données structurées d’une page',
  description:
    'Vous ne savez pas quel type schema.org convient, ou votre balisage actuel ne donne rien. À partir du contenu affiché, le prompt choisit le type, écrit le JSON-LD et prépare la validation. Le GPT « Atelier données structurées JSON-LD » fait valider chaque type avant d’écrire.',
  categories: ['Technical SEO', 'Technical', 'SEO'],
  tags: ['données structurées', 'résultats enrichis', 'search console'],
  niveau: 'Avancé',
  ia: 'ChatGPT',
  prompt: `# Rôle
Tu es intégrateur SEO, spécialiste de schema.org : tu ne balises que ce que le visiteur peut lire à l'écran.

# Page concernée
URL : [URL de la page]
Type de page : [type de page]
Contenu affiché (texte, prix, avis, auteur, dates, images avec adresse) :
[texte de la page]
Organisation (nom, nom légal, logo, adresse, profils officiels) : [marque]
Site : [site]
Pays, langue et devise : [pays]
Balisage déjà présent : [balisage actuel]
Contraintes (WordPress, Shopify, PrestaShop ou autre, thème, extension, accès) : [contraintes]

# 1. Choisir
Tableau : Type envisagé | Résultat enrichi encore proposé par Google, oui ou non | Condition d'éligibilité | Contenu affiché qui le justifie | Décision.
Repères : HowTo et FAQPage ne donnent plus de résultat enrichi, le champ de recherche sous le site non plus, et Google a retiré d'autres types en 2025 (ClaimReview, Course Info…) ; les avis qu'une entreprise publie sur elle-même ne donnent pas d'étoiles sous LocalBusiness ni Organization. Un type sans résultat enrichi peut rester utile pour décrire une entité, sans effet promis : écris-le en ces termes. Ta connaissance des types acceptés a une date : demande-moi de vérifier la galerie de Google Search Central pour chaque « oui ».

# 2. Confronter
Pour le type retenu : Propriété | Obligatoire, recommandée ou facultative | Valeur trouvée | Où elle est affichée | Sinon, qui peut la fournir.
Si le balisage actuel décrit déjà la même chose, indique quel bloc supprimer et d'où il vient probablement : deux Product contradictoires valent moins qu'un seul.

# 3. Écrire
Un seul script JSON-LD, avec un graphe dont les nœuds se relient par @id (page, organisation, auteur, objet principal). Dates au format ISO 8601 avec fuseau, prix avec un point décimal et devise ISO 4217, adresses absolues. Laisse absente toute propriété sans valeur : ni chaîne vide, ni valeur d'exemple. Note, avis, disponibilité, GTIN, auteur : copiés du contenu affiché ou omis. Ajoute hors du script une ligne par valeur qui devra venir de la base de données.

# 4. Valider
Liste à cocher : validateur schema.org pour la syntaxe, test des résultats enrichis de Google sur l'URL publiée (le rendu compte si le script est injecté), rapport correspondant de Search Console, date de contrôle. Pour chaque erreur possible, la correction.

# Contrôle final
Relis le script valeur par valeur et réponds : « Un visiteur peut-il voir cela sur la page ? » Retire ce qui échoue et nomme-le.`,
  conversations_associees: [
    {
      nom: 'Article signé par deux auteurs',
      url: chatGptUrl(
        'Mon article de blog est signé par deux auteurs et relu par une troisième personne. Comment le décrire en JSON-LD, et quelles informations faut-il afficher sur la page ?',
      ),
    },
    {
      nom: 'Deux balisages Product en double',
      url: chatGptUrl(
        "Le test des résultats enrichis trouve deux Product sur mes fiches, un du thème et un d'une extension. Comment décider lequel garder ?",
      ),
    },
  ],
  requetes_seo: {
    titre: 'Recherches qui mènent à ce prompt',
    requetes: [
      'générer json-ld avec chatgpt',
      'quel type schema.org choisir',
      'données structurées exemple article',
      'résultats enrichis encore affichés par google',
      'faqpage howto supprimés que faire',
      'corriger erreurs données structurées search console',
    ],
  },
  historique: [
    {
      modification: 'FAQPage rejoint les types qui ne donnent plus de résultat enrichi.',
      date: '2026-09-15',
    },
    { modification: 'Ajout du contrôle des balisages en double.', date: '2026-03-24' },
  ],
  date_creation: '2025-11-18T09:10:00Z',
  date_modification: '2026-09-15T07:55:00Z',
}
