import type * as french from '../../fr/desk/recognised.ts'

export const preview: typeof french.preview = {
  label: 'What Sonde recognises',
  title: 'What Sonde recognises',
  caption: 'The first ten personas',
  more: 'The table is wider than this pane: scroll it to the right (with the keyboard, Tab and then the arrows).',
  summary: 'Answers recognised: {{understood}}; not recognised: {{unread}}; left blank: {{blank}}.',
  missingOf_one: '{{number}} of {{all}} answers is missing ({{personas}} personas × {{items}} items).',
  missingOf_other: '{{number}} of {{all}} answers are missing ({{personas}} personas × {{items}} items).',
  ofNobody_one:
    '{{number}} answer belongs to nobody in the list of personas and is left out. Show Sonde a list of all personas.',
  ofNobody_other:
    '{{number}} answers belong to nobody in the list of personas and are left out. Show Sonde a list of all personas.',
  persona: 'Persona',
  item: 'Q{{number}}',
  itemLong: 'Item {{number}}: {{stem}}',
  unread: '{{text}} (not recognised)',
  blank: 'left blank',
  missing: '–',
  option: 'option {{number}}',
  from: 'Numbers stand for response options, counting from {{from}}.',
  tooLittle:
    'More than half of what this recipe should find is missing or not recognised. Until you explain these values or show Sonde another item, results are read without it.',
  unfit:
    'This recipe finds nothing here, so Sonde reads this reply without it. The form of the reply may have changed.',
  nothing: 'No persona’s answer has been recognised yet.',
  noAnswers: 'This reply contains no answers from personas.',
}

export const meanings: typeof french.meanings = {
  title: 'Values to explain',
  intro: 'These values were found, but they match no response option. Choose what they mean.',
  value: '“{{value}}” means',
  blank: 'a missing answer',
  words: 'an answer in these words',
  items: 'items {{items}}',
  oneItem: 'item {{items}}',
  told: 'Values explained',
  toldOne: '“{{value}}”: {{option}}',
  toldFor: '“{{value}}”: {{option}} ({{stem}})',
  from: 'Numbers stand for response options',
  from0: 'counting from 0',
  from1: 'counting from 1',
  fromNone: 'not by their position',
}
