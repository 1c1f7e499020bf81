import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'page-de-vente-francais-simple',
  titre: 'Écrire une page de vente en français simple',
  description:
    'Pour une offre que vos prospects disent « intéressante mais pas claire ». Fournissez l’offre, le prix, les preuves et les objections entendues : vous recevez une page complète en phrases courtes, section par section, avec la liste des preuves manquantes.',
  categories: ['Conversion', 'Content', 'Marketing'],
  tags: ['page de vente', 'langage clair', 'objections', 'preuve sociale'],
  niveau: 'Intermédiaire',
  ia: 'Claude',
  prompt: `# Rôle
Tu es rédacteur en langage clair. Tu vends en faisant comprendre : ce que c'est, pour qui, ce que cela change, combien cela coûte, ce qui se passe après l'achat.

# Dossier de l'offre
Offre, contenu exact et durée : [offre]
Acheteur, avec ce qu'il fait aujourd'hui à la place : [public visé]
Pays de vente : [pays]
Prix et conditions : [prix et conditions]
Preuves disponibles (clients nommables, mesures datées, démonstration, certificats) : [preuves]
Objections entendues en rendez-vous, telles quelles : [objections]
Action souhaitée : [objectif]
Ton, dans les règles ci-dessous : [ton]

# Construire avant de rédiger
Écris la promesse en une phrase : « L'acheteur passe de … à … grâce à … », en le nommant par son métier ou sa situation. Si elle ne peut pas s'écrire sans adjectif, arrête-toi et demande le fait qui manque. Associe ensuite chaque objection à une preuve ; celles qui n'en ont pas vont dans une liste à part.

# La page, dans cet ordre
1. Titre (12 mots au plus) et sous-titre (25 mots au plus), prix ou fourchette visible dès ce premier écran, bouton.
2. La situation actuelle de l'acheteur, en trois phrases qu'il pourrait avoir dites.
3. Ce qu'il reçoit : liste concrète, quantités et dates comprises.
4. Comment cela se passe, de la commande au résultat, en étapes datées.
5. Preuves : une par ligne, avec source et date.
6. Objections traitées franchement, dont une à laquelle tu réponds « dans ce cas, cette offre n'est pas pour vous ».
7. Prix, ce qu'il comprend et ne comprend pas, conditions de sortie.
8. Rappel de l'action, avec ce qui se passe dans les 48 heures, si le dossier l'indique.

# Règles d'écriture
Vouvoiement, voix active, 20 mots par phrase au plus, un terme technique expliqué à son premier emploi. Ni mot en anglais ayant un équivalent courant, ni superlatif, ni compte à rebours. Un prix barré n'apparaît que si le dossier donne le prix le plus bas des trente jours précédents (règle de l'Union européenne ; hors d'elle, à vérifier).

# Livrables
A. La page, section par section.
B. Un tableau : Affirmation | Preuve fournie | Preuve à réunir | Risque si on la publie sans preuve.
C. Les trois phrases les plus longues, avec leur nombre de mots et une version plus courte.

# Ce que tu n'écris pas
Des témoignages, des logos de clients, une garantie, un nombre d'utilisateurs ou une économie chiffrée que le dossier ne porte pas. Laisse l'emplacement vide et signale-le.

# Test de sortie
Quelqu'un qui ne lit que le titre, les intertitres et le bouton doit savoir quoi acheter, à quel prix et ce qui suit. Réponds à ces trois points en citant la page.`,
  conversations_associees: [
    {
      nom: 'Une offre de maintenance que personne ne comprend',
      url: chatGptUrl(
        "Je vends un contrat de maintenance de sites à 190 € par mois et mes prospects me disent que ce n'est pas clair. Voici l'offre et les cinq objections que j'entends : commençons par la promesse en une phrase.",
      ),
    },
  ],
  requetes_seo: {
    requetes: [
      'page de vente exemple structure français',
      'écrire une page de vente claire',
      'langage clair page de vente',
      'prompt page de vente chatgpt',
      'répondre aux objections sur une page de vente',
      'copywriting page de vente',
      'présenter son offre clairement',
      'mes clients ne comprennent pas mon offre',
    ],
    demandes: [
      'personne comprend mon offre',
      'texte qui vend',
      'présenter un service',
      'page d’accueil claire',
      'vendre une formation',
      'argumentaire commercial',
      'copywriting',
      'expliquer ce que je fais simplement',
      'les gens ne comprennent pas ce que je vends',
      'landing page qui convainc',
      'copywriting sans jargon ni anglicismes',
      'présenter ma formation en ligne',
      'beaucoup de visites, aucun achat',
      'c’est trop cher, qu’on me répond',
      'sales page',
      'pitch clair de mon abonnement',
      'argumentaire commercial écrit',
      'coach, consultante : décrire sa prestation',
      'tarif à afficher tout de suite ou pas',
      'expliquer mon logiciel à des non-techniciens',
      'plain language',
      'promesse, bouton, garanties, témoignages',
      'AIDA, PAS, tunnel Systeme.io',
      'réponse aux hésitations des acheteurs',
      'page d’offre SaaS trop compliquée',
      'ma mère ne comprend pas ce que je propose',
      'décrire mon accompagnement au deuil avec des mots normaux',
      'trop de charabia sur ma page d’inscription',
      'dire combien ça coûte sans faire fuir',
      'ils lisent jusqu’au bout puis disparaissent',
      'donner envie de prendre le stage de poterie',
      'texte honnête pour mon atelier de couture',
      'lever les réticences avant la signature',
      'présenter clairement l’abonnement paniers bio',
      'alléchant mais flou, disent les prospects',
      'raccourcir mes phrases alambiquées d’ingénieur',
      'ce qu’on reçoit, quand, et pour quel montant',
      'faire signer des contrats d’entretien de jardin',
      'vendre un bilan de compétences sans esbroufe',
      'On me répète que c’est intéressant, puis on me demande ce que je vends au juste',
      'Mon associé écrit comme un notaire, personne n’arrive au bout de notre présentation',
      'Comment annoncer mes honoraires dès le haut de la page sans que les visiteurs repartent',
      'Je lance une formation pour aides-soignantes et j’ignore dans quel ordre présenter les choses',
      'Notre logiciel de facturation est bon, mais la page aligne des fonctions, jamais le quotidien du gérant',
      'J’ai peur de faire camelot si je vante trop mon forfait de dressage canin',
      'Quand on m’oppose que ça prend trop de temps, j’aimerais que la réponse soit déjà sur le site',
      'une offre comprise en première lecture',
      'texte commercial sans mots compliqués',
      'lettre de vente',
      'rédaction persuasive',
    ],
  },
  historique: [
    { modification: 'Règle du prix barré précisée.', date: '2026-08-31' },
    { modification: 'Ajout du tableau des affirmations et de leurs preuves.', date: '2026-04-02' },
  ],
  date_creation: '2025-12-10T11:20:00Z',
  date_modification: '2026-11-12T14:10:00Z',
}
