export const settings = {
  title: 'Réglages',
  language: {
    label: 'Langue',
    system: 'Celle du système',
    fr: 'Français',
    en: 'English',
  },
  theme: {
    label: 'Apparence',
    system: 'Celle du système',
    light: 'Claire',
    dark: 'Sombre',
  },
  notify: 'Afficher une notification du système à la fin d’une passation',
  data: {
    heading: 'Données',
    sound: 'Le fichier de données est en bon état.',
    replaced:
      'Le fichier de données était endommagé ; Sonde utilise un nouveau fichier vide. L’ancien est conservé : {{file}}',
    when: 'Sonde fait une sauvegarde chaque jour d’utilisation, et une autre avant une mise à jour qui modifie le format des données.',
    copies: 'Sauvegardes',
    copyOf: 'Sauvegarde du {{date}} ({{size}})',
    beforeUpdate: 'Sauvegarde avant une mise à jour, {{date}} ({{size}})',
    restore: 'Restaurer',
    restoreName: 'Restaurer la sauvegarde du {{date}}',
    noCopies:
      'Sonde fait une sauvegarde chaque jour d’utilisation et avant chaque changement de format de ses données ; il n’y en a pas encore.',
    restoreTitle: 'Restaurer cette sauvegarde ?',
    restoreText:
      'Tout ce qui a été fait depuis le {{date}} disparaîtra de Sonde. Le fichier actuel sera conservé à part dans le dossier de données, où restent les trois derniers fichiers ainsi remplacés.',
  },
  about: {
    heading: 'À propos',
    shortcuts: 'Raccourcis clavier',
    version: 'Version',
    host: 'Mode',
    desktop: 'application de bureau ({{platform}})',
    browser: 'navigateur ({{platform}})',
    keys: 'Clés API',
    keychain: 'dans le trousseau du système',
    memory: 'en mémoire jusqu’à la fermeture de Sonde, faute de trousseau sur ce système',
    memory_asked: 'en mémoire, jusqu’à la fermeture de Sonde, comme le demande SONDE_SECRETS=memory',
    practice: 'Service d’entraînement',
    practiceRunning: 'en marche',
    practiceStopped: 'arrêté',
    practiceConditions: 'Conditions d’entraînement',
  },
}
