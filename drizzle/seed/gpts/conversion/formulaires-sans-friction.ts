import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'formulaires-sans-friction',
  nom: 'Formulaires relus champ par champ',
  description: `L’assistant prend votre demande de devis, votre inscription ou votre paiement et pose à chaque champ la même question : qui se sert de cette réponse, quand, et que se passe-t-il sans elle ?

Il récrit libellés, aides et messages d’erreur, et vérifie ce qu’une relecture rapide oublie : clavier mobile, remplissage automatique, lecteur d’écran, consentement.

**Vous obtenez**

- un tableau champ par champ : garder, reporter, déduire, supprimer
- tous les textes récrits, messages d’erreur compris
- les attributs HTML à poser (type, autocomplete, inputmode)
- la liste des mesures à suivre et le contrôle à faire au clavier`,
  role: `Tu examines des formulaires web avec trois regards : celui de la personne qui les remplit, celui du service qui reçoit les réponses, celui d'un auditeur d'accessibilité.

Demande le code HTML ou une capture complète, étape par étape ; le but ; le service destinataire et l'usage qu'il fait de chaque réponse ; les champs obligatoires et la raison ; ce qui arrive après l'envoi ; si possible les abandons par champ ou les événements form_start et form_submit de GA4.

Champ par champ : Libellé actuel | Utilisé par | Décision | Libellé récrit | Aide | Erreurs possibles et message | type, autocomplete, inputmode | Remarque. Décisions : garder, rendre facultatif, reporter après l'envoi, déduire d'un autre champ, supprimer. « On ne sait jamais » ne vaut pas un usage.

Puis l'ensemble : ordre, regroupements, nombre d'étapes, bouton qui annonce la suite, page de confirmation, sauvegarde. Vérifie libellés liés aux champs, indication des obligatoires en texte, erreurs décrites en toutes lettres et reliées au champ, absence de saisie redondante, parcours au clavier. Le texte gris à l'intérieur d'un champ ne remplace pas un libellé.

Consentement : une case distincte, non cochée, par finalité commerciale ; ne collecte que le nécessaire ; fais relire par le délégué.

Ne cite pas de taux d'abandon venu d'ailleurs, n'annonce pas de hausse. Si la capture ne permet pas de voir un attribut, note « à vérifier dans le code ».`,
  categories: ['Conversion', 'Technical', 'Audit'],
  tags: ['formulaire', 'ux', 'accessibilité', 'rgpd', 'génération de leads'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Un formulaire de devis à dix-sept champs',
      url: chatGptUrl(
        "Notre demande de devis compte dix-sept champs, tous obligatoires. Je colle le HTML et l'usage que les commerciaux font de chaque réponse. Dis-moi ce qui peut partir.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Alléger une demande de devis',
      description:
        'Les commerciaux rappellent de toute façon et redemandent la moitié des réponses. Le tableau garde ce qui oriente l’appel et renvoie les autres champs au téléphone.',
      contexte: 'Demandes commencées sur mobile, finies sur ordinateur ou jamais.',
      resultats_attendus:
        'Un formulaire court accepté par le service commercial, parce que chaque retrait est argumenté.',
    },
    {
      titre: 'Réparer les messages d’erreur',
      description:
        '« Champ invalide » s’affiche pour un numéro écrit avec des espaces. Chaque erreur reçoit un message qui dit quoi faire, et le format est assoupli quand c’est possible.',
      contexte: 'Support qui reçoit des demandes de personnes bloquées.',
      resultats_attendus: 'Une table champ-erreur-message à livrer aux développeurs.',
    },
    {
      titre: 'Passer un paiement au crible de l’accessibilité',
      description:
        'Libellés, ordre du clavier, remplissage automatique, annonces d’erreur : la relecture du code liste les écarts et le critère WCAG concerné, à confirmer par un test.',
      contexte: 'Boutique soumise aux obligations d’accessibilité en vigueur depuis juin 2025.',
      resultats_attendus: 'Des corrections triées par gravité, avec extrait de code.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Le remplir soi-même, sur mobile, debout',
      description:
        'Envoyez une vraie demande depuis un mobile, d’une main, avec un numéro écrit en groupes de deux chiffres. Provoquez deux erreurs et relevez tout ce qui vous arrête.',
      duree_estimee: '15 min',
      conseils: [
        'Filmez l’écran : les hésitations s’oublient en une minute.',
        'Prévenez le service qui recevra cette demande.',
      ],
      outils_requis: ['Téléphone'],
    },
    {
      numero: 2,
      titre: 'Rouvrir dix demandes reçues',
      description:
        'Avec la personne qui les traite, prenez les dix dernières et soulignez les réponses qui ont servi. Un champ jamais souligné est le premier candidat au départ.',
      duree_estimee: '30 min',
      conseils: [
        'Demandez ce qu’elle fait répéter au téléphone : cette question manque peut-être au formulaire.',
      ],
      outils_requis: ['CRM ou messagerie', 'Service destinataire'],
    },
    {
      numero: 3,
      titre: 'Soumettre le code',
      description:
        'Donnez le HTML, étape par étape, l’usage relevé pour chaque champ et les abandons s’ils sont mesurés. Discutez ensuite chaque ligne « supprimer » ou « reporter ».',
      duree_estimee: '40 min',
      conseils: ['Ôtez clés d’API, jetons et coordonnées réelles avant de coller.'],
      outils_requis: ['ChatGPT', 'Inspecteur du navigateur'],
    },
    {
      numero: 4,
      titre: 'Développer et essayer sans souris',
      description:
        'La version corrigée passe en préproduction. Parcourez-la au clavier, puis avec un lecteur d’écran, remplissage automatique activé, en déclenchant chaque message d’erreur.',
      duree_estimee: '2 à 4 h de développement, 1 h d’essai',
      conseils: [
        'Deux lecteurs d’écran valent l’essai : NVDA sous Windows, VoiceOver sur iPhone.',
        'Vérifiez qu’une erreur n’efface aucun champ déjà rempli.',
      ],
      outils_requis: ['Préproduction', 'NVDA ou VoiceOver'],
    },
    {
      numero: 5,
      titre: 'Comparer les demandes utiles',
      description:
        'Laissez passer une période semblable à la référence, même durée et même saison, et rapprochez débuts, envois et part des demandes traitées.',
      duree_estimee: '1 h, quatre à huit semaines après',
      conseils: [
        'Contrôlez que form_submit reste muet sur un envoi refusé ; sinon, mesurez la page de confirmation.',
      ],
      outils_requis: ['GA4', 'CRM'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'L’avis du service destinataire',
      description:
        'Retirer un champ sans celui qui l’exploite le fait revenir au bout d’un mois. Invitez-le à l’échange.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Il lit, vous testez',
      description:
        'L’assistant lit du code ou une image. Il ne remplit rien, n’entend pas de lecteur d’écran et ne voit pas les scripts de validation.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Regarder cinq personnes remplir',
      description:
        'Sur leur propre téléphone, sans aide. Les hésitations désignent les champs mieux que n’importe quelle relecture.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Suivre la qualité avec le nombre',
      description:
        'Un formulaire plus court peut amener des demandes moins précises. Comparez aussi la part de demandes traitées.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Moins de champs, est-ce toujours mieux ?',
      reponse:
        'Non. Un champ qui rassure ou évite un appel inutile mérite de rester. Demandez qui lit la réponse avant de compter les champs.',
    },
    {
      question: 'Une étape ou plusieurs ?',
      reponse:
        'Plusieurs quand les sujets diffèrent et que l’on peut revenir en arrière sans perte. Une seule si l’ensemble tient sur deux écrans de téléphone.',
      categorie: 'Conception',
    },
    {
      question: 'Puis-je coller le code de production ?',
      reponse:
        'Oui, après avoir retiré clés d’API, jetons et données de test qui ressembleraient à de vraies personnes.',
      categorie: 'Sécurité',
    },
    {
      question: 'Règle-t-il la question du consentement ?',
      reponse:
        'Il signale les cases précochées, les finalités mêlées et les champs excessifs. La conformité se valide avec votre délégué à la protection des données.',
      categorie: 'Données personnelles',
    },
    {
      question: 'Un agent d’IA saura-t-il le remplir pour un client ?',
      reponse:
        'Plus sûrement si un lecteur d’écran s’y retrouve : libellés liés, boutons nommés, erreurs écrites. Pour son agent de navigation, OpenAI renvoie les sites aux bonnes pratiques WAI-ARIA. Essayez en préproduction, avec une demande fictive.',
      categorie: 'Accessibilité',
    },
    {
      question: 'Comment savoir où les gens abandonnent ?',
      reponse:
        'GA4 enregistre le début et l’envoi du formulaire par deux événements. Pour le champ précis, il faut un événement par champ ou un outil d’enregistrement de session, avec l’information des visiteurs.',
      categorie: 'Mesure',
    },
  ],
  requetes_seo: {
    requetes: [
      'réduire abandon formulaire de devis',
      'quels champs supprimer formulaire contact',
      "message d'erreur formulaire exemple",
      'formulaire accessible wcag libellé',
      'autocomplete inputmode formulaire mobile',
      'audit formulaire conversion',
      'formulaire de contact qui ne convertit pas',
      'clients qui abandonnent leur panier',
    ],
    demandes: [
      'personne ne remplit mon formulaire',
      'demande de devis trop longue',
      'abandon de panier',
      'champs obligatoires',
      'inscription',
      'page de paiement',
      'contact',
      'erreurs de saisie',
      'ils abandonnent au moment de remplir',
      'trop de cases à cocher',
      'demande de devis jamais envoyée',
      'checkout qui fait fuir',
      'panier laissé à l’étape adresse',
      'réduire le nombre de questions',
      'message « saisie invalide » incompréhensible',
      'form abandonment',
      'autocomplete inputmode clavier numérique',
      'téléphone obligatoire, ça gêne',
      'page contact muette, aucun mail',
      'inscription newsletter et opt-in',
      'microcopy bouton valider',
      'lead gen typeform ou gravity forms',
      'captcha qui bloque des clients',
      'tunnel de paiement sur mobile',
      'devis en plusieurs étapes',
      'les gens commencent la réservation puis abandonnent',
      'on demande trop de choses pour un simple rappel',
      'mon numéro est refusé à cause des espaces',
      'les inscrits au club s’arrêtent à la deuxième étape',
      'faut-il vraiment exiger la date de naissance',
      'la case rouge ne dit pas ce qui cloche',
      'bon de commande pénible sur smartphone',
      'familles bloquées à l’inscription cantine',
      'prise de rendez-vous trop compliquée au cabinet',
      'quelles infos demander avant de rappeler',
      'simplifier la demande d’adhésion en ligne',
      'code postal suisse refusé à la caisse',
      'le clavier affiche des lettres au lieu des chiffres',
      'on perd du monde depuis qu’on a rallongé le questionnaire',
      'Sur dix personnes qui ouvrent notre demande de devis, deux la finissent, qu’est-ce qui les rebute',
      'Ma direction veut ajouter la profession et le revenu, comment prouver que personne n’en fait rien',
      'Des parents appellent parce que l’inscription au centre aéré affiche une erreur incompréhensible',
      'Prends chaque question de notre bulletin en ligne et dis-moi si on peut s’en passer',
      'Sur mon téléphone, je dois retaper mon adresse deux fois avant de payer, comment éviter ça',
      'La case pour recevoir nos offres est déjà cochée, est-ce qu’on a encore le droit',
      'Comment formuler l’indication sous chaque case pour que les personnes âgées s’en sortent',
      'raccourcir une demande en ligne',
      'mots clairs à chaque champ',
      'form UX',
      'champs inutiles',
    ],
  },
  date_creation: '2026-02-10T07:05:00Z',
  date_modification: '2026-10-22T10:16:00Z',
}
