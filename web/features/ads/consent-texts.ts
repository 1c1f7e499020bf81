import type { Translation } from 'vanilla-cookieconsent'

const policy = '<a href="/confidentialite#cookies">Politique de confidentialité</a>'

/** What the visitor is asked; both answers are one click away, and look the same. */
export const consentTexts: Translation = {
  consentModal: {
    label: 'Choix sur la publicité',
    title: 'Acceptez-vous la publicité de Google\u00a0?',
    description:
      'Elle aide à financer ce site. Si vous l’acceptez, Google lit et dépose des cookies, et reçoit votre adresse IP et les pages que vous consultez. Rien n’est chargé avant votre choix, et le site reste le même si vous refusez.',
    acceptAllBtn: 'Tout accepter',
    acceptNecessaryBtn: 'Tout refuser',
    footer: policy,
  },
  preferencesModal: {
    title: 'Gérer mes choix',
    acceptAllBtn: 'Tout accepter',
    acceptNecessaryBtn: 'Tout refuser',
    savePreferencesBtn: 'Enregistrer mon choix',
    closeIconLabel: 'Fermer',
    sections: [
      {
        description: `Votre choix vaut six mois et reste dans ce navigateur. Vous pouvez en changer à tout moment en bas de chaque page. ${policy}`,
      },
      {
        title: 'Nécessaire',
        description: 'Garder en mémoire le choix que vous faites ici. Rien n’est envoyé.',
        linkedCategory: 'necessaire',
      },
      {
        title: 'Publicité de Google (AdSense)',
        description:
          'Google lit et dépose des cookies pour choisir, limiter et mesurer les annonces, et reçoit votre adresse IP et les pages que vous consultez. Si vous refusez après avoir accepté, la page est rechargée sans annonce.',
        linkedCategory: 'publicite',
      },
    ],
  },
}
