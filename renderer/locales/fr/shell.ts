export const shell = {
  skip: 'Aller au contenu',
  nav: {
    label: 'Navigation principale',
    surveys: 'Questionnaires',
    runs: 'Exécutions',
    focus: 'Groupes',
    account: 'Compte',
    practice: 'Conditions d’exercice',
    connections: 'Connexions',
    settings: 'Réglages',
  },
  search: {
    button: 'Rechercher',
    placeholder: 'Questionnaire, exécution, groupe ou écran',
    screens: 'Écrans',
    found: 'Trouvé',
    nothing: 'Rien ne correspond.',
    versions: 'Versions de ce questionnaire',
    runOf: 'Passation de la v{{version}}, {{at}}',
    commands: 'Commandes',
    shortcuts: 'Raccourcis clavier',
    survey: 'Questionnaire',
    run: 'Exécution',
    focus: 'Groupe de discussion',
  },
  badge: {
    label: 'Connexion active :',
    budget: '{{remaining}} appels sur {{limit}} disponibles cette minute',
    waiting: 'reprise dans {{seconds}} s',
    queued_one: '{{count}} appel en attente',
    queued_other: '{{count}} appels en attente',
    choose: 'Envoyer les lancements vers',
    practice: 'Exercice',
    manage: 'Gérer les connexions',
    conditions: 'Conditions d’exercice…',
    rough: 'gros temps',
    unreachable: 'injoignable',
    refused: 'clé refusée',
    noKey: 'sans clé',
  },
  status: {
    pending: 'Modifié',
    saving: 'Enregistrement…',
    saved: 'Enregistré à {{time}}',
    failed: 'Non enregistré ; nouvel essai en cours',
    conflict: 'Modifié ailleurs : choisissez la version à garder',
    offline: 'Liaison avec Sonde coupée',
    underWay_one: '{{count}} exécution en cours',
    underWay_other: '{{count}} exécutions en cours',
    version: 'Sonde {{version}}',
  },
  notices: {
    label: 'Avis',
    lost: 'La liaison avec Sonde est coupée ; reconnexion en cours. Votre texte reste dans la page.',
    stopped:
      'Sonde ne répond pas : il a été arrêté, ou le tunnel qui y mène est fermé. Ce que vous avez saisi est gardé dans ce navigateur. Relancez Sonde et ouvrez ici son nouveau lien.',
    stoppedForGood:
      'Sonde ne répond plus : l’application a été arrêtée, ou le tunnel qui y mène est fermé. Le texte saisi qui n’a pas été enregistré se trouve seulement sur cette page : gardez-la ouverte et copiez ce texte. Si Sonde a été lancé avec « --port 0 », son adresse changera au prochain démarrage, et ce navigateur ne pourra pas y rétablir le texte.',
    shutOut:
      'Sonde a été relancé. Ouvrez dans ce navigateur le nouveau lien qu’il a affiché dans le terminal : ce que vous avez saisi est gardé ici et revient.',
    unsaved: '« {{title}} » a du texte qui n’était pas enregistré à la fermeture de Sonde. Il est gardé ici.',
    unsavedUntitled: {
      survey:
        'Un questionnaire sans titre contient du texte qui n’était pas enregistré à la fermeture de Sonde. Ce texte est conservé ici.',
      focus:
        'Un groupe de discussion sans titre contient du texte qui n’était pas enregistré à la fermeture de Sonde. Ce texte est conservé ici.',
    },
    openUnsaved: 'Ouvrir et enregistrer',
    heldInMemory:
      'Sonde ne peut pas enregistrer sur le disque : des réponses du service ne sont conservées qu’en mémoire. Libérez de l’espace et ne quittez pas Sonde.',
    stray: '« {{title}} » a été créé deux fois sur le service : un questionnaire est en trop.',
    seeRun: 'Voir la passation',
    memoryKeys:
      'Pas de trousseau sur ce système : les clés sont gardées en mémoire et oubliées à la fermeture.',
    memoryKeysAsked:
      'Comme le demande SONDE_SECRETS=memory, les clés API sont conservées en mémoire et effacées à la fermeture de Sonde.',
    held: 'Des données plus anciennes ont été restaurées. Rien n’est envoyé avant que vous ayez vu ce qui y était inachevé.',
    stillHeld_one:
      '{{count}} passation d’avant la restauration n’a pas encore été comparée avec le service et reste en attente.',
    stillHeld_other:
      '{{count}} passations d’avant la restauration n’ont pas encore été comparées avec le service et restent en attente.',
    compareHeld: 'Comparer',
    replaced:
      'Le fichier de données était endommagé. Il est mis de côté ({{file}}) et un fichier vide est utilisé.',
    restore: 'Remettre la copie du {{date}}',
    noCopies: 'Il n’y a pas de copie à remettre.',
    practiceDown: 'Le service d’exercice n’a pas pu démarrer. Une connexion réelle reste utilisable.',
  },
  refused: {
    title: 'Ce navigateur n’a pas encore accès à Sonde',
    text: 'Ouvrez le lien complet que Sonde a affiché dans le terminal à son démarrage : il contient « /enter# ». Le lien change à chaque démarrage.',
    kept: 'Si ce navigateur conserve encore du texte non enregistré, ce texte sera alors rétabli.',
    private: 'Une fenêtre privée et un autre navigateur ont eux aussi besoin du lien.',
  },
  runEnded: 'Exécution {{state}}',
  openResults: 'Voir les résultats',
}
