import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'newsletter-vers-le-site',
  titre: 'Une newsletter qui renvoie vers le site',
  description:
    'Vous publiez des articles que vos abonnés ne voient pas. Donnez deux à quatre pages récentes et l’objectif de l’envoi : vous recevez l’objet, le texte d’aperçu, un texte court avec un clic principal, les liens balisés pour GA4 et la mesure à suivre.',
  categories: ['Marketing', 'Content', 'Conversion'],
  tags: ['newsletter', 'utm', 'ga4', 'fidélisation'],
  niveau: 'Débutant',
  ia: 'ChatGPT',
  prompt: `# Mission
Tu écris la newsletter d'une petite équipe. Elle doit faire revenir des lecteurs sur le site : n'y raconte que ce qui donne envie de lire la suite.

# Éléments de cet envoi
Expéditeur : [marque]
Site : [site]
Abonnés et raison de leur inscription : [public visé]
Pages à faire lire, avec pour chacune l'URL et un résumé de trois lignes : [pages prioritaires]
Ce que l'abonné doit faire après lecture : [objectif]
Voix de la marque : [ton]
Date d'envoi : [échéance]
Ce qu'il ne faut ni annoncer ni promettre : [contraintes]

# Ordre de travail
1. Choisis la page principale et justifie ce choix par la raison d'inscription des abonnés. Les autres deviennent secondaires, deux au plus ; mets le reste en réserve pour l'envoi suivant.
2. Écris trois objets de 30 à 50 caractères : un factuel, un par la conséquence, un par la question concrète. Ajoute pour chacun un texte d'aperçu de 40 à 90 caractères qui complète sans répéter.
3. Rédige le corps : 120 à 200 mots. Une ouverture liée à la période ou à un fait de la page, l'intérêt de la page principale avec un extrait utile en soi, puis un seul bouton. Les pages secondaires tiennent chacune en une phrase et un lien texte.
4. Donne la version en texte brut, liens complets visibles.
5. Balise chaque lien : utm_source=newsletter, utm_medium=email, utm_campaign au format aaaa-mm-sujet, utm_content pour distinguer le bouton des liens texte. Tout en minuscules.

# Présentation
Bloc 1, objets et textes d'aperçu en tableau : Objet | Caractères | Texte d'aperçu | Idée testée.
Bloc 2, le message.
Bloc 3, tableau des liens : Emplacement | Texte du lien | URL balisée.
Bloc 4, mesure : clics sur la page principale, sessions engagées dans GA4 pour la campagne, désabonnements. Explique en deux phrases pourquoi le taux d'ouverture ne suffit plus à juger (la protection de la confidentialité d'Apple Mail précharge les images).

# À respecter
Aucune urgence fabriquée, aucune remise, aucun « vous avez été nombreux à » si la saisie ne le dit pas. Le texte du bouton annonce la page d'arrivée. Le lien de désinscription et l'identité de l'expéditeur figurent au pied du message. Si un résumé de page manque, demande-le ; ne devine pas le contenu d'après l'URL.

# Dernier regard
Vérifie que l'objet reste exact après lecture de la page visée et que le message se comprend images bloquées.`,
  conversations_associees: [
    {
      nom: 'Deux articles et un guide à mettre en avant',
      url: chatGptUrl(
        "Je dirige une pépinière et j'envoie une newsletter par mois à des jardiniers amateurs. Voici trois pages récentes avec leur résumé : laquelle mettre en tête de l'envoi d'octobre, et avec quel objet ?",
      ),
    },
  ],
  requetes_seo: {
    titre: 'Questions fréquentes dans les moteurs',
    requetes: [
      'écrire une newsletter qui génère du trafic',
      'exemple newsletter renvoyer vers un article',
      'utm newsletter ga4',
      'prompt newsletter chatgpt français',
      'objet newsletter exemples longueur',
      'idées de contenu pour une newsletter',
      'faire revenir ses abonnés sur le site',
      'quel contenu envoyer à ses abonnés',
    ],
    demandes: [
      'infolettre',
      'email à mes abonnés',
      'taux d’ouverture',
      'mailchimp brevo',
      'lettre mensuelle',
      'faire revenir les lecteurs',
      'objet d’email',
      'liens utm dans un mailing',
      'mes mails ne sont pas lus',
      'emailing mensuel pour mes clients',
      'Mailchimp, Brevo, que mettre dedans',
      'ramener des lecteurs sur le blog',
      'objet de courriel qui fait ouvrir',
      'taux de clic email faible',
      'infolettre de PME',
      'liens trackés dans les campagnes',
      'j’ai 800 contacts et je ne leur écris jamais',
      'preheader sous le sujet',
      'envoi du mois pour ma pépinière',
      'email marketing traffic',
      'désabonnements à chaque envoi',
      'lettre d’information d’association',
      'réactiver une base endormie',
      'Substack, Sendinblue, mailing list',
      'moins dépendre de google, garder son audience',
      'le courrier électronique mensuel du théâtre',
      'prévenir les inscrits de nos derniers articles',
      'quoi mettre en sujet pour piquer la curiosité',
      'nos adhérents ignorent qu’on a un blog',
      'un bouton, un message, pas un catalogue',
      'savoir qui vient du mail dans les statistiques',
      'écrire aux anciens visiteurs du vignoble',
      'je n’ose pas embêter mon carnet d’adresses',
      'l’envoi du jeudi finit à la poubelle',
      'bulletin électronique de la paroisse à composer',
      'réveiller des destinataires qui ne réagissent plus',
      'donner des nouvelles de l’atelier par courriel',
      'message bref qui ramène au dossier de saison',
      'la gazette numérique du club de voile',
      'on écrit de bons papiers chaque semaine mais nos inscrits ne mettent jamais les pieds sur le blog',
      'mon patron exige un envoi aux clients avant jeudi, j’ai trois articles récents et aucune idée d’intitulé',
      'comment reconnaître dans Analytics ceux qui arrivent par mon mailing plutôt que par Google',
      'mes clientes ont laissé leur adresse à la caisse, que leur envoyer pour qu’elles visitent mon site',
      'écris cent cinquante mots pour que les membres du club de randonnée aillent lire notre enquête sur les sentiers',
      'certains lisent leurs courriels sans images, prépare aussi une version toute simple avec les liens en entier',
      'en stage, je dois décider lequel de nos quatre articles passe en tête du courriel du mois',
      'choisir l’article vedette du mailing',
      'court message qui invite à lire ailleurs',
      'NL mensuelle',
      'mailing vers le blog',
    ],
  },
  date_creation: '2025-10-29T06:20:00Z',
  date_modification: '2026-02-24T13:15:00Z',
}
