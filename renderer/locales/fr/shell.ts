export const shell = {
  skip: 'Aller au contenu',
  nav: {
    label: 'Navigation principale',
    surveys: 'Questionnaires',
    runs: 'Passations',
    experiments: 'Expériences',
    focus: 'Groupes',
    account: 'Compte',
    practice: 'Conditions d’entraînement',
    connections: 'Connexions',
    settings: 'Réglages',
  },
  search: {
    button: 'Rechercher',
    placeholder: 'Questionnaire, question, passation, réponse, écran, commande…',
    screens: 'Écrans',
    found: 'Résultats de la recherche',
    nothing: 'Rien ne correspond.',
    versions: 'Versions de ce questionnaire',
    experiment: 'Expérience',
    experimentOf: 'Expérience du {{at}}, passations avec réponses : {{done}} sur {{total}}',
    experimentDraft: 'Expérience non lancée',
    speaker: ' : ',
    runOf: 'Passation de la v{{version}}, {{at}}',
    answer: 'Réponse',
    note: 'Note',
    itemOf: 'Question {{item}} · {{title}}',
    noteOf: 'Note sur la question {{item}} · {{run}}',
    coding: 'Codage',
    codingOf: {
      code: 'Code · {{title}}',
      passage: 'Mémo sur un passage · {{title}}',
      discussion: 'Mémo sur la discussion · {{title}}',
      speaker: 'Nom d’un intervenant · {{title}}',
    },
    inRun: '{{title}}, v{{version}}, {{at}}',
    inExperiment: 'expérience « {{title}} », variante {{arm}}, {{at}}',
    decided: { keep: 'Garder', fix: 'Corriger', drop: 'Supprimer' },
    shownOf: '{{shown}} résultats sur {{total}}',
    shownOfAtMost: '{{shown}} résultats sur {{total}} au plus',
    more: 'En afficher davantage',
    narrow: 'Saisissez un mot de plus pour préciser la recherche.',
    answerOf: 'Persona {{persona}}, question {{item}} · {{run}}',
    commands: 'Commandes',
    newSurvey: 'Nouveau questionnaire',
    newGroup: 'Nouveau groupe de discussion',
    import: 'Importer un questionnaire…',
    setting: '{{name}} : {{value}}',
    ledger: 'Journal des révisions de ce questionnaire',
    shortcuts: 'Raccourcis clavier',
    survey: 'Questionnaire',
    run: 'Passation',
    focus: 'Groupe de discussion',
  },
  badge: {
    label: 'Connexion active :',
    budget: 'appels disponibles cette minute : {{remaining}} sur {{limit}}',
    budgetMeaning:
      'Appels au service encore disponibles cette minute : {{remaining}} sur {{limit}}. Lancer, suivre et recevoir les réponses demandent des appels ; quand il n’en reste plus, Sonde attend.',
    waiting: 'reprise dans {{seconds}} s',
    queued_one: '{{count}} appel en attente',
    queued_other: '{{count}} appels en attente',
    choose: 'Lancer les passations sur',
    practice: 'Entraînement',
    manage: 'Gérer les connexions',
    conditions: 'Conditions d’entraînement…',
    rough: 'perturbations',
    unreachable: 'injoignable',
    refused: 'clé refusée',
    noKey: 'sans clé',
  },
  status: {
    pending: 'Pas encore enregistré',
    saving: 'Enregistrement…',
    saved: 'Enregistré à {{time}}',
    failed: 'Non enregistré ; nouvel essai en cours',
    conflict: 'Modifié ailleurs : choisissez le texte à garder',
    offline: 'Liaison avec Sonde coupée',
    underWay_one: '{{count}} passation en cours',
    underWay_other: '{{count}} passations en cours',
    version: 'Sonde {{version}}',
  },
  notices: {
    label: 'Avis',
    lost: 'La liaison avec Sonde est coupée ; reconnexion en cours. Votre texte reste à l’écran.',
    stopped:
      'Sonde ne répond plus : l’application a été arrêtée, ou le tunnel qui y mène est fermé. Ce que vous avez saisi est conservé dans ce navigateur. Relancez Sonde et ouvrez ici son nouveau lien.',
    stoppedUnkept:
      'Sonde ne répond plus : l’application a été arrêtée, ou le tunnel qui y mène est fermé. Ce que vous avez saisi depuis le dernier enregistrement se trouve seulement sur cette page, car ce navigateur n’a pas pu en conserver une copie. Copiez ce texte avant de fermer la page, puis relancez Sonde et ouvrez ici son nouveau lien.',
    stoppedForGood:
      'Sonde ne répond plus : l’application a été arrêtée, ou le tunnel qui y mène est fermé. Ce qui a été enregistré est conservé dans Sonde ; ce que vous avez saisi depuis se trouve seulement sur cette page. Copiez ce texte avant de fermer la page, puis relancez Sonde. Il s’ouvrira à une autre adresse, où ce navigateur ne pourra pas rétablir le texte.',
    shutOut:
      'Sonde a été relancé. Ouvrez dans ce navigateur le nouveau lien affiché dans le terminal : ce que vous avez saisi est conservé ici et sera rétabli.',
    shutOutUnkept:
      'Sonde a été relancé. Ce que vous avez saisi depuis le dernier enregistrement se trouve seulement sur cette page, car ce navigateur n’a pas pu en conserver une copie. Copiez ce texte, puis ouvrez ici le nouveau lien affiché dans le terminal.',
    unsaved:
      '« {{title}} » contient du texte qui n’était pas enregistré à la fermeture de Sonde. Ce texte est conservé ici.',
    unsavedUntitled: {
      survey:
        'Un questionnaire sans titre contient du texte qui n’était pas enregistré à la fermeture de Sonde. Ce texte est conservé ici.',
      focus:
        'Un groupe de discussion sans titre contient du texte qui n’était pas enregistré à la fermeture de Sonde. Ce texte est conservé ici.',
      annotations:
        'Vos annotations d’une passation n’étaient pas toutes enregistrées à la fermeture de Sonde. Elles sont conservées ici.',
      experiment_notes:
        'Vos codes et notes d’une expérience n’étaient pas tous enregistrés à la fermeture de Sonde. Ils sont conservés ici.',
      transcript_notes:
        'Vos codes et mémos sur un groupe de discussion n’étaient pas tous enregistrés à la fermeture de Sonde. Ils sont conservés ici.',
      experiment:
        'Le plan d’une expérience sans titre contient du texte qui n’était pas enregistré à la fermeture de Sonde. Ce texte est conservé ici.',
      ledger:
        'Vos textes dans un journal des révisions n’étaient pas tous enregistrés à la fermeture de Sonde. Ils sont conservés ici.',
    },
    openUnsaved: 'Ouvrir et enregistrer',
    heldInMemory:
      'Sonde ne peut pas enregistrer sur le disque : des réponses du service ne sont conservées qu’en mémoire. Libérez de l’espace et ne quittez pas Sonde.',
    stray: '« {{title}} » a été créé deux fois sur le service : un questionnaire est en trop.',
    seeRun: 'Voir la passation',
    memoryKeys:
      'Pas de trousseau sur ce système : les clés sont conservées en mémoire et effacées à la fermeture de Sonde.',
    memoryKeysAsked:
      'Comme le demande SONDE_SECRETS=memory, les clés API sont conservées en mémoire et effacées à la fermeture de Sonde.',
    held: 'Des données plus anciennes ont été restaurées. Rien ne sera envoyé tant que vous n’aurez pas vu ce qui y était inachevé.',
    stillHeld_one:
      '{{count}} passation d’avant la restauration n’a pas encore été comparée avec le service et reste en attente.',
    stillHeld_other:
      '{{count}} passations d’avant la restauration n’ont pas encore été comparées avec le service et restent en attente.',
    compareHeld: 'Comparer',
    replaced:
      'Le fichier de données était endommagé. Il a été conservé à part ({{file}}) et remplacé par un fichier vide.',
    restore: 'Restaurer la sauvegarde du {{date}}',
    restored: 'La sauvegarde a été restaurée.',
    noCopies: 'Il n’y a pas de sauvegarde à restaurer.',
    practiceDown:
      'Le service d’entraînement n’a pas pu démarrer. Les connexions à un service réel restent utilisables.',
  },
  refused: {
    title: 'Ce navigateur n’a pas encore accès à Sonde',
    text: 'Ouvrez le lien complet que Sonde a affiché dans le terminal à son démarrage : il contient « /enter# ». Le lien change à chaque démarrage.',
    kept: 'Si ce navigateur conserve encore du texte non enregistré, ce texte sera alors rétabli.',
    private: 'Une fenêtre privée et un autre navigateur ont eux aussi besoin du lien.',
  },
  saved: {
    done: 'Enregistré : {{name}}',
    given: 'Téléchargement : {{name}}',
    show: 'Afficher dans le dossier',
  },
  runEnded: 'Passation {{state}}',
  openResults: 'Voir les résultats',
}
