export const practice = {
  title: 'Conditions d’exercice',
  intro:
    'Faites mal fonctionner le service d’exercice exprès, pour voir ce que fait Sonde avant qu’un service réel ne vous y oblige. Seul l’exercice est touché, et seulement jusqu’à la fermeture de Sonde.',
  calm: 'Temps calme : tout fonctionne.',
  rough_one: 'Gros temps : {{count}} condition en vigueur.',
  rough_other: 'Gros temps : {{count}} conditions en vigueur.',
  reset: 'Temps calme',
  resetHint: 'Ni délai ni panne ; la vitesse reste.',
  notRunning: {
    title: 'Le service d’exercice ne fonctionne pas',
    text: 'Il n’a pas pu démarrer, il n’y a donc rien à régler. Sonde réessaie à son prochain démarrage.',
  },
  pace: {
    heading: 'Allure',
    delay: 'Délai de chaque réponse',
    delayWhy:
      'Un réseau lent ou un service chargé : voyez si vous pouvez continuer à travailler pendant ce temps.',
    shortest: 'Délai le plus court',
    longest: 'Délai le plus long',
    to: 'à',
    speed: 'Vitesse des exécutions et des tours',
    speedWhy:
      'À 1, ils durent comme dans la vie ; à 20, une minute passe en trois secondes. Vaut dès le prochain lancement.',
    speedField: 'Fois plus vite que dans la vie',
  },
  columns: { what: 'Ce qui arrive', chance: 'À quelle fréquence', next: 'Les prochains, à coup sûr' },
  chanceOf: '{{name}} : à quelle fréquence',
  nextOf: '{{name}} : combien des prochains, à coup sûr',
  requests: {
    heading: 'Appels au service',
    about: 'Tiré au sort à chaque appel.',
  },
  runs: {
    heading: 'Exécutions et tours',
    about: 'Tiré au sort quand une exécution est lancée, ou un tour demandé.',
  },
  faults: {
    dropBefore: {
      name: 'La ligne coupe avant que l’appel n’arrive',
      why: 'Rien n’a été fait. Voyez que Sonde l’envoie de nouveau, une seule fois.',
    },
    dropAfter: {
      name: 'La ligne coupe une fois l’appel exécuté',
      why: 'C’est fait, mais personne ne le dit. Voyez qu’un questionnaire n’est jamais créé deux fois.',
    },
    unauthorized: {
      name: 'La clé est refusée',
      why: 'Comme si elle avait été révoquée. Voyez ce que dit chaque écran, et comment le travail reprend.',
    },
    rateLimited: {
      name: 'Trop d’appels',
      why: 'Le service demande une pause de quelques secondes. Voyez Sonde attendre et reprendre seul.',
    },
    serverError: {
      name: 'Le service tombe en panne',
      why: 'Erreur 500, rien n’a été fait. Voyez ce qui est réessayé, et ce qui vous attend.',
    },
    html: {
      name: 'Une page web au lieu d’une réponse',
      why: 'Ce que fait un proxy ou le Wi-Fi d’un hôtel. Voyez que Sonde ne la prend pas pour des données.',
    },
    cutJson: {
      name: 'La réponse s’interrompt',
      why: 'L’appel a été exécuté, la moitié de la réponse arrive. Voyez qu’aucun résultat à moitié n’est gardé.',
    },
    hang: {
      name: 'Jamais de réponse',
      why: 'L’appel reste suspendu jusqu’à ce que Sonde y renonce. Voyez-le le dire en moins d’une demi-minute.',
    },
    noRound: {
      name: 'Pas de nouveau tour',
      why: 'Un groupe répond avec ce qu’il a, sans nouveau tour. Voyez qu’aucun tour n’est compté.',
    },
    fail: {
      name: 'L’exécution échoue',
      why: 'Elle s’arrête en route. Voyez ce qu’elle dit, et quelles réponses on peut encore obtenir.',
    },
    partial: {
      name: 'Des personas et des réponses manquent',
      why: 'L’exécution se dit terminée, mais tout n’est pas venu. Voyez comment les résultats le disent.',
    },
    stuck: {
      name: 'L’exécution ne finit jamais',
      why: 'Elle reste en cours pour toujours. Voyez ce qui la distingue d’une exécution lente.',
    },
  },
}
