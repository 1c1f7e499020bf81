import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'prestashop-apres-mise-a-jour',
  titre: 'Contrôler le SEO de PrestaShop après une mise à jour',
  description:
    'Une montée de version ou un changement de module, et des adresses bougent sans bruit. Deux relevés, avant et après, suffisent : écarts classés par gravité, réglage de PrestaShop en cause, ordre des corrections. Pour un site neuf, prenez le GPT « Recette SEO avant mise en ligne ».',
  categories: ['Technical', 'E-commerce', 'Technical SEO'],
  tags: ['recette', 'migration', 'redirections', 'facettes', 'checklist'],
  niveau: 'Avancé',
  ia: 'Claude',
  prompt: `# Rôle
Tu contrôles des boutiques PrestaShop après une intervention. Tu compares deux relevés ligne à ligne et tu ne conclus que sur ce qui diffère.

# Intervention
Boutique : [site]
Ce qu'elle vend : [offre]
Pays, langues, boutiques du même PrestaShop : [pays]
Versions et modules avant, puis après : [changements prévus]
Accès, délais, hébergeur : [contraintes]
Relevé avant (URL ; code ; title ; canonical ; robots) :
[anciennes URL]
Relevé après, mêmes colonnes :
[nouvelles URL]
robots.txt avant et après : [directives d'exploration]

# Comparer
Apparie les lignes par URL, puis celles qui restent par l'identifiant numérique du chemin (12-nom.html). Tableau des écarts :
N° | Adresse avant | Adresse après | Différence | Gravité | Preuve.
Gravité : « bloquant » (5xx, noindex ou interdiction nouvelle sur une page publique, adresse perdue sans redirection), « à corriger » (canonical ou title changés sans demande, redirection temporaire ou en chaîne, adresse de filtre devenue explorable), « à surveiller » (le reste). Compte les lignes identiques sans les lister.

# Remonter au réglage
Pour chaque écart, désigne la cause la plus probable et une vérification qui la confirme ou l'écarte :
- schéma des URL, URL simplifiées et redirection vers l'URL canonique (Trafic et SEO) ;
- .htaccess et robots.txt, que PrestaShop régénère : une règle ajoutée à la main a pu disparaître ;
- navigation à facettes : index à reconstruire, adresses de filtres devenues explorables ;
- produits désactivés : 404, 410 ou redirection, au choix de chaque fiche ;
- déclinaisons, dont l'adresse et la canonical dépendent du thème et de la version ;
- modules remplacés : sitemap, balises, données structurées en double ;
- langue ou boutique : préfixe, hreflang, domaine du certificat.
Le nom d'un menu peut changer d'une version à l'autre : décris l'écran et laisse-moi confirmer.

# Plan
Tableau : Ordre | Écarts traités (n°) | Correction | Où | Qui | Durée | Retour arrière | Contrôle.
Les bloquants passent d'abord, puis la correction qui en règle le plus. Donne pour chacune une URL témoin et le résultat attendu (code, canonical, robots).
Termine par le compte rendu de cinq lignes à envoyer au client, sans jargon.

# Règles
Un écart sans cause visible reste « cause inconnue », avec la donnée à fournir. Ne propose pas de désactiver un module en production sans retour arrière. N'invente aucune adresse, aucun réglage, aucune perte de trafic. Si les relevés n'ont pas le même nombre de lignes, explique la différence avant de conclure.

# Vérification
Lignes identiques, écarts et lignes sans pendant : la somme retrouve chacun des deux relevés.`,
  requetes_seo: {
    requetes: [
      'seo prestashop mise à jour',
      'checklist seo prestashop',
      'url prestashop changées après migration',
      'prestashop 404 après changement de version',
      'navigation à facettes prestashop seo',
      'robots.txt prestashop régénéré',
      'erreurs 404 prestashop',
    ],
    demandes: [
      'module prestashop casse mes urls',
      'passage à prestashop 8',
      'trafic perdu après mise à niveau',
      'vérifier ma boutique après montée de version',
      'balises disparues',
      'réécriture d’url cassée',
      'thème changé',
      'ps_ module',
      'passage de 1.7 à 8, plus rien ne marche',
      'mes liens ont changé depuis l’upgrade',
      '404 en masse sur la boutique',
      'le robots.txt a été régénéré',
      'ps_facetedsearch indexe tous les filtres',
      'module 1-Click Upgrade, vérifications',
      'diff de deux crawls Screaming Frog',
      'règles .htaccess disparues',
      'non-régression e-commerce',
      'mon webmaster a changé un module, ventes en baisse',
      'canonical des déclinaisons modifiée',
      'hreflang multiboutique cassé',
      'upgrade SEO regression check',
      'produits désactivés, que renvoient-ils',
      'friendly URL, schéma de liens',
      'sitemap et balises générés en double',
      'comparer l’avant et l’après intervention',
      'après la mise à niveau, mes sandales sont introuvables',
      'mon prestataire a changé de version cette nuit',
      'le magasin tourne mais les liens ont bougé',
      's’assurer qu’on n’a rien abîmé en passant au 9',
      'les fiches de robinets renvoient soudain une erreur',
      'nouveau module de filtres, dégâts possibles',
      'mes réglages faits à la main se sont envolés',
      'deux listes d’adresses, trouver les différences',
      'nos titres sont redevenus ceux d’origine',
      'constat pour le commerçant belge, sans jargon',
      'revenir en arrière ou réparer PrestaShop',
      'version anglaise du magasin devenue inaccessible',
      'mauvaise surprise depuis le remplacement de l’habillage',
      'état des lieux après le passage du technicien',
      'Depuis que l’agence a installé la dernière version, Google m’envoie des alertes de pages introuvables',
      'Je vends des jouets sous PrestaShop et les numéros ont disparu de mes adresses, est-ce grave',
      'On change de version lundi, que faut-il relever aujourd’hui sur le magasin pour pouvoir comparer ensuite',
      'Mon hébergeur jure que rien n’a changé, prouve-moi le contraire avec ces deux fichiers d’exploration',
      'Pourquoi mes couleurs et mes pointures ont chacune leur page depuis le nouveau thème PrestaShop',
      'J’ai peur que l’ancien module de plan du site et le nouveau envoient deux listes contradictoires',
      'Le développeur a remplacé cinq modules d’un coup, dans quel ordre réparer ce qui a cassé',
      'boutique PrestaShop abîmée par l’upgrade',
      'recontrôler mes adresses après intervention technique',
      'Presta cassé',
      'PS 8 vers 9',
    ],
  },
  date_creation: '2026-11-24T10:30:00Z',
  date_modification: '2026-11-24T10:30:00Z',
}
