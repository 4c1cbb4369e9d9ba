export const practice = {
  title: 'Conditions d’entraînement',
  intro:
    'Provoquez des incidents sur le service d’entraînement pour voir comment Sonde réagit, avant d’en rencontrer avec un service réel. Seul l’entraînement est concerné, et seulement jusqu’à la fermeture de Sonde.',
  calm: 'Aucune perturbation : tout fonctionne normalement.',
  rough_one: '{{count}} perturbation active.',
  rough_other: '{{count}} perturbations actives.',
  reset: 'Supprimer les perturbations',
  resetHint: 'Supprime les délais et les pannes ; la vitesse et les effets des formulations ne changent pas.',
  notRunning: {
    title: 'Le service d’entraînement ne fonctionne pas',
    text: 'Il n’a pas pu démarrer : il n’y a rien à régler. Sonde réessaiera à son prochain démarrage.',
  },
  pace: {
    heading: 'Délais et vitesse',
    delay: 'Délai de chaque réponse',
    delayWhy: 'Simule un réseau lent ou un service chargé : vérifiez que vous pouvez continuer à travailler.',
    shortest: 'Délai le plus court',
    longest: 'Délai le plus long',
    to: 'à',
    speed: 'Vitesse des passations et des tours',
    speedWhy:
      'À 1, leur durée est réaliste ; à 20, une minute passe en trois secondes. S’applique dès le prochain lancement.',
    speedField: 'Facteur d’accélération',
  },
  columns: { what: 'Perturbation', chance: 'Probabilité', next: 'Imposer aux n prochains' },
  chanceOf: '{{name}} : probabilité',
  nextOf: '{{name}} : imposer aux n prochains',
  requests: {
    heading: 'Appels au service',
    about: 'Tiré au sort à chaque appel.',
  },
  runs: {
    heading: 'Passations et tours',
    about: 'Tiré au sort à chaque lancement et à chaque demande de tour.',
  },
  faults: {
    dropBefore: {
      name: 'La liaison est coupée avant l’arrivée de l’appel',
      why: 'Rien n’a été fait. Vérifiez que Sonde renvoie l’appel, une seule fois.',
    },
    dropAfter: {
      name: 'La liaison est coupée après l’exécution de l’appel',
      why: 'L’appel a été exécuté, mais Sonde ne le sait pas. Vérifiez qu’aucun questionnaire n’est créé deux fois.',
    },
    unauthorized: {
      name: 'La clé est refusée',
      why: 'Comme si elle avait été révoquée. Observez les messages de chaque écran et la reprise du travail.',
    },
    rateLimited: {
      name: 'Trop d’appels',
      why: 'Le service impose une pause de quelques secondes. Vérifiez que Sonde attend, puis continue automatiquement.',
    },
    serverError: {
      name: 'Le service tombe en panne',
      why: 'Erreur 500, rien n’a été fait. Observez ce que Sonde réessaie et ce qu’il vous laisse décider.',
    },
    html: {
      name: 'Une page web au lieu d’une réponse',
      why: 'Comme avec un proxy ou le Wi-Fi d’un hôtel. Vérifiez que Sonde ne la prend pas pour des données.',
    },
    cutJson: {
      name: 'La réponse s’interrompt',
      why: 'L’appel a été exécuté, mais seule la moitié de la réponse arrive. Vérifiez qu’aucun résultat partiel n’est utilisé.',
    },
    hang: {
      name: 'Aucune réponse',
      why: 'L’appel reste en suspens jusqu’à ce que Sonde l’abandonne. Vérifiez que Sonde vous en avertit en moins de trente secondes.',
    },
    noRound: {
      name: 'Pas de nouveau tour',
      why: 'Le groupe renvoie ce qu’il a déjà, sans nouveau tour. Vérifiez qu’aucun tour n’est compté.',
    },
    fail: {
      name: 'La passation échoue',
      why: 'Elle s’arrête en cours de route. Observez le message affiché et les réponses encore récupérables.',
    },
    partial: {
      name: 'Des personas et des réponses manquent',
      why: 'La passation est annoncée comme terminée, mais il manque des données. Observez comment les résultats le signalent.',
    },
    stuck: {
      name: 'La passation ne se termine jamais',
      why: 'Elle reste indéfiniment en cours. Observez ce qui la distingue d’une passation lente.',
    },
  },
  effects: {
    heading: 'Effets des formulations',
    about:
      'Réglez ce que les défauts d’une question changent aux réponses des personas d’entraînement. S’applique dès le prochain lancement.',
    levelOf: '{{name}} : intensité de l’effet',
    levels: { off: 'Aucun effet', small: 'Effet faible', documented: 'Effet habituel', large: 'Effet fort' },
    list: {
      leading: {
        name: 'Question orientée',
        why: 'Davantage de personas répondent dans le sens suggéré.',
      },
      loaded: {
        name: 'Termes connotés',
        why: 'Les réponses s’éloignent de ce que ces termes dénigrent, et se rapprochent de ce qu’ils louent.',
      },
      presupposition: {
        name: 'Présupposé',
        why: 'Ce que la question tient pour acquis est plus facilement admis.',
      },
      absolute: {
        name: 'Terme absolu',
        why: '« Toujours », « jamais », « tous » : moins de personas répondent oui.',
      },
      acquiescence: {
        name: 'Échelle d’accord',
        why: 'Certains personas approuvent tout ce qu’on leur propose.',
      },
      order: {
        name: 'Ordre des modalités',
        why: 'La première modalité, et surtout la dernière, est choisie un peu plus souvent.',
      },
      doubleBarrelled: {
        name: 'Deux questions en une',
        why: 'Les réponses se dispersent, et davantage de personas choisissent « ne sait pas ».',
      },
      vague: {
        name: 'Fréquence ou quantité vague',
        why: 'Chaque persona comprend autre chose : les réponses se dispersent, et « ne sait pas » augmente.',
      },
      doubleNegative: {
        name: 'Double négation',
        why: 'Certains personas comprennent la question à l’envers.',
      },
      longStem: {
        name: 'Question trop longue',
        why: 'Certains personas s’arrêtent avant la fin : l’ordre des modalités compte davantage.',
      },
      missingExit: {
        name: 'Pas de « Ne sait pas »',
        why: 'Des personas sans avis laissent la question vide.',
      },
      overlap: {
        name: 'Tranches qui se chevauchent',
        why: 'Une valeur commune à deux tranches va dans l’une ou dans l’autre.',
      },
      context: {
        name: 'Questions précédentes',
        why: 'Une question orientée influence aussi les suivantes, si elles portent sur le même sujet.',
      },
    },
  },
}
