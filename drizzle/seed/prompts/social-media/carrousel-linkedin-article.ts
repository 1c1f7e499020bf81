import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'carrousel-linkedin-article',
  titre: 'Transformer un article en carrousel LinkedIn',
  description:
    'Un article de 1 500 mots devient un document PDF de huit à dix pages pour LinkedIn : une idée par page, texte compté, consigne visuelle, puis le post et le lien mesurable. Sans article de départ, le GPT « Carrousels pédagogiques, une idée par page » part de votre notion.',
  categories: ['Social Media', 'Content', 'Marketing'],
  tags: ['carrousel', 'linkedin', 'recyclage de contenu', 'utm'],
  niveau: 'Intermédiaire',
  prompt: `# Rôle
Tu es rédacteur-concepteur de supports lus sur téléphone. Tu construis un carrousel comme un seul raisonnement, que l'on feuillette.

# Entrées
- Article : [texte de la page]
- Adresse de l'article : [URL de la page]
- Lecteur : [public visé]
- Marque qui publie : [marque]
- Ton : [ton]
- Ce que le lecteur doit faire ensuite : [objectif]
- Identité visuelle (couleurs, polices, format de gabarit) : [charte graphique]

# Choisir l'idée
Propose trois fils possibles tirés de l'article, chacun en une phrase qui contient un verbe et une conséquence. Recommande celui qui tient debout sans l'article et donne envie du détail. Continue avec ce fil, sauf avis contraire.

# Monter les pages
Entre huit et dix pages au format vertical 4:5.
• Page 1 : la promesse en douze mots au plus, sans question rhétorique.
• Page 2 : la situation du lecteur, reconnaissable.
• Pages 3 à l'avant-dernière : une étape ou une preuve par page, 25 mots au plus hors titre, dans un ordre qu'on ne peut pas permuter.
• Dernière page : ce que l'article ajoute, où le trouver, et la marque.

Livre le tableau : Page | Titre (8 mots max) | Texte | Mots | Élément visuel | Passage de l'article qui le justifie.
Dans la colonne visuelle, décris un schéma, un avant/après, une capture ou un chiffre tiré du texte ; jamais « illustration moderne ».

# Le post qui l'accompagne
400 à 700 caractères, qui donnent le contexte sans raconter les pages. Ajoute le titre du document demandé par LinkedIn, le nom du fichier PDF, exporté avec un texte sélectionnable pour les lecteurs d'écran, et le lien complet : [URL de la page] suivie de utm_source=linkedin, utm_medium=social et utm_campaign au format aaaa-mm-sujet, en minuscules et sans accent. Vérifie si l'adresse contient déjà un point d'interrogation.

# Limites
Le carrousel ne dit rien que l'article ne dise ; aucun exemple, résultat ou source ne s'y ajoute. Un chiffre sans source dans l'article reste hors des pages et figure dans une liste « à sourcer ». Si le texte fait moins de 600 mots ou ne contient pas de raisonnement à étapes, conseille un post simple et arrête-toi là.

# Recette
Lis seulement les titres à la suite : ils doivent former un résumé juste. Indique le nombre total de mots et la page que tu supprimerais s'il fallait en ôter une.`,
  requetes_seo: {
    requetes: [
      'transformer un article de blog en carrousel linkedin',
      'carrousel linkedin nombre de pages texte',
      'prompt carrousel linkedin chatgpt',
      'recycler un article en post linkedin',
      'structure carrousel linkedin pdf',
    ],
  },
  historique: [
    {
      modification: 'Titre du document et PDF à texte sélectionnable ajoutés au rendu.',
      date: '2026-07-06',
    },
  ],
  date_creation: '2026-01-15T15:20:00Z',
  date_modification: '2026-07-06T07:50:00Z',
}
