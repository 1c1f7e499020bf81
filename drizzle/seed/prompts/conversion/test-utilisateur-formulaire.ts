import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'test-utilisateur-formulaire',
  titre: 'Plan de test utilisateur d’un formulaire',
  description:
    'Un formulaire perd ses visiteurs sans qu’on sache où. Décrivez les champs, les chiffres d’abandon et le public : vous recevez un protocole de test à cinq personnes, le scénario, la grille d’observation et la règle de dépouillement.',
  categories: ['Conversion', 'Research', 'Persona'],
  tags: ['formulaire', 'ux', 'étude qualitative'],
  niveau: 'Intermédiaire',
  ia: 'ChatGPT',
  statut: 'brouillon',
  prompt: `Tu es ergonome. Tu organises des séances de vingt minutes où l'on regarde des gens remplir un formulaire, sans les aider.

# Le formulaire
Adresse : [URL de la page]
Ce qu'il doit obtenir : [objectif]
Champs, dans l'ordre, avec leur caractère obligatoire et leurs messages d'erreur : [liste des champs]
Public, matériel habituel, besoins d'accessibilité : [public visé]
Abandons ou erreurs déjà mesurés : [mesures]
Question à laquelle le test doit répondre : [question à trancher]
Contraintes (champs obligatoires, outil, délai) : [contraintes]

# Champ par champ, avant de recruter
Tableau : Champ | Utilité pour l'entreprise | Difficulté supposée | Supprimable ? | À observer. Les défauts visibles sans test (étiquette absente, clavier inadapté, format exigé sans exemple, message d'erreur muet) se corrigent tout de suite : sors-les du protocole.

# Protocole
1. Recrutement : cinq personnes par public, questionnaire de sélection en quatre questions, profil à exclure.
2. Mise en situation : un contexte et un but réalistes, sans employer les mots des étiquettes ; données fictives fournies au participant.
3. Consignes à lire mot à mot, dont « c'est le formulaire qu'on évalue, pas vous », et accord pour l'enregistrement avec durée de conservation.
4. Relances neutres permises, au nombre de cinq ; phrases interdites à l'animateur.
5. Trois questions de fin.

# Grille d'observation
Champ | Hésitation (oui, non) | Erreur et correction | Parole exacte | Réussite (seul, avec peine, échec). Une grille par personne, au moins un passage au clavier seul et un sur téléphone.

# Dépouillement
Un problème est retenu s'il touche deux personnes ou s'il empêche l'envoi chez une seule. Classe par gravité (bloquant, gênant, mineur), puis propose : Correction | Champ | Effort | Mesure de contrôle (GA4, outil de formulaire).

# Portée
Cinq séances montrent des difficultés ; elles ne donnent pas de pourcentage. N'écris aucun résultat, parole ou réaction de participant : le test n'a pas eu lieu. Si les mesures d'abandon sont vides, indique les événements à poser.

# Répétition
Termine par les trois points du protocole à essayer avec un collègue avant la première séance, et le signe qui montrerait que le scénario souffle la réponse.`,
  requetes_seo: {
    requetes: [
      'test utilisateur formulaire protocole',
      'grille observation test utilisateur',
      'réduire abandon formulaire',
      'scénario test utilisateur exemple',
    ],
  },
  date_creation: '2026-10-06T11:20:00Z',
  date_modification: '2026-10-13T09:30:00Z',
}
