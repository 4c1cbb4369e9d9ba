import type { settings as french } from '../fr/settings.ts'

export const settings: typeof french = {
  title: 'Settings',
  language: {
    label: 'Language',
    system: 'Same as the system',
    fr: 'Français',
    en: 'English',
  },
  theme: {
    label: 'Appearance',
    system: 'Same as the system',
    light: 'Light',
    dark: 'Dark',
  },
  notify: 'Show a system notification when a run ends',
  data: {
    heading: 'Data',
    sound: 'The data file is intact.',
    replaced: 'The data file was damaged, so an empty one is in use. The damaged file was kept: {{file}}',
    when: 'Sonde makes a backup on each day it is used, and one before an update that changes the format of the data.',
    copies: 'Backups',
    copyOf: 'Backup from {{date}} ({{size}})',
    beforeUpdate: 'Backup before an update, {{date}} ({{size}})',
    restore: 'Restore',
    restoreName: 'Restore the backup from {{date}}',
    noCopies: 'There are no backups yet.',
    restoreTitle: 'Restore this backup?',
    restoreText:
      'Everything done in Sonde since {{date}} will disappear. The current file will be kept in the data folder, which keeps the three latest files replaced in this way.',
  },
  about: {
    heading: 'About',
    shortcuts: 'Keyboard shortcuts',
    version: 'Version',
    host: 'Running',
    desktop: 'as a desktop app ({{platform}})',
    browser: 'in the browser ({{platform}})',
    keys: 'API keys',
    keychain: 'in the system keychain',
    memory: 'in memory until Sonde quits (no keychain is available)',
    memory_asked: 'in memory until Sonde quits (SONDE_SECRETS=memory is set)',
    practice: 'Practice service',
    practiceRunning: 'running',
    practiceStopped: 'stopped',
    practiceConditions: 'Practice conditions',
  },
}
