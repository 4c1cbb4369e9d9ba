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
  notify: {
    label: 'Annoncer la fin d’une exécution par une notification du système',
    browserHint: 'Dans le navigateur, Sonde l’annonce dans la page seulement.',
  },
  data: {
    heading: 'Données',
    sound: 'Le fichier de données est sain.',
    replaced:
      'Le fichier de données était endommagé ; un fichier vide est utilisé. L’ancien est gardé : {{file}}',
    copies: 'Copies',
    copyOf: 'Copie du {{date}} ({{size}})',
    restore: 'Remettre en place',
    restoreName: 'Remettre en place la copie du {{date}}',
    noCopies: 'Sonde fait une copie avant chaque changement de format ; il n’y en a pas encore.',
    restoreTitle: 'Remettre cette copie en place ?',
    restoreText:
      'Ce qui a été fait depuis le {{date}} disparaît de Sonde. Le fichier actuel est mis de côté dans le dossier de données.',
  },
  about: {
    heading: 'À propos',
    version: 'Version',
    host: 'Fonctionne',
    desktop: 'en application de bureau ({{platform}})',
    browser: 'dans le navigateur ({{platform}})',
    keys: 'Clés API',
    keychain: 'dans le trousseau du système',
    memory: 'en mémoire, jusqu’à la fermeture de Sonde : il n’y a pas de trousseau ici',
    practice: 'Service d’exercice',
    practiceRunning: 'en marche',
    practiceStopped: 'arrêté',
    practiceConditions: 'Conditions d’exercice',
  },
}
