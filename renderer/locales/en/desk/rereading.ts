import type * as french from '../../fr/desk/rereading.ts'

export const reread: typeof french.reread = {
  offer: 'Read everything stored again',
  help: 'The runs already received from {{name}} can be read again with this recipe. The earlier reading is kept.',
  helpWithout:
    'Runs already received from {{name}} can be read again without it. The earlier reading is kept.',
  label: 'Reading again',
  progress: '{{done}} of {{total}}',
  stop: 'Stop',
  running: 'Reading again',
  done: 'Everything was read again.',
  stopped: 'Stopped: each run was read again as a whole or not at all.',
  failed: 'Reading again was interrupted.',
  kept_one:
    '{{number}} run would have nothing read any more, or could not be read; its earlier reading is kept.',
  kept_other:
    '{{number}} runs would have nothing read any more, or could not be read; their earlier reading is kept.',
  unchanged: 'No numbers change.',
  changed: 'Runs whose numbers change',
  run: 'Run',
  before: 'Answers recognised before',
  now: 'Now',
  figures: 'Numbers that differ',
}

export const earlier: typeof french.earlier = {
  title: 'Earlier readings',
  open: 'Earlier readings',
  compare: 'What changed in {{title}}',
  changes: 'What changed',
  intro:
    'Each time Sonde reads a reply again, the earlier reading is kept. The results show the newest reading.',
  none: {
    title: 'No earlier reading',
    text: 'The answers to this run have been read only once. An earlier reading is kept here as soon as they are read again.',
  },
  which: 'Earlier reading',
  newest: 'Newest reading: {{reading}}',
  by: { used: 'by your recipe', unfit: 'by Sonde, as the recipe did not fit', readers: 'by Sonde' },
  otherReply: 'from another reply',
  understood: 'Answers recognised: {{before}} before, {{now}} now.',
  personas: 'Personas: {{before}} before, {{now}} now.',
  all: 'Also show items in which nothing changed',
  same: 'No number and no answer differs between these readings.',
  table: 'Numbers of both readings',
  what: 'Item and response option',
  before: 'Before',
  now: 'Now',
  different_one: '{{number}} answer differs',
  different_other: '{{number}} answers differ',
  kinds: { words: 'Answers in words', unread: 'Not recognised', blank: 'Left blank' },
}
