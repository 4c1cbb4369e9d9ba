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
    copies: 'Backups',
    copyOf: 'Backup from {{date}} ({{size}})',
    beforeUpdate: 'Backup before an update, {{date}} ({{size}})',
    restore: 'Restore',
    restoreName: 'Restore the backup from {{date}}',
    noCopies: 'Sonde makes a backup each day it is used; there is none yet.',
    restoreTitle: 'Restore this backup?',
    restoreText:
      'What was done since {{date}} leaves Sonde. The present file is set aside in the data folder, where the three newest such files stay.',
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
    practice: 'Practice service',
    practiceRunning: 'running',
    practiceStopped: 'stopped',
    practiceConditions: 'Practice conditions',
  },
}
