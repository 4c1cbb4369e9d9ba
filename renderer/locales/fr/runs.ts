export const runs = {
  title: 'Exécutions',
  underWay: 'En cours',
  past: 'Passées',
  nothingUnderWay: 'Rien en cours.',
  empty: {
    title: 'Aucune exécution',
    text: 'Une exécution pose une version d’un questionnaire à des personas et garde leurs réponses ici.',
    action: 'Ouvrir les questionnaires',
  },
  columns: {
    survey: 'Questionnaire',
    state: 'État',
    progress: 'Avancement',
    pace: 'Rythme',
    left: 'Reste',
    size: 'Taille',
    ended: 'Fin',
    actions: 'Actions',
  },
  version: 'v{{number}}',
  personas_one: '{{count}} persona',
  personas_other: '{{count}} personas',
  items_one: '{{count}} question',
  items_other: '{{count}} questions',
  answered: '{{answered}} sur {{total}}',
  answeredOnly: '{{answered}} réponses',
  progressOf: 'Avancement de {{title}}',
  progressReceived: 'ambigu : le service indique « {{received}} »',
  progressUnknown: 'inconnu',
  progressLikely: 'Lu dans une forme inhabituelle de la réponse du service ; à prendre avec prudence.',
  perMinute: '{{answers}} / min',
  percentPerMinute: '{{percent}} / min',
  paceUnknown: 'pas encore connu',
  left: 'environ {{duration}}',
  heard: 'Dernières nouvelles : ',
  phase: {
    queued: {
      label: 'en attente d’envoi',
      why: 'Les créations partent une par une ; celle-ci attend son tour.',
    },
    waiting: {
      label: 'en attente de son tour',
      why: 'La limite d’appels du service est atteinte et ce lancement n’a pas été envoyé. Sonde l’enverra automatiquement à la fin de l’attente indiquée ci-dessous ; jusque-là, vous pouvez encore l’annuler.',
    },
    held: {
      label: 'en attente d’envoi',
      why: 'Rien n’en est parvenu au service. L’envoi se fera de lui-même dès que ce qui est dit ci-dessous sera passé.',
    },
    creating: { label: 'création', why: 'Le service enregistre le questionnaire.' },
    created: { label: 'créée', why: 'Enregistré sur le service ; le lancement suit.' },
    launching: { label: 'lancement', why: 'Le service démarre l’exécution.' },
    stopping: {
      label: 'arrêt en cours',
      why: 'Le lancement est peut-être déjà parvenu au service, qui ne permet pas d’arrêter une passation. Sonde vérifie : soit rien n’a commencé et la passation est arrêtée, soit elle est déjà en cours et Sonde la suit.',
    },
    checking: {
      label: 'vérification auprès du service',
      why: 'Un incident est survenu en route. Sonde demande d’abord au service où il en est, et ne répète rien qui a pu être fait.',
    },
    running: { label: 'en cours', why: 'Les personas répondent.' },
    unheard: {
      label: 'lancée, sans nouvelles',
      why: 'Le service l’a démarrée, mais ne dit pas pour l’instant où il en est. Sonde continue de demander ; rien n’est lancé deux fois.',
    },
    fetching: { label: 'réception des réponses', why: 'Terminée sur le service ; les réponses arrivent.' },
    fetch_held: {
      label: 'terminée, réponses à venir',
      why: 'Le service a fini, mais ne remet pas les réponses pour l’instant. Sonde continue de les demander.',
    },
    done: { label: 'terminée', why: 'Les réponses sont là.' },
    empty: {
      label: 'terminée, mais vide',
      why: 'Le service dit avoir fini et n’a renvoyé aucune réponse. Redemandez-les, ou regardez ce qui a été reçu.',
    },
    results_failed: {
      label: 'terminée, réponses non reçues',
      why: 'L’exécution a abouti ; ses réponses n’ont pas pu être lues. Redemandez-les.',
    },
    failed: {
      label: 'échouée',
      why: 'Le service a abandonné l’exécution sans réponse. Modifiez le questionnaire ou lancez-le de nouveau.',
    },
    failed_waiting: {
      label: 'échouée, réponses demandées',
      why: 'Le service a abandonné ; Sonde demande les réponses déjà données.',
    },
    failed_partial: {
      label: 'échouée, réponses partielles',
      why: 'Le service a abandonné en route. Les réponses déjà données sont là ; d’autres manquent.',
    },
    refused: {
      label: 'refusée',
      why: 'Le service n’a pas accepté ; rien n’a tourné.',
    },
    unknown: {
      label: 'à vérifier',
      why: 'La création a été coupée : Sonde ne sait pas si le service l’a reçue et ne la répète pas seul. À vous de décider.',
    },
    without_id: {
      label: 'à vérifier',
      why: 'Le service a répondu à la création, mais Sonde n’a pas trouvé d’identifiant dans sa réponse et ne peut pas savoir quel questionnaire du service a été créé. Sonde ne relance pas la création automatiquement. À vous de décider.',
    },
    other_key: {
      label: 'à vérifier',
      why: 'La clé de la connexion a changé : Sonde ne sait pas si la nouvelle clé est celle du même compte et ne demande plus rien automatiquement sur ce questionnaire. À vous de décider.',
    },
    perhaps_sent: {
      label: 'à vérifier',
      why: 'Ce lancement attendait déjà avant le démarrage de Sonde. Si ces données sont une sauvegarde plus ancienne, il a peut-être été envoyé entre-temps : Sonde ne l’enverra pas automatiquement. À vous de décider.',
    },
    stopped: { label: 'arrêtée', why: 'Arrêtée avant la fin ; rien d’autre ne sera demandé.' },
  },
  notStopped:
    'Vous avez demandé l’arrêt de cette passation. Elle était déjà en cours sur le service, qui ne permet pas de l’arrêter.',
  disk: {
    waits:
      'Sonde ne peut pas enregistrer sur le disque et n’envoie donc plus rien pour cette passation. Libérez de l’espace ou vérifiez les droits du dossier de données : la passation continuera automatiquement.',
    unsaved:
      'Sonde ne peut pas enregistrer la réponse du service sur le disque et la conserve en mémoire. Libérez de l’espace et ne quittez pas Sonde : la réponse sera enregistrée automatiquement dès que possible.',
  },
  remoteStatus: 'État annoncé par le service : « {{word}} »',
  actions: {
    open: 'Voir les résultats',
    inspect: 'Voir ce qui a été reçu',
    retry: 'Réessayer',
    askAgain: 'Redemander les réponses',
    decide: 'Décider',
    stop: 'Retirer de la file',
    giveUp: 'Abandonner',
    removeRemote: 'Supprimer sur le service',
    edit: 'Modifier le questionnaire',
    revise: 'Réviser ce questionnaire',
    takeOutAndEdit: 'Retirer de la file et modifier',
    more: 'Autres actions pour {{title}}',
  },
  queue: {
    place: 'place {{place}} sur {{length}}',
    up: 'Avancer « {{title}} » dans la file',
    down: 'Reculer « {{title}} » dans la file',
    moved: '« {{title}} » est maintenant à la place {{place}} sur {{length}}.',
  },
  remove: {
    title: 'Supprimer sur le service ?',
    text: '« {{title}} » sera supprimé sur {{connection}}. Le service ne peut pas revenir en arrière. Ce qui a été reçu reste ici.',
    running: 'L’exécution n’est pas finie : les réponses à venir seront perdues.',
    action: 'Supprimer définitivement',
    done: 'Supprimé sur le service. Ce qui a été reçu reste ici.',
  },
  perhapsSent: {
    title: 'Ce questionnaire a-t-il déjà été créé ?',
    text: '« {{title}} » attendait déjà avant le démarrage de Sonde et a peut-être été envoyé entre-temps. Le créer maintenant peut en faire un second. Voici les questionnaires du service qui pourraient être celui-ci.',
  },
  otherKey: {
    title: 'Où se trouve ce questionnaire ?',
    text: 'Sonde a créé « {{title}} » avec une autre clé. Voici les questionnaires du service qui pourraient être celui-ci, tels que la clé actuelle les montre. Le créer à nouveau en fait un second si le premier existe encore.',
  },
  decide: {
    title: 'La création est-elle passée ?',
    text: 'La création de « {{title}} » a été coupée le {{at}}. Répéter une création peut en faire deux. Voici ce que le service connaît et qui pourrait être elle.',
    noIdText:
      'Le service a répondu à la création de « {{title}} », envoyée le {{at}}, mais Sonde n’a pas trouvé d’identifiant dans sa réponse. Relancer la création peut produire un deuxième questionnaire. Voici les questionnaires du service qui peuvent correspondre.',
    none: 'Le service ne montre aucun questionnaire qui pourrait être celui-ci.',
    untitled: 'sans titre',
    id: 'Identifiant {{id}}',
    status: 'état « {{status}} »',
    created: 'créé le {{at}}',
    createdTold: 'créé « {{told}} » (heure ou fuseau non précisés)',
    marked: 'porte la marque envoyée',
    raw: 'Voir tel que reçu',
    adopt: 'C’est celui-ci',
    again: 'Pas créé : créer maintenant',
    giveUp: 'Abandonner',
    look: 'Regarder de nouveau',
  },
  doubt: {
    unproven:
      'Sonde n’a pas pu vérifier ces dernières minutes, sur cette connexion, que le service affiche aussitôt les nouveaux questionnaires : une absence de sa liste ne prouve rien.',
    omits:
      'La liste du service omet des questionnaires existants ou les affiche en retard : une absence de cette liste ne prouve rien.',
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
