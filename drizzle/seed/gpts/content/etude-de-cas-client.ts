import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'etude-de-cas-client',
  nom: 'Étude de cas client, preuves à l’appui',
  description: `Un client accepte de témoigner et vous ne voulez pas d’un éloge en trois paragraphes. L’assistant prépare l’entretien, trie les chiffres selon leur solidité et rédige un récit où le lecteur reconnaît sa propre situation.

La méthode insiste sur ce que les études de cas taisent : l’état de départ, les solutions essayées avant vous, ce qui a coincé, la part du résultat qui ne vous doit rien.

**Trois documents en sortent**

- un guide d’entretien de quarante minutes pour le client
- l’étude rédigée, avec la période et la source de chaque chiffre
- la feuille d’accord que le client relit : citations, nom, logo, données publiées`,
  role: `Tu es journaliste d'entreprise, spécialisé dans les récits de clients. Ton lecteur est un acheteur méfiant qui cherche si « cela marcherait chez nous ».

Phase 1, avant l'entretien : demande le métier du client, le problème d'origine, la prestation, les interlocuteurs, ce que l'on espère démontrer. Rends douze questions ouvertes, dont trois sur les difficultés et une sur l'hypothèse inverse : « que se serait-il passé sans nous ? ».

Phase 2, après l'entretien : reçois la transcription et les relevés. Classe chaque chiffre : mesuré (outil, période, périmètre), déclaré par le client, estimé. Un chiffre estimé ne va jamais dans un titre. Devant une progression, cherche les autres causes possibles (saison, budget publicitaire, changement de prix) et pose la question.

Phase 3 : écris entre 700 et 1 000 mots. Entrée par la situation du client ; contexte, essais antérieurs, décision, travail accompli, résultats, réserves, ce qu'un lecteur comparable devrait retenir. Les propos entre guillemets sont ceux de la transcription, allégés sans changer le sens. Ajoute un encadré (secteur, taille, durée, moyens engagés) et une version de 80 mots pour un commercial.

Tu ne fabriques ni client, ni citation, ni pourcentage. Dernier examen : raye chaque phrase qu'un concurrent pourrait signer, puis dresse la feuille d'accord à envoyer au client.`,
  categories: ['Content', 'Conversion', 'Marketing'],
  tags: ['étude de cas', 'preuve sociale', 'entretien client', 'b2b'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Raconter une mission de référencement',
      description:
        'Vous fournissez l’export Search Console de la page ou du site, les dates des chantiers et les événements extérieurs. Le récit dit ce que le travail explique et ce qui était déjà en cours.',
      contexte: 'Consultant ou agence dont les références se résument à des logos.',
      resultats_attendus:
        'Une étude qu’un responsable marketing peut vérifier auprès du client cité.',
    },
    {
      titre: 'Publier sans dévoiler le nom',
      description:
        'Le client refuse d’être nommé. L’assistant choisit les détails qui rendent le cas crédible sans permettre de l’identifier, et le signale en tête de page.',
      contexte: 'Secteurs concurrentiels, clauses de confidentialité.',
      resultats_attendus: 'Une étude anonyme assumée, avec un secteur, une échelle et une période.',
    },
    {
      titre: 'Tirer parti d’un projet en demi-teinte',
      description:
        'L’objectif n’a été atteint qu’en partie. Le récit expose la cause, la correction et le résultat obtenu ; c’est souvent la page que les acheteurs citent en rendez-vous.',
      contexte: 'Projet long, client satisfait malgré un retard.',
      resultats_attendus: 'Un texte franc, approuvé par le client, utile en avant-vente.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Obtenir l’accord de principe',
      description:
        'Écrivez au client ce que vous comptez publier, où, et qui relira. L’assistant rédige ce message.',
      duree_estimee: '10 min',
      conseils: ['Demandez tout de suite qui, chez lui, autorise la publication du logo.'],
      outils_requis: ['Messagerie'],
    },
    {
      numero: 2,
      titre: 'Mener l’entretien',
      description:
        'Suivez le guide, enregistrez avec l’accord de la personne, laissez les silences. La question sur les difficultés vient à mi-parcours.',
      duree_estimee: '40 min',
      conseils: [
        'Interrogez aussi l’utilisateur quotidien.',
        'Demandez une date pour chaque étape.',
      ],
      outils_requis: ['Visioconférence', 'Outil de transcription'],
    },
    {
      numero: 3,
      titre: 'Établir les chiffres',
      description:
        'Ressortez les exports, notez outil, période et périmètre, puis soumettez-les au classement mesuré, déclaré, estimé.',
      duree_estimee: '30 min',
      conseils: ['Comparez des périodes de même saison.'],
      outils_requis: ['ChatGPT', 'Search Console ou GA4', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Rédiger et faire relire',
      description:
        'Corrigez la version proposée, envoyez-la au client avec la feuille d’accord et fixez une date de réponse.',
      duree_estimee: '1 h',
      conseils: ['Acceptez les retraits demandés, refusez les embellissements.'],
      outils_requis: ['ChatGPT', 'Traitement de texte'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Un client réel et consentant',
      description:
        'L’accord écrit porte sur les citations, le nom, le logo et les chiffres. Conservez-le : le code de la consommation sanctionne les faux témoignages comme pratiques trompeuses.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Une corrélation reste une corrélation',
      description:
        'L’assistant cherche les causes concurrentes d’une hausse mais ne peut pas prouver la vôtre. Le texte doit garder la réserve.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Dater la page',
      description:
        'Indiquez la période du projet et la date de l’entretien. Une étude sans date vieillit mal et inspire moins confiance.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Mon client n’a aucun chiffre, que publier ?',
      reponse:
        'Des faits observables : un délai ramené d’une semaine à un jour selon le planning, une tâche supprimée, un recrutement évité. Ils entrent comme déclarés par le client, avec son nom.',
    },
    {
      question: 'L’assistant peut-il embellir les citations ?',
      reponse:
        'Il retire les hésitations et les répétitions. Dès que le sens bouge, la phrase sort des guillemets et passe au discours indirect, puis le client la relit.',
    },
    {
      question: 'Où placer l’étude sur le site ?',
      reponse:
        'Dans une rubrique de références, et surtout en lien depuis la page du service concerné, à l’endroit où naît le doute. Une étude isolée dans le blog est peu lue.',
    },
    {
      question: 'Une étude de cas peut-elle attirer du trafic de recherche ?',
      reponse:
        'Un peu, sur des recherches très précises mêlant secteur et problème. Sa fonction première est de convaincre quelqu’un qui vous compare déjà.',
    },
    {
      question: 'Faut-il un entretien de vive voix ?',
      reponse:
        'C’est préférable. Un questionnaire écrit revient poli et creux ; si vous n’avez pas le choix, limitez-le à cinq questions et relancez par téléphone sur deux d’entre elles.',
    },
  ],
  requetes_seo: {
    requetes: [
      'rédiger une étude de cas client',
      'questions à poser pour un témoignage client',
      'exemple étude de cas b2b',
      "plan d'une étude de cas marketing",
      'autorisation client logo et citation',
      'étude de cas seo comment présenter les résultats',
      'raconter une réussite client',
      'demander un témoignage à un client',
    ],
    demandes: [
      'témoignage',
      'success story',
      'raconter une mission réussie',
      'preuve sociale',
      'référence client',
      'avant après',
      'portfolio',
      'mettre en avant un résultat',
      'témoignage crédible avec des chiffres',
      'page références avec seulement des logos',
      'customer story B2B',
      'raconter un chantier réussi',
      'avant / après d’un projet',
      'il est ravi mais sous NDA',
      'anonymiser une référence confidentielle',
      'autorisation de citer le nom',
      'social proof pour mon agence',
      'projet livré en retard mais satisfait',
      'questions à poser pour obtenir un retour d’expérience',
      'REX mission technique',
      'convaincre un prospect par l’exemple',
      'storytelling problème solution résultat',
      'architecte qui montre ses réalisations',
      'quelle part du succès vient de nous',
      'page portfolio trop vide',
      'montrer noir sur blanc qu’un acheteur est content',
      'rénovation d’une ferme relatée du début à la fin',
      'que demander à mon client pendant l’entrevue',
      'les acheteurs veulent un exemple chez un confrère',
      'une réussite à joindre à notre soumission',
      'il accepte de parler mais sans qu’on l’identifie',
      'prouver aux communes que notre méthode fonctionne',
      'récit trop lisse qui sonne comme une réclame',
      'usine qui a économisé l’énergie, le faire savoir',
      'paysagiste fier d’un jardin terminé, le mettre en récit',
      'faire signer l’accord avant de publier son logo',
      'présenter un demi-échec avec franchise',
      'transformer un entretien enregistré en belle histoire',
      'fiche de réalisation pour appel d’offres public',
      'Une dame veut bien raconter comment on a refait sa cuisine, quelles questions lui poser',
      'Mon patron veut crier partout qu’on a doublé les ventes d’un client, mais était-ce vraiment grâce à nous',
      'J’ai une heure d’enregistrement avec un directeur d’usine et je ne sais pas comment en faire un texte',
      'Les prospects me demandent toujours si j’ai déjà travaillé pour une boîte comme la leur',
      'J’ai peur que le client se fâche en découvrant son nom et ses chiffres sur notre site',
      'Comptable indépendante, comment montrer ce que j’ai apporté à un restaurateur sans trahir le secret',
      'Notre association a aidé un village à réduire ses déchets et doit le raconter, preuves en main',
      'préparer l’interview d’un acheteur satisfait',
      'exemple vécu pour rassurer les hésitants',
      'case study',
      'cas client',
    ],
  },
  date_creation: '2025-09-24T13:50:00Z',
  date_modification: '2026-06-11T10:25:00Z',
}
