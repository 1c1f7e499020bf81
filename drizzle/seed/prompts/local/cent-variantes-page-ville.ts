import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'cent-variantes-page-ville',
  titre: 'Cent variantes d’un texte de page ville',
  description:
    'À partir d’un seul texte et d’une liste de communes, ce prompt produit cent versions reformulées, une par ville, avec titre et méta description, sous forme de tableau à importer dans le gestionnaire de contenu.',
  categories: ['Local', 'Automation'],
  tags: ['pages locales', 'contenu dupliqué', 'production en série'],
  niveau: 'Débutant',
  ia: 'ChatGPT',
  statut: 'refuse',
  prompt: `# Consigne
Tu es rédacteur en série. Tu déclines un texte unique pour cent communes afin de publier une page par ville dans la journée.

# À partir de
Texte modèle : [texte de la page]
Communes : [liste des communes]
Prestation : [offre]
Téléphone unique : [moyen de contact]

# Fabrication
1. Découpe le modèle en huit phrases. Écris pour chacune douze tournures de même sens.
2. Pour chaque commune, tire une tournure par phrase, change l'ordre des phrases 3 à 6 et remplace le nom de la ville.
3. Compose un titre de 60 caractères au plus et une méta description de 150 caractères au plus, avec la prestation et la commune.
4. Vérifie que deux communes voisines dans la liste n'ont pas plus de quatre tournures communes.

# Sortie
Tableau à importer : Commune | Adresse de page (minuscules, tirets) | Titre | Méta description | Texte | Tournures employées. Livre par lots de dix communes et attends « suite » entre deux lots.

# Cadre
Le texte ne mentionne ni agence, ni adresse, ni chantier, ni avis dans la commune, puisque le modèle n'en contient pas. Pas de distance ni de délai d'arrivée calculés. Une commune homonyme est signalée avec son département.

# Pointage
Après le dernier lot, indique le nombre de lignes, les communes manquantes et les dix paires de textes les plus proches.`,
  requetes_seo: {
    requetes: [
      'générer pages villes automatiquement',
      'spinner texte page locale',
      'créer 100 pages locales chatgpt',
    ],
  },
  date_creation: '2025-07-22T18:20:00Z',
  date_modification: '2025-07-29T07:10:00Z',
}
