export const launch = {
  keys: 'Entrée ou Ctrl+Entrée : lancer. Échap : revenir au questionnaire.',
  keysNotReady: 'Échap : revenir au questionnaire.',
  remarks: 'À savoir avant de lancer',
  placeholders_one: '{{count}} passage du modèle reste à remplacer :',
  placeholders_other: '{{count}} passages du modèle restent à remplacer :',
  placeholderHead: 'Titre ou contexte',
  placeholder: '{{place}} : {{text}}',
  unreadAge: 'Tranche d’âge non reconnue, transmise telle quelle : « {{text}} ».',
  unreadSex: 'Sexe non reconnu, transmis tel quel : « {{text}} ».',
  audience: 'Public',
  time: 'Durée estimée',
  timeOf_one: 'environ {{typical}}, d’après {{count}} passation de taille comparable sur cette connexion',
  timeOf_other:
    'environ {{typical}} (le plus souvent de {{low}} à {{high}}), d’après {{count}} passations de taille comparable sur cette connexion',
  timeAlike_one: 'environ {{typical}}, d’après {{count}} passation de taille comparable sur cette connexion',
  timeAlike_other:
    'environ {{typical}}, d’après {{count}} passations de taille comparable sur cette connexion',
  timeUnknown: 'inconnue : aucune passation de taille comparable n’est encore terminée sur cette connexion',
  timeWhole: 'Durée estimée de l’ensemble',
  timeWholeOf:
    'environ {{typical}} (le plus souvent de {{low}} à {{high}}), si le service mène les passations de front',
  timeWholeAlike: 'environ {{typical}}, si le service mène les passations de front',
  timeEach: 'Durée estimée par passation',
  calls: 'Appels',
  callsOf: 'environ {{count}} : création, lancement, suivi, réponses',
  callsUnknown: '3 (création, lancement, réponses), et des appels de suivi',
  callsUnknownEach:
    '{{count}} en tout (création, lancement et réponses de chaque passation), et des appels de suivi',
  waiting: 'File d’attente',
  waitingOf_one: '{{count}} lancement en attente avant celui-ci',
  waitingOf_other: '{{count}} lancements en attente avant celui-ci',
  limits: 'Limites',
  rate: 'Formule {{plan}} : {{limit}} appels par minute, dont {{remaining}} encore disponibles. Sonde ne dépasse pas cette limite.',
  rateUnknown: 'Formule {{plan}} : {{limit}} appels par minute. Sonde ne dépasse pas cette limite.',
  waitingUntil: 'Le service demande d’attendre jusqu’à {{time}} ; le lancement se fera ensuite.',
  rules:
    'De 1 à 100 personas. Le service ne publie aucune limite pour le nombre de questions ou de modalités ni pour la longueur des textes.',
  plans: { standard: 'Standard', enterprise: 'Enterprise', admin: 'Admin' },
  exact: 'Requête exacte',
  exactHint:
    'Le corps de la requête, tel qu’il est envoyé. La clé, transmise dans l’en-tête X-API-Key, n’y figure pas.',
  marked:
    'Le titre est envoyé précédé de la marque « ·{{mark}} », pour que Sonde retrouve le questionnaire si la réponse se perd. Dans Sonde, le titre reste tel que vous l’avez saisi.',
  waitsForService:
    'Vous pouvez lancer quand même : la passation reste en file d’attente, et Sonde l’envoie dès que {{address}} répond.',
  noUndo:
    'Une fois lancée, une passation n’est plus modifiable ; sa suppression sur le service est définitive.',
  copy: 'Copier la requête',
  copied: 'Copiée',
}
