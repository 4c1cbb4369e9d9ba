import type { CalibrationWords } from './calibration-fr.ts'

/** What a calibration says, in English. `{{…}}` is filled in; `_one` and `_other` are the forms of a number. */
export const calibrationEn: CalibrationWords = {
  defect: {
    leading: 'Leading',
    double_barrelled: 'Double-barrelled',
    absolute: 'Absolute',
    overlapping: 'Overlapping response options',
    unbalanced: 'Unbalanced scale',
  },
  result: {
    heading: 'What this service showed',
    sentence_one:
      'Of {{count}} planted defect this service showed {{shown}}. Controls marked: {{marked}} of {{controls}}.',
    sentence_other:
      'Of {{count}} planted defects this service showed {{shown}}. Controls marked: {{marked}} of {{controls}}.',
    shows:
      'That is more than chance and its marks on sound items would give. These are reasons to revise, not evidence about people.',
    chance:
      'Chance and its marks on sound items are enough to explain this: nothing can be seen here. Its silence about an item then means nothing.',
    nothing:
      'Nothing was seen here: its silence about an item then means nothing. By chance, a service that shows up to {{most}} of 100 such defects may show none of {{planted}}.',
    too_few: 'Too few twins to tell: this may be chance, or more. A calibration with more twins can tell.',
    unknown:
      'No twin can be judged: each arm and item needs at least {{least}} answers, and the wording checker must find the defect in the twin.',
    waiting: 'No conclusion yet: planned runs are still under way. The numbers below may change.',
    added: 'Runs added after the launch do not count here.',
    twin: 'Twin',
    control: 'Control',
    state: {
      shown: 'showed',
      not_shown: 'did not show',
      unknown: 'too few answers',
      not_planted: 'not counted, for the wording checker does not find this defect in it',
      marked: 'marked',
      unmarked: 'not marked',
    },
    moved:
      'Points away from the sound item: {{moved}}; noise can reach {{floor}} ({{from}} and {{to}} answers).',
    repeated:
      'Points when the same item is asked again: {{moved}}; noise can reach {{floor}} ({{from}} and {{to}} answers).',
    bySides: 'The scale has other points: only its sides are compared.',
    signs: 'Signs: {{signs}}.',
    noSigns: 'No sign.',
    about:
      'A twin showed if its answers differ from the sound item beyond the noise, or if there is a sign in it that the sound item does not have. A control is marked if the same item asked again differs beyond the noise, or if there is a sign in it.',
  },
}
