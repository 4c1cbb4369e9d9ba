import type { Namespaces } from '../namespaces.ts'

export const calibration: Namespaces['calibration'] = {
  start: 'Calibrate a service…',
  startCommand: 'Calibrate a service with my items',
  begin: {
    title: 'Calibrate a service',
    text: 'Sonde plants a known defect into sound items of your own and sends them beside the originals. This tells whether this service, today, shows such defects. You see each twin before it is sent.',
    survey: 'Survey',
    choose: 'Choose a survey',
    items: 'Sound items',
    itemsHint: 'Single-choice items in which the wording checker finds nothing; {{most}} at most.',
    none: 'No sound single-choice item in this survey.',
    create: 'Prepare the plan',
    planTitle: 'Calibration: {{title}}',
  },
  defect: {
    leading: 'Leading',
    double_barrelled: 'Double-barrelled',
    absolute: 'Absolute',
    overlapping: 'Overlapping response options',
    unbalanced: 'Unbalanced scale',
  },
  defectMeaning: {
    leading: 'The stem pushes towards an answer.',
    double_barrelled: 'A second object is joined: one answer no longer stands for one thing.',
    absolute: 'A word leaves no exception.',
    overlapping: 'Ranges share an end.',
    unbalanced: 'The scale has more points on one side than on the other.',
  },
  twins: {
    heading: 'Items and twins',
    hint: 'Three arms: your items, the same items again, and their twins with a planted defect. An item without a twin stays: it is a control.',
    few: 'With fewer than {{least}} twins, what this service shows can hardly be told from chance.',
    item: 'Item {{number}}',
    defectOf: 'Planted defect: item {{number}}',
    noTwin: 'No twin (control only)',
    stem: 'Stem of the twin: item {{number}}',
    options: 'Response options of the twin: item {{number}}',
    option: 'Response option {{option}} of the twin: item {{number}}',
    removeItem: 'Remove the item',
    removeItemOf: 'Remove item {{number}}',
    unseen:
      'The wording checker no longer sees this defect in the twin: what it shows will say nothing of it.',
    cannotAny: 'No defect can be planted into this item by rule.',
  },
  result: {
    heading: 'What this service showed',
    sentence_one:
      'Of {{count}} planted defect this service showed {{shown}}, and marked {{marked}} of {{controls}} controls.',
    sentence_other:
      'Of {{count}} planted defects this service showed {{shown}}, and marked {{marked}} of {{controls}} controls.',
    shows:
      'That is more than chance and its marks on sound items would give. These are reasons to revise, not evidence about people.',
    chance:
      'Chance and its marks on sound items are enough to explain this: nothing can be seen here. Its silence about an item then means nothing.',
    nothing: 'Nothing can be seen here: its silence about an item then means nothing.',
    too_few: 'Too few twins to tell: this may be chance, or more. A calibration with more twins can tell.',
    unknown: 'Too few answers to tell: at least {{least}} are needed for each arm and item.',
    waiting: 'No conclusion yet: planned runs are still under way. The numbers below may change.',
    added: 'Runs added after the launch do not count here.',
    twin: 'Twin',
    control: 'Control',
    state: {
      shown: 'showed',
      not_shown: 'did not show',
      unknown: 'too few answers',
      marked: 'marked',
      unmarked: 'not marked',
    },
    moved:
      '{{moved}} points away from the sound item; noise reaches {{floor}} points ({{from}} and {{to}} answers).',
    repeated:
      '{{moved}} points when the same item is asked again; noise reaches {{floor}} points ({{from}} and {{to}} answers).',
    bySides: 'The scale has other points: only its sides are compared.',
    signs: 'Signs: {{signs}}.',
    noSigns: 'No sign.',
    about:
      'A twin showed if its answers differ from the sound item beyond the noise, or if there is a sign in it that the sound item does not have. A control is marked if the same item asked again differs beyond the noise, or if there is a sign in it.',
  },
  line: {
    shows_one: 'On {{date}} this service showed {{shown}} of {{count}} planted defect.',
    shows_other: 'On {{date}} this service showed {{shown}} of {{count}} planted defects.',
    chance_one:
      'On {{date}} this service showed {{shown}} of {{count}} planted defect, as chance may: its silence about an item means nothing.',
    chance_other:
      'On {{date}} this service showed {{shown}} of {{count}} planted defects, as chance may: its silence about an item means nothing.',
    nothing_one:
      'On {{date}} this service showed {{shown}} of {{count}} planted defect: its silence about an item means nothing.',
    nothing_other:
      'On {{date}} this service showed {{shown}} of {{count}} planted defects: its silence about an item means nothing.',
    too_few_one:
      'On {{date}} this service showed {{shown}} of {{count}} planted defect: too few to tell more.',
    too_few_other:
      'On {{date}} this service showed {{shown}} of {{count}} planted defects: too few to tell more.',
  },
}
