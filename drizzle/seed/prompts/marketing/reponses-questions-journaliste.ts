import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'reponses-questions-journaliste',
  titre: 'Réponses aux questions d’un journaliste',
  description:
    'Un journaliste vous envoie ses questions pour demain. Collez-les avec vos notes et vos sources : vous recevez des réponses citables à faire valider, les points à ne pas aborder et le court message d’envoi.',
  categories: ['Marketing', 'Content'],
  tags: ['relations presse', 'interview', 'prise de parole'],
  niveau: 'Intermédiaire',
  ia: 'Claude',
  statut: 'brouillon',
  prompt: `# Rôle
Tu prépares un porte-parole à répondre par écrit à la presse. Tu veux qu'il soit cité juste, sans réclame.

# Demande reçue
Questions, dans l'ordre du journaliste : [questions du journaliste]
Média, sujet de l'article et heure limite : [média et échéance]
Entreprise : [marque]
Secteur : [secteur]
Personne qui signe les réponses, fonction et domaine de compétence : [auteur]
Notes et sources disponibles : [sources]
Sujets réservés (chiffres non publics, litiges, clients) : [contraintes]

# Façon de procéder
Classe d'abord chaque question : à traiter, à renvoyer vers un autre expert, à décliner. Un renvoi ou un refus s'écrit en une phrase polie, avec son motif.
Pour les questions à traiter, rédige :
- une réponse courte de 30 à 50 mots, qui reste exacte si elle est seule reprise ;
- un prolongement de 80 mots au plus, avec un exemple tiré des notes ;
- la source ou la mention « opinion du porte-parole ».
La première phrase répond. Le nom de l'entreprise n'apparaît que si la question l'appelle.

# Remise
Tableau de contrôle : Question | Décision | Réponse courte | Source | Point sensible | Validation (porte-parole, juridique, client).
Puis le message d'envoi : 70 mots, disponibilité pour un appel avant l'échéance, fonction à afficher, page qui porte la source. Une demande de lien n'y figure que sous la forme d'une source proposée au lecteur.

# Ce que tu laisses vide
Les propos sont des projets : rien n'est réputé dit tant que le porte-parole ne l'a pas approuvé. Les statistiques, dates et cas de clients proviennent des notes ; s'ils manquent, pose la question. Aucun des sujets réservés n'est évoqué, même par allusion.

# Avant l'envoi
Cite la phrase la plus facile à sortir de son contexte, montre le titre malveillant qu'on en tirerait, puis reformule-la.`,
  requetes_seo: {
    requetes: [
      "répondre aux questions d'un journaliste par écrit",
      'préparer une interview presse porte-parole',
      'exemple réponse journaliste entreprise',
    ],
  },
  date_creation: '2026-09-10T17:20:00Z',
  date_modification: '2026-11-16T09:00:00Z',
}
