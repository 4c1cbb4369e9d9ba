export const runs = {
  teach: {
    id: 'Montrer à Sonde où est l’identifiant',
    status: 'Montrer à Sonde où est l’état',
    word: 'Indiquer à Sonde ce que signifie cet état',
    refusal: 'Indiquer à Sonde ce que signifie ce refus',
    answers: 'Montrer à Sonde comment lire les réponses',
  },
  title: 'Passations',
  underWay: 'En cours',
  past: 'Historique',
  nothingUnderWay: 'Aucune passation en cours.',
  empty: {
    title: 'Aucune passation',
    text: 'Une passation soumet une version d’un questionnaire à des personas et conserve ici leurs réponses.',
    action: 'Ouvrir les questionnaires',
  },
  columns: {
    survey: 'Questionnaire',
    state: 'État',
    progress: 'Avancement',
    pace: 'Rythme',
    left: 'Temps restant',
    size: 'Taille',
    ended: 'Fin',
    actions: 'Actions',
  },
  version: 'v{{number}}',
  ofExperiment: 'expérience, variante {{number}}',
  experiment: {
    label: 'expérience',
    done: 'passations avec réponses : {{done}} sur {{total}}',
    paused: 'en pause',
    underWay_one: '{{count}} passation en cours ou en attente',
    underWay_other: '{{count}} passations en cours ou en attente',
    alsoHeld_one: 'Le même problème, ou un autre, retient {{count}} autre passation de cette expérience.',
    alsoHeld_other:
      'Le même problème, ou d’autres, retiennent {{count}} autres passations de cette expérience.',
  },
  personas_one: '{{count}} persona',
  personas_other: '{{count}} personas',
  personasCame_one: '{{came}} sur {{count}} persona',
  personasCame_other: '{{came}} sur {{count}} personas',
  itemsRange: '{{least}} à {{most}} questions',
  items_one: '{{count}} question',
  items_other: '{{count}} questions',
  answered: '{{answered}} sur {{total}}',
  answeredPersonas_one: '{{count, number}} persona sur {{total}}',
  answeredPersonas_other: '{{count, number}} personas sur {{total}}',
  aboutPersonas_one: 'environ {{count, number}} persona sur {{total}}',
  aboutPersonas_other: 'environ {{count, number}} personas sur {{total}}',
  answeredOnly_one: '{{count, number}} réponse',
  answeredOnly_other: '{{count, number}} réponses',
  progressOf: 'Avancement de {{title}}',
  progressReceived: 'ambigu : le service indique « {{received}} »',
  progressUnknown: 'inconnu',
  progressLikely: 'Avancement déduit d’une réponse inhabituelle du service ; à interpréter avec prudence.',
  perMinute: '{{answers}} / min',
  personasPerMinute_one: '{{count, number}} persona / min',
  personasPerMinute_other: '{{count, number}} personas / min',
  aboutPersonasPerMinute_one: 'environ {{count, number}} persona / min',
  aboutPersonasPerMinute_other: 'environ {{count, number}} personas / min',
  paceUnknown: 'pas encore connu',
  left: 'environ {{duration}}',
  leftSoon: 'moins d’une seconde',
  stoodStill: 'rien de nouveau depuis {{duration}}',
  noProgress: 'Le service dit la passation en cours, mais n’annonce plus rien de nouveau.',
  noContact: 'L’avancement affiché est celui du dernier contact.',
  silent: 'Sans contact depuis {{duration}}',
  heard: 'Dernier contact : ',
  phase: {
    queued: {
      label: 'en attente d’envoi',
      why: 'Les questionnaires sont envoyés un par un ; celui-ci attend son tour.',
    },
    waiting: {
      label: 'en attente de son tour',
      why: 'La limite d’appels du service est atteinte et ce lancement n’a pas été envoyé. Sonde l’enverra automatiquement à la fin de l’attente indiquée ci-dessous ; jusque-là, vous pouvez encore l’annuler.',
    },
    paused: {
      label: 'en pause',
      why: 'L’expérience est en pause : cette passation n’a pas été envoyée et attend que vous repreniez.',
    },
    delayed: {
      label: 'en attente d’envoi',
      why: 'Rien n’a encore été transmis au service. L’envoi se fera automatiquement dès que le problème indiqué ci-dessous sera résolu.',
    },
    creating: { label: 'création en cours', why: 'Le service enregistre le questionnaire.' },
    created: {
      label: 'en attente de lancement',
      why: 'Le questionnaire est enregistré sur le service ; son lancement attend son tour. Jusque-là, vous pouvez encore l’annuler.',
    },
    launching: { label: 'lancement en cours', why: 'Le service démarre la passation.' },
    stopping: {
      label: 'arrêt en cours',
      why: 'La passation a peut-être déjà commencé sur le service, qui ne permet pas d’en arrêter une. Sonde vérifie : soit rien n’a commencé et la passation est arrêtée, soit elle est déjà en cours et Sonde la suit.',
    },
    checking: {
      label: 'vérification auprès du service',
      why: 'Un incident est survenu. Sonde interroge d’abord le service et ne répète aucune action qui a pu aboutir.',
    },
    running: { label: 'en cours', why: 'Les personas répondent.' },
    unheard: {
      label: 'lancée, avancement inconnu',
      why: 'Le service a démarré la passation, mais n’indique pas pour l’instant où elle en est. Sonde continue de l’interroger ; rien n’est lancé deux fois.',
    },
    fetching: {
      label: 'réception des réponses',
      why: 'La passation est terminée ; ses réponses sont en cours de réception.',
    },
    fetch_delayed: {
      label: 'terminée, réponses à venir',
      why: 'La passation est terminée sur le service, mais il ne transmet pas encore les réponses. Sonde continue de les demander.',
    },
    done: { label: 'terminée', why: 'Les réponses ont été reçues.' },
    done_partial: {
      label: 'terminée, personas manquants',
      why: 'Le service annonce la fin de la passation, mais il a renvoyé les réponses de moins de personas que demandé.',
    },
    empty: {
      label: 'terminée, sans réponse',
      why: 'Le service annonce la fin de la passation, mais n’a renvoyé aucune réponse. Redemandez les réponses ou consultez les données reçues.',
    },
    results_failed: {
      label: 'terminée, réponses non reçues',
      why: 'La passation est terminée, mais Sonde n’a pas pu obtenir ses réponses. Redemandez-les.',
    },
    failed: {
      label: 'en échec',
      why: 'Le service a interrompu la passation sans fournir de réponse. Ouvrez le brouillon pour le modifier ou le relancer.',
    },
    failed_waiting: {
      label: 'en échec, réponses demandées',
      why: 'Le service a interrompu la passation ; Sonde demande les réponses déjà obtenues.',
    },
    failed_partial: {
      label: 'en échec, réponses partielles',
      why: 'Le service a interrompu la passation. Les réponses déjà obtenues ont été reçues ; les autres manquent.',
    },
    refused: {
      label: 'refusée',
      why: 'Le service a refusé la demande ; la passation n’a pas commencé.',
    },
    unknown: {
      label: 'à vérifier',
      why: 'La création a été interrompue : Sonde ne sait pas si le service l’a reçue et ne la relance pas automatiquement. À vous de vérifier.',
    },
    without_id: {
      label: 'à vérifier',
      why: 'Le service a répondu à la création, mais Sonde n’a pas trouvé d’identifiant dans sa réponse et ne peut pas savoir quel questionnaire du service a été créé. Sonde ne relance pas la création automatiquement. À vous de décider.',
    },
    other_key: {
      label: 'à vérifier',
      why: 'La clé de la connexion a changé : Sonde ne sait pas si la nouvelle clé est celle du même compte et n’interroge plus automatiquement le service sur ce questionnaire. À vous de vérifier.',
    },
    perhaps_sent: {
      label: 'à vérifier',
      why: 'Ce lancement était déjà en attente au démarrage de Sonde. Si ces données viennent d’une sauvegarde plus ancienne, il a peut-être été envoyé entre-temps : Sonde ne l’enverra pas automatiquement. À vous de vérifier.',
    },
    not_sent: {
      label: 'non envoyée',
      why: 'Retirée de la file d’attente avant tout envoi au service.',
    },
    stopped: { label: 'arrêtée', why: 'Arrêtée avant la fin ; aucune autre réponse ne sera demandée.' },
  },
  notStopped:
    'Vous avez demandé l’arrêt de cette passation. Elle était déjà en cours sur le service, qui ne permet pas de l’arrêter.',
  disk: {
    waits:
      'Sonde ne peut pas enregistrer sur le disque et n’envoie donc plus rien pour cette passation. Libérez de l’espace ou vérifiez les droits du dossier de données : la passation continuera automatiquement.',
    unsaved:
      'Sonde ne peut pas enregistrer la réponse du service sur le disque et la conserve en mémoire. Libérez de l’espace et ne quittez pas Sonde : la réponse sera enregistrée automatiquement dès que possible.',
  },
  noStatus:
    'La passation est lancée, mais Sonde ne trouve aucun état dans les réponses du service : il ne peut pas savoir quand elle se termine.',
  remoteStatus: 'État annoncé par le service : « {{word}} »',
  actions: {
    open: 'Voir les résultats',
    inspect: 'Voir les données reçues',
    retry: 'Réessayer',
    askAgain: 'Redemander les réponses',
    decide: 'Vérifier…',
    stop: 'Retirer de la file',
    giveUp: 'Abandonner',
    removeRemote: 'Supprimer sur le service',
    forget: 'Retirer de la liste',
    experiment: 'Ouvrir l’expérience',
    forgotten: 'La passation de « {{title}} » a été retirée de la liste.',
    edit: 'Ouvrir le brouillon',
    revise: 'Repartir de cette version',
    takeOutAndEdit: 'Retirer de la file et ouvrir le brouillon',
    more: 'Autres actions pour {{title}}',
  },
  queue: {
    place: 'position {{place}} sur {{length}}',
    up: 'Avancer « {{title}} » dans la file',
    down: 'Reculer « {{title}} » dans la file',
    moved: '« {{title}} » est maintenant en position {{place}} sur {{length}}.',
  },
  remove: {
    title: 'Supprimer sur le service ?',
    text: 'La passation de la v{{version}} du {{at}} (« {{title}} ») sera définitivement supprimée sur « {{connection}} ». Les données déjà reçues sont conservées ici.',
    textExperiment:
      'La passation d’expérience du {{at}} (« {{title}} ») sera définitivement supprimée sur « {{connection}} ». Les données déjà reçues sont conservées ici.',
    running: 'La passation n’est pas terminée : les réponses à venir seront perdues.',
    action: 'Supprimer définitivement',
    done: 'Supprimé sur le service. Les données déjà reçues sont conservées ici.',
  },
  perhapsSent: {
    title: 'Ce questionnaire a-t-il déjà été créé ?',
    text: '« {{title}} » était déjà en attente au démarrage de Sonde et a peut-être été envoyé entre-temps. Le créer maintenant risque de créer un doublon. Voici les questionnaires du service qui pourraient correspondre.',
  },
  otherKey: {
    title: 'Où se trouve ce questionnaire ?',
    text: 'Sonde a créé « {{title}} » avec une autre clé. Voici les questionnaires du service qui pourraient correspondre, tels que la clé actuelle les montre. Si le premier existe encore, le créer de nouveau ferait un doublon.',
  },
  decide: {
    title: 'La création a-t-elle abouti ?',
    text: 'La création de « {{title}} » a été interrompue le {{at}}. La relancer risque de créer un doublon. Voici les questionnaires du service qui pourraient correspondre.',
    noIdText:
      'Le service a répondu à la création de « {{title}} », envoyée le {{at}}, mais Sonde n’a pas trouvé d’identifiant dans sa réponse. Relancer la création peut produire un deuxième questionnaire. Voici les questionnaires du service qui peuvent correspondre.',
    none: 'Aucun questionnaire du service ne semble correspondre.',
    untitled: 'sans titre',
    id: 'Identifiant {{id}}',
    status: 'état « {{status}} »',
    created: 'créé le {{at}}',
    createdTold: 'créé « {{told}} » (heure ou fuseau non précisés)',
    marked: 'porte la marque envoyée',
    raw: 'Voir les données brutes',
    adopt: 'C’est celui-ci',
    again: 'Pas créé : créer maintenant',
    giveUp: 'Abandonner',
    look: 'Interroger de nouveau le service',
  },
  doubt: {
    unproven:
      'Ces dernières minutes, Sonde n’a pas pu vérifier que ce service affiche aussitôt les nouveaux questionnaires. Celui-ci existe peut-être, même s’il n’est pas dans la liste.',
    omits:
      'Le service omet des questionnaires dans sa liste ou les affiche en retard. Celui-ci existe peut-être, même s’il n’est pas dans la liste.',
    incomplete: 'La liste du service n’a pas pu être lue en entier.',
    several: 'Plusieurs questionnaires du service pourraient être celui-ci.',
    differs: 'Un questionnaire porte la marque envoyée, mais son contenu n’est pas celui qui a été envoyé.',
    unexplained:
      'Le service affiche un questionnaire qui pourrait être celui-ci, sans que rien ne le prouve.',
    other_run: 'Le questionnaire trouvé pourrait aussi avoir été créé par un lancement précédent.',
    other_key:
      'La clé de cette connexion a changé depuis. La nouvelle clé est peut-être celle d’un autre compte : rien dans sa liste ne prouve que ce questionnaire s’y trouve. S’il s’agit d’un autre compte, saisissez de nouveau la clé précédente avant de choisir.',
    before_start:
      'Son titre ne porte aucune marque qui le distingue des autres questionnaires dans la liste du service.',
  },
  strays:
    'Le service a créé ce questionnaire deux fois, car la première création a abouti plus tard que prévu. Sonde suit {{followed}}. En trop : {{strays}}, que Sonde n’a pas lancé. Supprimez-le sur le service si vous n’en avez pas besoin.',
  older: 'Afficher les plus anciennes',
}
