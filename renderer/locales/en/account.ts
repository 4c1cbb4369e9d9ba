import type { account as french } from '../fr/account.ts'

export const account: typeof french = {
  title: 'Account',
  of: 'Account for the connection “{{name}}”',
  connection: 'Connection',
  tabs: { keys: 'API keys', members: 'Members' },
  received: 'As received',
  noFields: 'No other fields received.',
  keys: {
    title: 'API keys',
    text: 'An API key lets a program use the service. The service gives its secret only once, when the key is created.',
    none: 'The service lists no keys for this account.',
    unread:
      'The service sent its list of keys, but Sonde did not recognise it: there may be keys that are not shown here. You can look at the reply below, or see how each reply was read:',
    leftOut_one:
      '{{number}} row of this list has no key number that Sonde can read, so it is not shown as a key and cannot be revoked here. It is kept below as received; to see how each reply was read:',
    leftOut_other:
      '{{number}} rows of this list have no key number that Sonde can read, so they are not shown as keys and cannot be revoked here. They are kept below as received; to see how each reply was read:',
    leftOutRows: 'Rows in which no key was recognised',
    columns: { id: 'No.', name: 'Name', state: 'Status', fields: 'Fields received', actions: 'Actions' },
    unnamed: 'unnamed',
    revoked: 'revoked',
    active: 'active',
    unknown: 'not given',
    create: 'Create a key',
    name: 'Key name',
    nameHint: 'Helps you recognise the key later: for example, the program that uses it.',
    nameEmpty: 'Give the key a name.',
    revoke: 'Revoke',
    revokeKey: 'Revoke the key {{name}}',
    revokeTitle: 'Revoke this key?',
    revokeText:
      'The key “{{name}}” (no. {{id}}) will stop working from the next call, wherever it is used. This cannot be undone.',
    revokeAction: 'Revoke permanently',
    revokedNow: 'Key revoked.',
  },
  fresh: {
    title: 'Key created: {{name}}',
    text: 'The service will not give this secret again. Retrieve it now, or save it as a connection in Sonde. This page does not display it.',
    textPractice:
      'The practice service will not give this secret again. Retrieve it now if you want to use it. It cannot be saved as a connection.',
    take: 'Retrieve the secret',
    handedOver: 'The secret has been retrieved.',
    clipboard: 'The secret has been copied to the clipboard.',
    link: 'Open the secret in a new tab',
    linkText: 'That page shows it only once.',
    keep: 'Save as a connection',
    connectionName: 'Connection name',
    kept: 'Saved as the connection “{{name}}”.',
    keptInMemory:
      'Saved as the connection “{{name}}”, but only in memory: no keychain is available, so the key will be lost when Sonde quits. Retrieve the secret as well.',
    keptInMemoryAsked:
      'Saved as the connection “{{name}}”, but only in memory, because SONDE_SECRETS=memory is set: the key will be lost when Sonde quits. Retrieve the secret as well.',
    openConnections: 'View connections',
    close: 'I have the secret',
    closeTitle: 'Close without retrieving the secret?',
    closeText: 'The secret cannot be shown again. You would have to revoke this key and create another one.',
    closeAction: 'Close without the secret',
    fields: 'Reply from the service',
  },
  doubt: {
    title: 'Was the key “{{name}}” created?',
    text: 'The service has not confirmed it ({{problem}}). Check which keys it lists before you create another one: otherwise there may be two.',
    look: 'Check the list of keys',
    again: 'Check again',
    close: 'I have checked the list',
    none: 'The service lists no new key “{{name}}” at the moment. It may still be created: check again in a minute. If it appears later, revoke it, because its secret is lost.',
    unread:
      'Sonde cannot tell whether the key “{{name}}” was created, because it did not recognise the service’s list of keys, now or before the creation. Look for the key in the list below. If it is there, it was created, but its secret is lost: revoke it, or leave it there unused.',
    found_one:
      'The service lists a key that was not there before (no. {{ids}}), most likely “{{name}}”. It was created, but its secret is lost. Revoke it in the list below, or leave it there unused.',
    found_other:
      'The service lists {{count}} keys that were not there before (no. {{ids}}), and one of them is most likely “{{name}}”. Its secret is lost. Revoke the key in the list below, or leave it there unused.',
  },
  members: {
    title: 'Members of the organisation',
    text: 'You need admin rights. The service accepts any fields and reports what is missing.',
    none: 'The service lists no members for this organisation.',
    unread:
      'The service sent its list of members, but Sonde did not recognise it: there may be members who are not shown here. You can look at the reply below, or see how each reply was read:',
    columns: { name: 'Name', email: 'Email', role: 'Role', fields: 'Fields received', actions: 'Actions' },
    unknown: 'not given',
    add: 'Add a member',
    changeRole: 'Change role',
    changeRoleOf: 'Change role of {{name}}',
    remove: 'Remove',
    removeOf: 'Remove {{name}}',
    removeText:
      'This person will lose access to the organisation. The fields below tell the service who to remove.',
    fields: 'Fields sent',
    fieldName: 'Field',
    fieldValue: 'Value',
    fieldNameOf: 'Name of field {{number}}',
    fieldValueOf: 'Value of field {{number}}',
    addField: 'Add a field',
    removeField: 'Remove field {{number}}',
    duplicate: 'Two fields have the same name.',
    noFields: 'Fill in at least one field.',
    send: { add: 'Add', role: 'Change role', remove: 'Remove permanently' },
    answered: 'The service accepted the request.',
    answer: 'Reply from the service, as received',
  },
}
