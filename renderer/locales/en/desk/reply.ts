import type * as french from '../../fr/desk/reply.ts'

export const tree: typeof french.tree = {
  label: 'Contents of the reply',
  root: 'Data of the reply',
  map_one: '{{number}} field',
  map_other: '{{number}} fields',
  list_one: '{{number}} entry',
  list_other: '{{number}} entries',
  null: 'null',
  emptyText: 'empty text',
  fold: 'Fold',
  unfold: 'Unfold',
  said: '{{key}}: {{value}}',
  saidMarked: '{{key}}: {{value}}. {{marks}}',
  unreadable: 'This reply cannot be read',
  unreadableAt:
    'From line {{line}}, character {{column}} on, it is not valid JSON: the reply may be incomplete. Sonde keeps it as it is. Ask the service for it again; if that does not help, tell its makers.',
  keys: 'Arrows: move and unfold; Enter: say what this is; Ctrl+F: search.',
  tooLong: 'This list is too long to scroll to its end. Use End, Page Down or the search to go further.',
}

export const mark: typeof french.mark = {
  persona: 'persona {{persona}}',
  answer: 'answer to item {{item}}',
  answerOf: 'answer to item {{item}}, persona {{persona}}',
  with: '{{what}}, persona {{persona}}',
  notRecognised: '{{what}}, value not recognised',
  hidden: 'hidden by the next value of this name',
}

export const short: typeof french.short = {
  answer: 'Q{{item}}',
  answerOf: 'Q{{item}} · P{{persona}}',
  persona: 'P{{persona}}',
  notRecognised: '{{what}} · not recognised',
}

export const search: typeof french.search = {
  label: 'Search the reply',
  hint: 'Search the reply',
  next: 'Next match',
  count_one: '{{number}} match',
  count_other: '{{number}} matches',
  none: 'No matches',
  running: 'Searching…',
}

export const menu: typeof french.menu = {
  open: 'This is…',
  of: 'Say what {{key}} is',
  title: 'This value is…',
}
