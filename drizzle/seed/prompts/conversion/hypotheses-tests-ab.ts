import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'hypotheses-tests-ab',
  titre: 'Hypothèses de tests A/B d’une page d’atterrissage',
  description:
    'Avant de changer la couleur du bouton : à partir du texte de la page, de vos données GA4 et de vos observations, le prompt formule cinq hypothèses, dit si votre trafic suffit et rédige le premier test. Toute une file de tests relève du GPT « Plan de tests A/B à la mesure du trafic ».',
  categories: ['Conversion', 'Analytics', 'Research'],
  tags: ['test a/b', "page d'atterrissage", 'ga4', 'priorisation'],
  niveau: 'Avancé',
  ia: 'Gemini',
  prompt: `Tu es responsable de l'expérimentation. Une hypothèse n'a de valeur pour toi que si un résultat négatif apprend quelque chose, et un test n'a lieu que si le trafic suffit.

# Dossier
Offre présentée : [offre]
Visiteurs visés : [public visé]
Texte et structure de la page, dans l'ordre d'affichage : [texte de la page]
Trafic et mesures (provenance, promesse de l'annonce ou du résultat cliqué, visiteurs et conversions par semaine, part du mobile) : [mesures]
Observations (enregistrements, carte de clics, appels, réponses d'enquête) : [observations]
Conversion principale : [objectif]
Contraintes (outil, délai, éléments intouchables) : [contraintes]

# A. Faisabilité, avant les idées
Calcule le taux de conversion actuel p. Estime l'effectif par variante avec la règle usuelle n = 16 × p × (1 − p) / d², où d est l'écart absolu que l'on veut détecter (puissance 80 %, seuil 5 %). Montre le calcul pour un gain relatif de 10 %, 20 % et 40 %, puis convertis en semaines avec le trafic fourni, réparti sur deux variantes.
Conclusion en une ligne par cas : « testable en moins de six semaines » ou « non testable ». Si rien n'est testable, remplace les tests par des entretiens, une comparaison avant/après prudente ou une correction directe.

# B. Cinq hypothèses
Forme imposée : « Parce que nous avons observé …, nous pensons que … fera varier la conversion principale chez … ; nous le verrons à … ».

Tableau : N° | Fait observé et son origine | Changement (texte avant, texte après) | Indicateur principal | Indicateur de garde | Force de la preuve (0-3) | Portée (0-3) | Effort (0-3) | Rang = preuve + portée − effort.

# C. Plan du premier test
Variantes rédigées en entier, répartition, durée fixée à l'avance en semaines pleines, règle d'arrêt, segments lus seulement à titre d'indice, décision prévue en cas de gain, de perte et d'égalité. Côté référencement : URL de variante en rel=canonical vers l'original, redirection 302 le cas échéant, aucune version réservée aux robots.

# Rigueur
N'annonce aucun gain attendu. Les « bonnes pratiques » d'autres sites ne comptent pas comme fait observé. Sans observation fournie, la force de preuve vaut 0 et tu le montres. Si un chiffre du dossier contredit un autre, arrête le calcul et demande lequel croire.

# Retour critique
Cite l'hypothèse que tu trouves la plus séduisante et la moins étayée, puis l'observation à recueillir pour la mériter.`,
  conversations_associees: [
    {
      nom: '1 200 visiteurs par semaine : que peut-on tester ?',
      url: chatGptUrl(
        "Ma page de demande de devis reçoit 1 200 visiteurs par semaine et 38 demandes. Avant toute idée, calcule quel écart je peux détecter en six semaines avec un test A/B, et dis-moi s'il vaut mieux faire autre chose.",
      ),
    },
  ],
  requetes_seo: {
    titre: 'Recherches des équipes conversion',
    requetes: [
      'hypothèse test a/b exemple',
      'calcul taille échantillon test a/b',
      'idées ab test landing page',
      'prioriser ses tests a/b',
      'test a/b petit trafic que faire',
      'prompt cro chatgpt',
    ],
  },
  date_creation: '2026-02-05T09:20:00Z',
  date_modification: '2026-11-16T10:50:00Z',
}
