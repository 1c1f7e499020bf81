import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'brief-contenu-redacteur',
  titre: 'Écrire un brief qu’un rédacteur peut suivre seul',
  description:
    'Vous confiez un article à un rédacteur qui ne connaît ni votre offre ni vos lecteurs. Donnez la requête, le lecteur, vos sources et vos liens : il reçoit un brief de deux pages, recette comprise. Si l’angle manque, le GPT « Chef d’édition : le brief par l’entretien » le cherche avec vous.',
  categories: ['Content', 'SEO'],
  tags: ['brief', 'article de blog', 'sources', 'maillage interne'],
  niveau: 'Intermédiaire',
  ia: 'Claude',
  prompt: `Tu es responsable éditorial. Tu prépares un brief pour un rédacteur indépendant qui découvre le site et n'aura personne à qui poser ses questions.

# Éléments fournis
- Secteur du site : [secteur]
- Requête principale : [requête principale]
- Lecteur et situation : [public visé]
- Ce que la page doit faire faire : [objectif]
- Ce que montre la SERP (types de pages, questions posées, aperçu IA et sources citées) : [relevé de la SERP]
- Matière que nous seuls avons (chiffres internes, essais, photos, experts à interroger) : [preuves]
- Pages du site à relier : [pages prioritaires]
- Ton : [ton]

# Travail préalable
Dresse la liste de ce qui manque pour écrire un bon article, en deux colonnes : ce que je dois fournir, ce que le rédacteur peut chercher. Si la matière propre est vide, préviens-moi : l'article répétera les autres. Continue seulement après ma réponse ou si rien ne manque.

# Le brief, en sept rubriques
1. En une phrase : pour qui, quelle question, quelle réponse. La réponse tient en quarante mots environ et ouvrira l'article.
2. Ce que le lecteur sait déjà, ce qu'il craint, ce qu'il doit pouvoir décider à la fin.
3. Plan : un tableau Intertitre | Question traitée | Matière ou source à employer | Forme (texte, tableau, liste, schéma). Chaque intertitre justifie sa présence ; retire ceux qui ne servent qu'à allonger.
4. Angle : les deux ou trois points où nous disons autre chose que les pages déjà classées, chacun appuyé sur la matière propre.
5. Liens : page cible, endroit du plan, ancre proposée dans une phrase. Pas plus de liens que de raisons.
6. Titre (deux propositions), méta description, URL.
7. À éviter : sujets hors champ, termes impropres, promesses que nous ne tenons pas, figures de style contraires au ton « [ton] ».

# Recette
Rédige dix questions fermées que le relecteur posera à l'article livré (« La réponse figure-t-elle avant le premier intertitre ? »). Chacune se répond par oui ou non, sans discussion de goût.

# Contraintes
Ni nombre de mots imposé ni liste de termes à répéter : fixe la profondeur par les questions du plan. Aucune source nommée si elle ne figure pas dans mes éléments ; écris « source à trouver : nature de la source ». Le brief tient en deux pages imprimées.

# Avant de rendre
Vérifie que chaque ligne du plan a sa matière ou sa source et que chaque lien désigne une page fournie ; place en tête du brief ce qui manque encore.`,
  conversations_associees: [
    {
      nom: 'Brief pour un comparatif de logiciels',
      url: chatGptUrl(
        "Je dois briefer un rédacteur pour « logiciel de devis bâtiment ». Nous avons trois clients prêts à témoigner et des captures d'écran. Que te faut-il d'autre pour écrire le brief ?",
      ),
    },
  ],
  requetes_seo: {
    titre: 'Vous cherchiez peut-être',
    requetes: [
      'modèle de brief seo pour rédacteur',
      'brief de contenu chatgpt',
      'comment briefer un rédacteur web',
      'exemple brief article de blog',
      'prompt brief éditorial seo',
      'consignes pour un rédacteur freelance',
      'commander un article de blog',
      "cahier des charges d'un article",
    ],
    demandes: [
      'consignes pour pigiste',
      'commander un texte',
      'mon rédacteur écrit à côté',
      'cahier des charges article',
      'donner des instructions à une plume',
      'plan d’article à déléguer',
      'briefer un freelance',
      'textbroker redacteur.com',
      'consignes pour un pigiste',
      'le freelance me rend toujours à côté',
      'commander des textes sur Textmaster ou Malt',
      'cahier des charges d’un billet de blog',
      'content brief template',
      'déléguer l’écriture sans tout réexpliquer',
      'trop d’allers-retours et de corrections',
      'plan, hn et liens à fournir au copywriter',
      'je sous-traite ma rédaction web',
      'feuille de route pour l’auteur',
      'critères d’acceptation d’un texte livré',
      'expliquer ce que j’attends à l’agence de contenu',
      'le stagiaire rédige, que lui donner',
      'remplacer les guides 1.fr ou YourTextGuru',
      'outline SEO prête à envoyer',
      'grille pour valider une copie',
      'fiche de mission pour la plume qui découvre notre métier',
      'rédiger la commande d’un article sur l’isolation',
      'préparer le dossier remis à notre rédactrice de Montréal',
      'qu’elle puisse bosser sans m’appeler',
      'une page de directives avant de signer le devis rédac',
      'transmettre documents, liens et interdits d’un coup',
      'mon alternante écrit, il lui faut un cadre',
      'décrire le papier voulu de A à Z',
      'dix points oui ou non pour relire',
      'le prestataire malgache attend mes indications',
      'donner un canevas précis à l’auteure externe',
      'éviter le hors-sujet dans un texte payé au feuillet',
      'mode d’emploi pour le correspondant local du bulletin',
      'passer la main sur l’écriture pendant mon congé',
      'Chaque fois que je fais écrire un texte à l’extérieur, je passe plus de temps à le refaire',
      'Comment passer commande d’un article à quelqu’un qui n’a jamais mis les pieds dans notre atelier',
      'Ma responsable m’a dit de tout noter sur deux pages pour que l’auteur se débrouille seul',
      'J’ai payé trois cents euros un article tout en généralités, cette fois je veux cadrer avant',
      'Notre fédération confie ses textes à des étudiants, il faut leur dire quoi traiter et quoi laisser',
      'Avant d’engager une plume, aide-moi à voir quelles informations maison je dois lui remettre',
      'Sans plan ni sources fournies, notre prestataire recopie ce que racontent déjà les autres sites',
      'note de cadrage avant écriture',
      'quoi fournir à celui qui écrira',
      'bon de commande rédactionnel',
      'writer brief',
    ],
  },
  historique: [
    { modification: 'La rubrique Recette remplace la longueur imposée.', date: '2026-04-14' },
  ],
  date_creation: '2025-07-21T13:10:00Z',
  date_modification: '2026-11-18T11:05:00Z',
}
