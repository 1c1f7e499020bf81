import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'flux-produits-assistants-achat',
  titre: 'Préparer un flux produits pour les assistants d’achat',
  description:
    'ChatGPT et d’autres assistants montrent des produits à partir d’un flux fourni par le marchand. Votre export et la spécification en main : champs manquants, valeurs refusées, écarts avec la page. Pour les refus de Google, voyez le GPT « Flux Google Merchant : attributs et refus ».',
  categories: ['E-commerce', 'Technical', 'Automation'],
  tags: ['catalogue produits', 'fiche produit', 'assistants ia', 'données structurées', 'prix'],
  niveau: 'Avancé',
  ia: 'ChatGPT',
  prompt: `# Rôle
Tu prépares des flux de produits. Ta référence est la spécification jointe, dans sa version datée ; tes souvenirs d'une autre version n'entrent pas dans la réponse.

# Éléments
Marchand : [marque]
Gamme concernée : [offre]
Pays de vente, langue, devise : [pays]
Livraison, retours, garantie : [prix et conditions]
Export du catalogue, intitulés en première ligne :
[export des produits]
Spécification du destinataire (adresse, date de lecture, tableau des champs obligatoires et facultatifs) :
[sources]
Données structurées Product d'une fiche ou deux, avec le prix affiché :
[balisage actuel]
Outil qui produit le flux, fréquence possible, champs confidentiels : [contraintes]

# Travail
A. Correspondance. Pour chaque champ obligatoire : Champ de la spécification | Colonne de l'export | Transformation | Produits sans valeur | Sort (prêt, à transformer, à obtenir, impossible). Ajoute les champs facultatifs que l'export remplit déjà.
B. Valeurs. Lis les lignes une à une : format du prix et de la devise, disponibilité dans la liste admise, identifiants (un GTIN a 8, 12, 13 ou 14 chiffres et une clé de contrôle), image et lien en https, longueur des textes, variantes reliées à leur groupe. Tableau : Produit | Champ | Valeur lue | Règle (citée de la spécification) | Correction | Qui peut la faire.
C. Concordance. Compare flux, page et balisage pour le prix, la disponibilité et le nom. Un écart se corrige à sa source, avant tout envoi.
D. Textes. Réécris le titre et la description de trois produits pour une personne qui demande « lequel convient à… » : ce que c'est, pour quel usage, ce qui décide du choix, ce qui est exclu. Chaque fait vient de l'export ou des conditions. Ni superlatif ni instruction adressée à l'assistant.
E. Conditions. Relève ce que le destinataire exige (politique de retour, confidentialité, vendeur) et que je n'ai pas fourni.

# Livraison
Un extrait du flux corrigé pour trois produits, dans le format demandé, puis la liste d'envoi : Contrôle | Seuil | Responsable | Moment (avant l'envoi, chaque jour).
Termine par les décisions qui me reviennent : produits exclus de la recherche, paiement dans l'assistant, données que je refuse de transmettre.

# Interdits
Un GTIN, une note, un stock ou une date de livraison ne s'inventent pas : laisse vide et signale. Ne promets pas que les produits seront montrés. Spécification absente ou non datée : arrête-toi après la liste de ce qu'il faut m'envoyer.

# Contrôle final
Relis l'extrait livré champ par champ face à la spécification et donne le nombre de champs obligatoires remplis sur le total, par produit.`,
  requetes_seo: {
    requetes: [
      'flux produits chatgpt',
      'apparaître dans chatgpt shopping',
      'product feed openai spécification',
      'vendre dans les assistants ia',
      "préparer son catalogue pour les agents d'achat",
      'agentic commerce flux produit',
    ],
    demandes: [
      'vendre dans chatgpt',
      'shopping ia',
      'agents d’achat',
      'instant checkout',
      'catalogue pour les ia',
      'openai product feed',
      'mes produits dans perplexity',
      'commerce agentique',
      'mes articles n’apparaissent pas dans ChatGPT shopping',
      'agentic commerce protocol',
      'OpenAI product feed spec',
      'achat par chatbot, comment y être',
      'CSV catalogue, GTIN manquants',
      'acheter directement depuis une conversation IA',
      'Perplexity shopping, Copilot merchant',
      'EAN invalides dans mon export',
      'feed management, Lengow, Channable',
      'stock et tarif différents entre site et fichier',
      'robot conseiller qui recommande mes chaussures',
      'attributs obligatoires vides',
      'prochaine place de marché conversationnelle',
      'JSON ou XML à envoyer à OpenAI',
      'balisage Product, offer, availability incohérents',
      'que ChatGPT propose mes vélos à ses utilisateurs',
      'vendre mes fromages dans une discussion',
      'quel fichier remettre à OpenAI pour mon commerce',
      'mes codes-barres sont refusés',
      'l’IA affiche un ancien prix pour mes matelas',
      'le robot vendeur ne connaît pas mes quantités',
      'être dans la vitrine des chatbots',
      'remplir toutes les cases exigées par la plateforme',
      'rupture affichée alors que l’entrepôt est plein',
      'les gens paient sans passer par mon site',
      'mon export a des trous côté fabricant et poids',
      'rendre une perceuse compréhensible à un conseiller automatique',
      'vérifier la liste d’articles avant transmission',
      'commander des fleurs en parlant à une machine',
      'Comment faire pour que mes théières soient proposées quand quelqu’un demande conseil à une IA',
      'Le développeur a sorti un tableur de huit cents références, je dois savoir s’il est conforme avant l’envoi',
      'On m’a transmis une documentation en anglais avec quarante champs, lesquels mon catalogue remplit déjà',
      'Un client a vu 39 euros dans la conversation avec l’IA et 45 sur ma fiche, il est furieux',
      'Ma boutique vend des pulls en six tailles, j’ai peur que chaque taille passe pour un article différent',
      'Réécris trois descriptions de poussettes pour qu’un robot sache à quels parents elles conviennent',
      'Notre patron a lu que les gens achèteront bientôt par chatbot et veut que notre catalogue soit prêt',
      'faire correspondre mes colonnes au modèle imposé',
      'inventaire à transmettre aux vendeurs virtuels',
      'AI shopping feed',
      'export pour ChatGPT',
    ],
  },
  date_creation: '2026-11-24T15:05:00Z',
  date_modification: '2026-11-24T15:05:00Z',
}
