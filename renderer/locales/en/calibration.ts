import { calibrationEn } from '../../../shared/experiments/calibration/words/calibration-en.ts'
import type { Namespaces } from '../namespaces.ts'

export const calibration: Namespaces['calibration'] = {
  start: 'Calibrate a service…',
  startCommand: 'Calibrate a service with my items',
  begin: {
    title: 'Calibrate a service',
    text: 'Sonde plants a known defect in sound items of your own and sends them beside the originals. This shows whether this service, today, reveals such defects. You see each twin before it is sent.',
    survey: 'Survey',
    choose: 'Choose a survey',
    items: 'Sound items',
    itemsHint: 'Single-choice items in which the wording checker finds nothing; {{most}} at most.',
    none: 'No sound single-choice item in this survey.',
    create: 'Prepare the plan',
    planTitle: 'Calibration: {{title}}',
  },
  defect: calibrationEn.defect,
  defectMeaning: {
    leading: 'The stem pushes towards an answer.',
    double_barrelled: 'A second object is added, so one answer no longer stands for one thing.',
    absolute: 'A word leaves no exception.',
    overlapping: 'Ranges share an end.',
    unbalanced: 'The scale has more points on one side than on the other.',
  },
  twins: {
    heading: 'Items and twins',
    hint: 'Three arms: your items (A), the same items again (A again), and their twins with a planted defect (Twins). An item without a twin stays: it is a control, which should show nothing.',
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
      'The wording checker no longer finds this defect in the twin, so its answers will say nothing about it.',
    cannotAny: 'No rule can plant a defect in this item.',
  },
  result: calibrationEn.result,
  line: {
    shows_one: 'On {{date}} this service showed {{shown}} of {{count}} planted defect.',
    shows_other: 'On {{date}} this service showed {{shown}} of {{count}} planted defects.',
    chance_one:
      'On {{date}} this service showed {{shown}} of {{count}} planted defect, which chance can explain: its silence about an item means nothing.',
    chance_other:
      'On {{date}} this service showed {{shown}} of {{count}} planted defects, which chance can explain: its silence about an item means nothing.',
    nothing_one:
      'On {{date}} this service showed {{shown}} of {{count}} planted defect: its silence about an item means nothing.',
    nothing_other:
      'On {{date}} this service showed {{shown}} of {{count}} planted defects: its silence about an item means nothing.',
    too_few_one: 'On {{date}} this service showed {{shown}} of {{count}} planted defect: too few to judge.',
    too_few_other:
      'On {{date}} this service showed {{shown}} of {{count}} planted defects: too few to judge.',
  },
}
