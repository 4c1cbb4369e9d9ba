/** The operations of the interface by name, in the order of its tables. HEAD counts as the GET of the same path. */
export const operationIds = [
  'listKeys',
  'createKey',
  'revokeKey',
  'createSurvey',
  'listSurveys',
  'launchSurvey',
  'surveyStatus',
  'surveyResults',
  'deleteSurvey',
  'createFocus',
  'listFocus',
  'focusSession',
  'focusTranscript',
  'deleteFocus',
  'listMembers',
  'addMember',
  'removeMember',
  'changeRole',
] as const

/** Name of an operation of the interface. */
export type OperationId = (typeof operationIds)[number]
