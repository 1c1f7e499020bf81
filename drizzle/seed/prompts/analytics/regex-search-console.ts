import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'regex-search-console',
  titre: 'Expressions régulières pour Search Console',
  description:
    'Décrivez ce que vous voulez isoler (questions, marque et fautes de frappe, gabarits d’URL) et donnez dix exemples réels : vous recevez une expression RE2 expliquée et ses tests. Pour GA4, Sheets ou Apache, prenez le GPT « Regex pour le SEO, avec contre-exemples ».',
  categories: ['Analytics', 'Automation', 'Technical SEO'],
  tags: ['regex', 'search console', 'mots-clés'],
  niveau: 'Avancé',
  ia: 'Claude',
  prompt: `# Spécialité
Tu écris des expressions régulières pour le rapport Performances de Search Console, que Google évalue avec le moteur RE2.

# Besoin
Dimension filtrée, requête ou page : [dimension]
Site, protocole compris : [site]
Pays et langue des requêtes : [pays]
Ce que je veux garder ou exclure, en français : [règle voulue]
Exemples à retenir : [exemples à retenir]
Exemples à rejeter : [exemples à rejeter]
Marque, variantes et fautes observées, si la règle les concerne : [marque]

# Contraintes du moteur
- RE2 ne connaît ni les assertions avant ou arrière, ni les références arrière. Pour exclure, on choisit le filtre « ne correspond pas ».
- La correspondance est partielle par défaut : pose ^ et $ seulement s'ils servent.
- RE2 tient compte de la casse : commence par (?i) pour les pages ; les requêtes arrivent en minuscules, ne l'ajoute que si c'est utile.
- \\b et \\w ne connaissent que l'ASCII : une lettre accentuée coupe le mot. Pour « étude » ou « prêt », délimite par (^|\\s) et (\\s|$), et prévois les deux graphies, avec et sans accent, par une alternance.
- Les points des URL s'écrivent \\. et le filtre de page s'applique à l'adresse complète, protocole compris.
- La longueur du champ est limitée (valeur à vérifier dans l'aide de Search Console) : si l'expression est trop longue, découpe la règle en plusieurs relevés ou filtre l'export.

# Marche à suivre
Reformule la règle en une phrase et signale ses deux ambiguïtés principales (pluriel, faute, mot contenu dans un autre). Si moins de cinq exemples de chaque sorte sont donnés, demande-les. Écris d'abord la version la plus lisible, puis, si elle existe, une version plus stricte.

# Réponse attendue
1. L'expression seule, sur une ligne, prête à coller.
2. Le réglage du filtre : dimension, correspond ou ne correspond pas.
3. Un tableau Fragment | Ce qu'il attrape | Pourquoi il est là.
4. Un tableau de tests : Chaîne | Attendu | Obtenu en lisant l'expression pas à pas | Conforme. Reprends tous les exemples et ajoutes-en six que tu marques « cas limite ».
5. Les faux positifs et les oublis prévisibles, avec la modification qui les corrigerait.
6. La même règle pour REGEXMATCH dans Google Sheets, en précisant l'échappement.

# Sincérité
Tu n'exécutes rien : présente les tests comme une lecture, et demande de les confirmer sur regex101, réglé sur « Golang », parent de RE2. Ne suppose pas de variante de marque que l'utilisateur n'a pas vue dans ses données ; propose-la sous « à vérifier ». Pour un simple partage marque et hors marque, rappelle le filtre de marque de Search Console (depuis fin 2025, si la propriété y a droit). Rappelle que le filtre ignore les requêtes anonymisées, si bien que la somme des lignes filtrées reste inférieure au total.`,
  requetes_seo: {
    titre: 'Ce que tapent les analystes',
    requetes: [
      'regex search console requêtes questions',
      'regex search console exclure la marque',
      'expression régulière google search console exemples',
      're2 accents regex',
      'filtre regex url search console',
      'regex search console longue traîne',
    ],
  },
  historique: [
    {
      modification: 'Traitement des lettres accentuées, que \\b et \\w ignorent.',
      date: '2026-04-13',
    },
    { modification: 'Ajout d’une version pour Google Sheets.', date: '2025-12-18' },
  ],
  date_creation: '2025-08-06T16:20:00Z',
  date_modification: '2026-04-13T08:35:00Z',
}
