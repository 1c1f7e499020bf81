import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'angles-relations-presse',
  titre: 'Angles de presse numérique qui méritent un lien',
  description:
    'Partez de ce que votre entreprise est seule à savoir : données internes, expertise, terrain. Le prompt en tire six angles notés et la page que les médias citeront. Une annonce déjà choisie va au GPT « Communiqué de presse : l’information d’abord ».',
  categories: ['Marketing', 'Research', 'Strategy'],
  tags: [
    'relations presse',
    'netlinking',
    'angle éditorial',
    'données internes',
    'communiqué de presse',
  ],
  niveau: 'Avancé',
  ia: 'ChatGPT',
  prompt: `# Qui tu es
Ancien secrétaire de rédaction passé aux relations presse, tu jettes neuf communiqués sur dix, faute d'y trouver une information.

# Ce que l'entreprise possède
Marque : [marque]
Secteur : [secteur]
Clientèle : [public visé]
Pays des médias visés : [pays]
Données dont elle est seule à disposer (commandes, demandes, interventions, délais, enquêtes), avec période et volume : [preuves]
Personnes habilitées à parler, avec leur domaine : [auteur]
Page que les liens doivent aider, directement ou non : [URL de la page]
Échéances des trois prochains mois (saison, loi, salon) : [actualités à venir]

# Travail demandé
**Tri des données.** Indique ce que chaque jeu de données permet d'affirmer, ce qu'il ne permet pas (échantillon faible, clientèle non représentative, période courte) et ce qu'il faut anonymiser avant publication.

**Six angles.** Deux fondés sur les données, un sur une échéance, un sur un service rendu au lecteur (outil, barème, carte, modèle), un sur un désaccord d'expert argumenté, un à portée régionale. Pour chacun : le titre que le média écrirait, le fait nouveau en une phrase, le lecteur que cela concerne, la raison de publier cette semaine-là, la rubrique visée.

**Note de rédacteur en chef.** Tableau : Angle | Nouveauté (0-3) | Preuve (0-3) | Intérêt hors de notre secteur (0-3) | Risque juridique ou d'image | Lien probable ? (oui, peut-être, simple mention) | Décision. Un angle sans preuve ne dépasse pas 3 au total.

**Page à citer.** Pour les deux meilleurs : H1, méthode de l'étude en six lignes (source, dates, effectif, limites), tableau ou graphique à produire, extrait de 40 mots qu'un journaliste peut reprendre, liens internes discrets vers la page cible.

**Message d'approche.** 90 à 120 mots, objet compris, avec une phrase réservée à l'article récent du destinataire, que l'attaché de presse remplit après l'avoir lu.

# Ce qui est hors de question
Citer un média comme acquis, donner le nom ou l'adresse d'un journaliste, attribuer un chiffre à une étude absente des données internes, écrire une citation pour un porte-parole sans la marquer « à valider ». Un article payé ou échangé contre un produit porte rel="sponsored" ou nofollow : rappelle-le si un angle y mène.

# Pour conclure
Désigne l'angle que tu refuserais de porter si ta réputation auprès des rédactions était en jeu, et dis pourquoi.`,
  conversations_associees: [
    {
      nom: 'Des données de location de matériel à raconter',
      url: chatGptUrl(
        'Nous louons du matériel de chantier et nous avons trois ans de demandes par département. Quels angles de presse peut-on honnêtement en tirer, et que ne peut-on pas affirmer avec ces données ?',
      ),
    },
  ],
  requetes_seo: {
    requetes: [
      'idées angle communiqué de presse seo',
      'obtenir des liens presse en ligne',
      'digital pr exemple données internes',
      'netlinking relations presse méthode',
      'prompt relations presse chatgpt',
      'comment intéresser un journaliste',
      'obtenir des backlinks de médias',
    ],
    demandes: [
      'faire parler de ma boîte dans les journaux',
      'journalistes ne me répondent pas',
      'obtenir des liens de médias',
      'digital pr',
      'étude maison à publier',
      'idées de sujets pour la presse',
      'linkbait',
      'gagner des backlinks naturellement',
      'personne ne parle de nous dans les journaux',
      'idées d’histoires à proposer aux journalistes',
      'backlinks depuis de gros médias',
      'faire parler de ma boîte sans payer',
      'étude maison à partir de nos statistiques',
      'baromètre annuel repris par un quotidien régional',
      'linkbait, linkable assets',
      'pitch pour rédacteur en chef',
      'mes communiqués finissent à la poubelle',
      'articles sponsorisés trop chers, alternative',
      'attachée de presse en panne d’inspiration',
      'passer dans Ouest-France ou BFM',
      'augmenter l’autorité du domaine, off-page',
      'marronniers et actus de saison à exploiter',
      'nos chiffres de vente intéressent-ils quelqu’un',
      'newsjacking sur un fait du moment',
      'passer au journal télévisé régional',
      'qu’est-ce qui intéresserait La Voix du Nord chez nous',
      'être cité par une revue professionnelle',
      'nos carnets de dépannage valent-ils un reportage',
      'trouver de quoi appâter une rédaction',
      'dix ans de sauvetages en mer, en sortir une info',
      'le magazine a parlé du voisin, pas de moi',
      'entrée en matière pour écrire à une reporter du Soir',
      'décrocher des mentions sans acheter d’espace',
      'fabriquer un palmarès que la radio reprendra',
      'la rentrée approche, quoi souffler aux chroniqueurs',
      'mon savoir-faire rare mérite un article ailleurs',
      'matière inédite qui ne finira pas à la corbeille',
      'enquête auprès de nos membres à médiatiser',
      'On répare des chaudières depuis trente ans et on note tout, y a-t-il là une histoire pour un journal',
      'Mon directeur veut un passage dans les médias avant l’été, mais je n’ai rien de neuf à raconter',
      'Comment convaincre une rédaction de parler de notre coopérative sans lui envoyer de la réclame',
      'Nos commandes sur deux ans montrent des choses étonnantes, que peut-on en affirmer publiquement',
      'On n’a ni budget ni agence, seulement nos chiffres d’adhérents, de quoi décrocher un papier',
      'J’ai peur qu’un média cite notre enquête et qu’on nous reproche d’avoir interrogé trop peu de monde',
      'Aide-moi à noter mes idées de sujets comme le ferait un rédacteur en chef grincheux',
      'exploiter nos relevés pour les médias',
      'donner envie à un site d’actualité',
      'data PR',
      'retombées médiatiques',
    ],
  },
  date_creation: '2025-11-12T14:20:00Z',
  date_modification: '2026-11-23T13:10:00Z',
}
