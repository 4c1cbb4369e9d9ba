import type { connections as french } from '../fr/connections.ts'

export const connections: typeof french = {
  title: 'Connections',
  add: 'Connect a service',
  intro:
    'A connection holds a service’s address, an API key and the plan the key belongs to. Once saved, the key is never shown again.',
  columns: {
    name: 'Name',
    address: 'Address',
    plan: 'Plan',
    key: 'Key',
    state: 'Status',
    actions: 'Actions',
  },
  practiceName: 'Practice service',
  practiceHint:
    'The practice service is built into Sonde and runs entirely on this computer. It cannot be removed.',
  active: 'active',
  use: 'Use',
  useName: 'Use {{name}}',
  check: 'Check',
  checkName: 'Check {{name}}',
  edit: 'Edit',
  enterKey: 'Enter the key',
  enterKeyOf: 'Enter the key for {{name}}',
  replaceKey: 'Replace the key',
  replaceKeyOf: 'Replace the key for {{name}}',
  remove: 'Remove',
  actionsOf: 'Actions for {{name}}',
  keyIn: {
    keychain: 'in the system keychain',
    session: 'in memory until Sonde quits',
    none: 'no key',
  },
  practiceKey: 'built in',
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
    unreachable: 'unreachable',
    refused: 'key rejected',
  },
  checked: '{{name}} is reachable and accepts the key.',
  form: {
    addTitle: 'Connect a service',
    editTitle: 'Edit connection',
    name: 'Name',
    namePlaceholder: 'For example: Team service',
    address: 'Address',
    addressPlaceholder: 'https://…',
    addressFixed: 'A key is tied to its address. To use another address, add another connection.',
    key: 'API key',
    showKey: 'Show or hide the key',
    keyKeychain: 'Stored in the system keychain and sent only to this address.',
    keyMemory: 'Kept in memory until Sonde quits and sent only to this address.',
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
      'A short mark such as “·7F3KQ” lets Sonde find a survey again if the reply is lost. Without it, Sonde has to ask you more often.',
    others: 'Other programs use this key',
    othersHelp:
      'Sonde then leaves them half of the calls, so none of them is rejected. If the box is not ticked, Sonde uses all the calls and makes room after the service rejects one.',
    othersLearned:
      'Sonde noticed this {{when}}, when the service rejected a call because of the call limit. It now leaves {{calls}} calls a minute free. Untick the box if this is no longer true.',
    submitAdd: 'Connect',
    submitEdit: 'Save',
    submitKey: 'Replace key',
  },
  problem: {
    address: 'Enter the address.',
    name: 'Give the connection a name.',
    key: 'Enter the API key.',
    form: 'This is not a valid address. Example: https://api.example.org',
    insecure: 'Enter an https address (http is accepted only for this computer).',
    practice:
      'This is the practice service, which is already in the list. Enter the address of a real service.',
    extras: 'Remove the user name, “?” or “#” from the address.',
  },
  removeTitle: 'Remove “{{name}}”?',
  removeLosesKey:
    'A key was created through this connection and its secret has not been retrieved: it will be lost. Retrieve it first on the Account screen.',
  removeText:
    'Sonde will forget the connection and its key; you would have to enter the key again. Everything already received is kept.',
}
