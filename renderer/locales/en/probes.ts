import type { Namespaces } from '../namespaces.ts'

export const probes: Namespaces['probes'] = {
  heading: 'Probes',
  hint: 'They follow the item, in this order. They are open-ended: their answers are read beside the choice.',
  kind: {
    paraphrase: 'Paraphrase',
    meaning: 'Meaning of a word',
    reason: 'Reason',
    certainty: 'Certainty',
    category: 'What came to mind',
  },
  purpose: {
    paraphrase: 'How the item is understood.',
    meaning: 'What a word of the item means to the personas.',
    reason: 'Why a response option was chosen.',
    certainty: 'Whether the answer is firm or hesitant.',
    category: 'What the personas thought of when they read a word.',
  },
  stem: 'Stem of probe {{number}} ({{kind}})',
  add: 'Add a probe',
  addAll: 'Add all five probes',
  removeOf: 'Remove probe {{number}} ({{kind}})',
  up: 'Move probe {{number}} ({{kind}}) up',
  reading: {
    none: 'No answers to the probes yet.',
    filter: 'Personas to read',
    all_one: 'All ({{count, number}} persona)',
    all_other: 'All ({{count, number}} personas)',
    option: '“{{option}}” ({{count, number}})',
    noOption: 'No response option chosen ({{count, number}})',
    shown_one: '{{count, number}} of {{total, number}} personas',
    shown_other: '{{count, number}} of {{total, number}} personas',
    choseNone: 'No response option chosen',
    saidNothing: 'Left blank',
  },
}
