/** Texts of the desktop app outside the page. */
export interface DesktopTexts {
  file: string
  edit: string
  view: string
  window: string
  help: string
  about: string
  services: string
  hide: string
  hideOthers: string
  showAll: string
  quit: string
  close: string
  undo: string
  redo: string
  cut: string
  copy: string
  paste: string
  pasteAsText: string
  selectAll: string
  reload: string
  developerTools: string
  actualSize: string
  zoomIn: string
  zoomOut: string
  fullScreen: string
  minimize: string
  zoom: string
  bringToFront: string
  addToDictionary: string
  noSuggestion: string
  cannotStart: string
  runDone: string
  runFailed: string
  runEnded: string
  keyNotTaken: string
  keyNotTakenDetail: string
  stay: string
  leaveKey: string
  notSaved: string
  /** `{{titles}}` stands for the titles of the runs and focus groups. */
  notSavedDetail: string
  leaveUnsaved: string
  pageEnded: string
  pageNotLoaded: string
  /** `{{log}}` stands for the path of the log file. */
  pageFailedDetail: string
  pageHangs: string
  pageHangsDetail: string
  openPageAgain: string
  wait: string
}

const fr: DesktopTexts = {
  file: 'Fichier',
  edit: 'Édition',
  view: 'Affichage',
  window: 'Fenêtre',
  help: 'Aide',
  about: 'À propos de Sonde',
  services: 'Services',
  hide: 'Masquer Sonde',
  hideOthers: 'Masquer les autres',
  showAll: 'Tout afficher',
  quit: 'Quitter Sonde',
  close: 'Fermer la fenêtre',
  undo: 'Annuler',
  redo: 'Rétablir',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  pasteAsText: 'Coller sans mise en forme',
  selectAll: 'Tout sélectionner',
  reload: 'Recharger la page',
  developerTools: 'Outils de développement',
  actualSize: 'Taille réelle',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  fullScreen: 'Plein écran',
  minimize: 'Placer dans le Dock',
  zoom: 'Réduire/agrandir',
  bringToFront: 'Tout ramener au premier plan',
  addToDictionary: 'Ajouter au dictionnaire',
  noSuggestion: 'Aucune suggestion',
  cannotStart: 'Sonde n’a pas pu démarrer',
  runDone: 'Les résultats sont arrivés.',
  runFailed: 'La passation s’est terminée en échec.',
  runEnded: 'La passation est terminée.',
  keyNotTaken: 'Le secret d’une nouvelle clé n’a pas été récupéré.',
  keyNotTakenDetail:
    'Il n’est conservé qu’en mémoire, et le service ne le communiquera plus. Récupérez-le sur l’écran Compte avant de quitter ; sinon, il faudra révoquer cette clé et en créer une autre.',
  stay: 'Revenir',
  leaveKey: 'Quitter sans le secret',
  notSaved: 'Des réponses du service ne sont pas enregistrées.',
  notSavedDetail:
    'Elles n’ont pas pu être écrites sur le disque : elles ne sont qu’en mémoire et seront perdues si vous quittez Sonde. Libérez d’abord de l’espace. Elles concernent : {{titles}}.',
  leaveUnsaved: 'Quitter sans les enregistrer',
  pageEnded: 'La page de Sonde s’est arrêtée plusieurs fois de suite.',
  pageNotLoaded: 'La page de Sonde n’a pas pu être chargée.',
  pageFailedDetail:
    'Ce que vous avez saisi est conservé, sauf peut-être la dernière seconde, et les passations en cours continuent. Ouvrez la page de nouveau. Si elle s’arrête encore, quittez Sonde et relancez-le ; le journal indique ce qui s’est passé : {{log}}',
  pageHangs: 'La page de Sonde ne répond plus.',
  pageHangsDetail:
    'Elle est peut-être encore occupée : vous pouvez attendre. Si vous l’ouvrez de nouveau, ce que vous avez saisi est conservé, sauf peut-être la dernière seconde. Le journal se trouve ici : {{log}}',
  openPageAgain: 'Ouvrir la page de nouveau',
  wait: 'Attendre',
}

const en: DesktopTexts = {
  file: 'File',
  edit: 'Edit',
  view: 'View',
  window: 'Window',
  help: 'Help',
  about: 'About Sonde',
  services: 'Services',
  hide: 'Hide Sonde',
  hideOthers: 'Hide Others',
  showAll: 'Show All',
  quit: 'Quit Sonde',
  close: 'Close Window',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  pasteAsText: 'Paste without Formatting',
  selectAll: 'Select All',
  reload: 'Reload Page',
  developerTools: 'Developer Tools',
  actualSize: 'Actual Size',
  zoomIn: 'Zoom In',
  zoomOut: 'Zoom Out',
  fullScreen: 'Full Screen',
  minimize: 'Minimise',
  zoom: 'Zoom',
  bringToFront: 'Bring All to Front',
  addToDictionary: 'Add to Dictionary',
  noSuggestion: 'No suggestion',
  cannotStart: 'Sonde could not start',
  runDone: 'The results have arrived.',
  runFailed: 'This run failed.',
  runEnded: 'This run has ended.',
  keyNotTaken: 'You have not retrieved the secret of a new API key.',
  keyNotTakenDetail:
    'The secret is held in memory only, and the service will not show it again. Retrieve it on the Account screen before you quit; otherwise you will have to revoke this key and create another one.',
  stay: 'Go back',
  leaveKey: 'Quit without the secret',
  notSaved: 'Replies from the service have not been saved.',
  notSavedDetail:
    'They could not be written to the disk: they are held in memory only and will be lost if you quit Sonde. Free up some space first. They belong to: {{titles}}.',
  leaveUnsaved: 'Quit without saving them',
  pageEnded: 'Sonde’s page stopped working several times in a row.',
  pageNotLoaded: 'Sonde’s page could not be loaded.',
  pageFailedDetail:
    'What you typed is kept, except perhaps the last second, and runs that are under way continue. Open the page again. If it stops once more, quit Sonde and start it again; the log says what happened: {{log}}',
  pageHangs: 'Sonde’s page is not responding.',
  pageHangsDetail:
    'It may still be busy: you can wait. If you open it again, what you typed is kept, except perhaps the last second. The log is here: {{log}}',
  openPageAgain: 'Open the Page Again',
  wait: 'Wait',
}

/** The texts for a language setting; `system` follows the machine's `locale`. */
export function desktopTexts(language: 'system' | 'fr' | 'en', locale: string): DesktopTexts {
  const chosen = language === 'system' ? (locale.toLowerCase().startsWith('fr') ? 'fr' : 'en') : language
  return chosen === 'fr' ? fr : en
}
