import type { settings as french } from '../fr/settings.ts'

export const settings: typeof french = {
  title: 'Settings',
  language: {
    label: 'Language',
    system: 'The system’s',
    fr: 'Français',
    en: 'English',
  },
  theme: {
    label: 'Appearance',
    system: 'The system’s',
    light: 'Light',
    dark: 'Dark',
  },
  notify: 'Announce the end of a run with a system notification',
  data: {
    heading: 'Data',
    sound: 'The data file is sound.',
    replaced: 'The data file was damaged; an empty one is in use. The old one is kept: {{file}}',
    when: 'Sonde makes a backup on each day it is used, and one before an update that changes the format of the data.',
    copies: 'Copies',
    copyOf: 'Copy of {{date}} ({{size}})',
    beforeUpdate: 'Backup before an update, {{date}} ({{size}})',
    restore: 'Put back',
    restoreName: 'Put back the copy of {{date}}',
    noCopies: 'Sonde makes a backup each day it is used; there is none yet.',
    restoreTitle: 'Put this copy back?',
    restoreText:
      'What was done since {{date}} leaves Sonde. The present file is set aside in the data folder, where the three newest such files stay.',
  },
  about: {
    heading: 'About',
    shortcuts: 'Keyboard shortcuts',
    version: 'Version',
    host: 'Runs',
    desktop: 'as a desktop app ({{platform}})',
    browser: 'in the browser ({{platform}})',
    keys: 'API keys',
    keychain: 'in the system’s keychain',
    memory: 'in memory, until Sonde quits: there is no keychain here',
    memory_asked: 'in memory, until Sonde quits, as SONDE_SECRETS=memory requests',
    practice: 'Practice service',
    practiceRunning: 'running',
    practiceStopped: 'stopped',
    practiceConditions: 'Practice conditions',
  },
}
