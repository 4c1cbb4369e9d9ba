import type { connections as french } from '../fr/connections.ts'

export const connections: typeof french = {
  title: 'Connections',
  add: 'Connect a service',
  intro:
    'A connection is a service’s address with an API key and its plan. The key never comes back to the page.',
  columns: {
    name: 'Name',
    address: 'Address',
    plan: 'Plan',
    key: 'Key',
    state: 'State',
    actions: 'Actions',
  },
  practiceName: 'Practice service',
  practiceHint:
    'The practice service is built into Sonde; everything stays on this machine. It cannot be removed.',
  active: 'active',
  use: 'Use',
  useName: 'Use {{name}}',
  check: 'Check',
  checkName: 'Check {{name}}',
  edit: 'Change',
  enterKey: 'Enter the key',
  enterKeyOf: 'Enter the key of {{name}}',
  replaceKey: 'Replace the key',
  replaceKeyOf: 'Replace the key of {{name}}',
  remove: 'Remove',
  actionsOf: 'Actions for {{name}}',
  keyIn: {
    keychain: 'in the system’s keychain',
    session: 'in memory, until Sonde quits',
    none: 'no key',
  },
  practiceKey: 'practice’s own',
  plan: {
    standard: 'Standard ({{count}} calls/min)',
    enterprise: 'Enterprise ({{count}} calls/min)',
    admin: 'Admin ({{count}} calls/min)',
  },
  planName: {
    standard: 'Standard',
    enterprise: 'Enterprise',
    admin: 'Admin',
  },
  reach: {
    unknown: 'not checked yet',
    reachable: 'reachable',
    unreachable: 'out of reach',
    refused: 'key refused',
  },
  checked: '{{name}} answers and accepts the key.',
  form: {
    addTitle: 'Connect a service',
    editTitle: 'Change the connection',
    name: 'Name',
    namePlaceholder: 'For example: Team service',
    address: 'Address',
    addressPlaceholder: 'https://…',
    addressFixed: 'A key belongs to its address: for another address, add a connection.',
    key: 'API key',
    showKey: 'Show or hide the key',
    keyKeychain: 'Kept in the system’s keychain; sent to this address only.',
    keyMemory: 'Kept in memory until Sonde quits; sent to this address only.',
    plan: 'Plan',
    colour: 'Colour',
    colours: {
      teal: 'Teal',
      indigo: 'Indigo',
      grape: 'Grape',
      pink: 'Pink',
      lime: 'Lime',
      practice: 'Amber',
    },
    marks: 'Mark the titles that are sent',
    marksHelp:
      'A short mark such as “·7F3KQ” lets Sonde find a survey again when the reply is lost. Without it, Sonde asks you more often.',
    others: 'Other programs use this key',
    othersHelp:
      'Sonde then leaves them half of the calls, so none of them is rejected. If the box is not ticked, Sonde uses all the calls and makes room after the service rejects one.',
    othersLearned:
      'Sonde noticed this {{when}}, when the service rejected a call because of the call limit, and leaves {{calls}} calls a minute free. Clear the box if it is no longer true.',
    submitAdd: 'Connect',
    submitEdit: 'Save',
    submitKey: 'Replace',
  },
  problem: {
    address: 'Enter the address.',
    name: 'Give the connection a name.',
    key: 'Enter the API key.',
    form: 'This is not an address. Example: https://api.example.org',
    insecure: 'It takes an https address (http only for this machine).',
    practice:
      'This is the practice service, which is already in the list. Enter the address of a real service.',
    extras: 'An address without user name, “?” or “#”.',
  },
  removeTitle: 'Remove “{{name}}”?',
  removeLosesKey:
    'A key was created over it, and its secret was not taken: it will be lost. Take it first on the Account screen.',
  removeText:
    'The connection and its key are forgotten; the key will have to be entered again. What was received stays here.',
}
