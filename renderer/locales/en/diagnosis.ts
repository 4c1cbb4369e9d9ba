import { SIGN_NAMES } from '../../../shared/analysis/diagnostics/sign-names.ts'
import type { Namespaces } from '../namespaces.ts'

export const diagnosis: Namespaces['diagnosis'] = {
  line: {
    needLook_one: '{{count}} of {{total}} items needs a look',
    needLook_other: '{{count}} of {{total}} items need a look',
    none: 'None of the {{total}} items needs a look',
    tooFew_one: '{{count}} item has too few answers to be judged (fewer than {{least}}).',
    tooFew_other: '{{count}} items have too few answers to be judged (fewer than {{least}}).',
    allTooFew_one: 'Too few answers (fewer than {{least}}) to judge the item',
    allTooFew_other: 'Too few answers (fewer than {{least}}) to judge the items',
    outOf_one: 'judged on {{count}} persona, whatever the filter',
    outOf_other: 'judged on all {{count}} personas, whatever the filter',
    waiting: 'Looking at the answers',
  },
  population: {
    no_variety:
      'Little variety in {{count}} of {{total}} items: this is about the population or the model, not about the items.',
    explained_by_trait:
      'In {{count}} of {{total}} items the answers follow a field of the persona descriptions: this is about the population or the model, not about the items.',
    blank:
      'Many answers left blank in {{count}} of {{total}} items: this is about the population or the model, not about the items.',
  },
  order: {
    label: 'Order of the items',
    questionnaire: 'Questionnaire',
    suspicion: 'Suspicion',
  },
  weight: { strong: 'strong sign', look: 'needs a look', note: 'worth knowing' },
  several: '{{name}} × {{count}}',
  mark: '{{name}} ({{weight}})',
  name: SIGN_NAMES.en,
  part: {
    personas: '{{amount}} of {{base}} personas',
    personasShare: '{{amount}} of {{base}} personas ({{share}})',
    answers: '{{amount}} of {{base}} answers',
    answersShare: '{{amount}} of {{base}} answers ({{share}})',
  },
  seen: {
    no_variety: '{{part}} chose “{{option}}”.',
    no_variety_of: '{{part}} chose “{{option}}”, not counting {{leftOut}}.',
    no_opinion_open: '{{part}} say that they have no opinion or do not know.',
    unchosen_option: 'Of {{base}} personas, none chose {{options}}.',
    no_opinion: '{{part}} answered without giving an opinion: {{options}}.',
    blank: '{{part}} were left blank.',
    off_point: '{{part}} do not fit the item.',
    asks_back: '{{part}} ask what the item means.',
    unclear: '{{part}} say that the item is unclear.',
    repeats_stem: '{{part}} do little more than repeat the stem.',
    opens_alike: '{{part}} begin with “{{opening}}”.',
    near_duplicates: '{{part}} are nearly identical to another one.',
    straight_lining: '{{part}} gave the same answer to all of items {{items}}.',
    explained_by_trait: 'Among {{base}} personas, the answers follow the field “{{field}}”.',
    wording: 'The wording checker says: {{why}}',
    wording_of: 'On {{words}}, the wording checker says: {{why}}',
  },
  against: {
    variety:
      'On a scale from 0 (only one option chosen) to 100 (all chosen equally), its variety is {{own}}; the median of the {{others}} other items is {{median}}.',
    varietyAlone:
      'On a scale from 0 (only one option chosen) to 100 (all chosen equally), its variety is {{own}}.',
    chance:
      'If all options were equally attractive, a given option would stay unchosen in {{share}} of cases.',
    othersOut: 'The median of the {{others}} other items that allow it is {{share}}.',
    othersBlank: 'The median of the {{others}} other items of this type is {{share}}.',
    chanceRare:
      'If all options were equally attractive, a given option would stay unchosen in less than one case in a thousand.',
    noWayOut: 'The item offers no “Don’t know”.',
    openings:
      'The answers of at least {{words}} words begin in {{openings}} different ways; shorter ones are not compared.',
    groups_one: 'They form {{count}} group.',
    groups_other: 'They form {{count}} groups.',
    longOnly: 'Only answers of at least {{words}} words are compared.',
    line: 'If the items were answered independently, {{share}} of the personas would.',
    trait:
      'The association (Cramér’s V, corrected, from 0 to 1) is {{association}}; chance exceeds {{chance}} at most once in a hundred.',
    also: 'Other fields of which the same is true: {{fields}}.',
    dismissed: 'Dismissed in the survey: {{reason}}',
  },
  cannot: {
    no_variety:
      'The answers alone do not show whether the wording leaves little choice or the personas really agree.',
    unchosen_option: 'An option that nobody needs and one that is misunderstood look the same.',
    no_opinion: 'The answers alone do not show whether the item is unclear or the subject little known.',
    blank: 'A blank answer does not say why: no option that fits, an unclear stem, or a refusal.',
    off_point: 'Only the clearest cases are recognised.',
    asks_back: 'Only explicit phrases are recognised; the answers show which word is the problem.',
    unclear: 'Only explicit phrases are recognised; the answers show which word is the problem.',
    repeats_stem: 'Repeating the stem can also be a habit of the model.',
    opens_alike: 'Beginning alike can also be a habit of the model.',
    near_duplicates: 'This can be due to the model as much as to the item.',
    straight_lining: 'One can also really think the same of everything.',
    explained_by_trait:
      'The answers alone do not show whether the personas are stereotypes or the subject really depends on this trait.',
    wording: 'This issue is about the words, not about what was answered.',
  },
  beside: {
    said_and_seen: 'Flagged by the wording checker, and seen in the answers.',
    said_not_seen: 'Flagged by the wording checker; nothing seen in the answers.',
    seen_not_said: 'Seen in the answers; not flagged by the wording checker.',
    neither: 'Nothing seen in the answers, nothing flagged by the wording checker.',
    not_judged: 'Too few answers to compare with the wording checker.',
  },
  state: {
    too_few: 'Fewer than {{least}} answers: too few to judge this item.',
    counts_only: 'Only totals were received: individual answers cannot be examined.',
    nothing: 'Nothing was received for this item.',
  },
  unknowable: {
    end_pull:
      'One run does not show whether the first or the last option attracts by its position: that takes a comparison with the options reversed.',
    agreement:
      'One run does not show whether the personas agree with any statement: that takes a comparison with the contrary statement.',
  },
  repeat:
    'By chance alone, the same wording asked again of as many personas would move the answers to this item by {{points}} points on average. A smaller difference from another wording means nothing.',
  across: {
    title: 'Across runs',
    inExperiment: 'This run belongs to an experiment, which compares it with its other runs.',
    oneOf: '{{name}} ({{number}})',
    run: 'Version {{version}}, {{date}}',
    thisRun: 'this run',
    otherWording: 'different wording',
    otherSetting: 'different audience, context or connection',
    base: 'base {{base}}',
    smallBase: 'small base: {{base}}',
    main: '{{option}}: {{part}}',
    count: '{{count}} of {{base}}',
    points_one: '{{amount}} point',
    points_other: '{{amount}} points',
    repeats:
      'In {{runs}} runs with this wording, the answers moved by up to {{points}} although the wording stayed the same.',
    move: 'With the different wording of version {{version}}, the answers differ from this run by {{points}}.',
    within:
      'That is within what the same wording moves without being changed ({{floor}}): this difference means nothing.',
    beyond:
      'That is beyond what repeats of one wording moved (up to {{repeated}}) and what chance gives on average ({{expected}}): a reason to revise the item, not evidence about people.',
    unrepeated:
      'Chance alone gives {{expected}} on average, sometimes much more, and neither wording was run twice: whether this difference means anything can only be judged after running one of them again.',
    older_one: '{{count}} older run is not shown.',
    older_other: '{{count}} older runs are not shown.',
  },
  tabs: { label: 'Signs and notes', item: 'Item', quotes: 'Quotes', provenance: 'Provenance' },
  marks: 'Signs',
  outOf_one: 'Signs and comparisons between runs rest on {{count}} persona, whatever the filter.',
  outOf_other: 'Signs and comparisons between runs rest on all {{count}} personas, whatever the filter.',
  noMarks: 'The answers show no sign of a problem.',
  evidence_one: 'See the {{count}} answer concerned',
  evidence_other: 'See the {{count}} answers concerned',
  different_one: 'See the {{count}} answer that differs',
  different_other: 'See the {{count}} answers that differ',
  evidenceOf: 'Persona {{number}}: {{answer}}',
  blankAnswer: 'left blank',
  moreEvidence_one: 'Show {{count}} more',
  moreEvidence_other: 'Show {{count}} more',
  values: 'Answers by “{{field}}”',
  value: 'Value',
  fix: 'Fix this item',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss: {{name}}',
  reopen: 'Reopen',
  reopenOf: 'Reopen: {{name}}',
  dismissed_one: '{{count}} sign dismissed',
  dismissed_other: '{{count}} signs dismissed',
  because: 'Dismissed: {{reason}}',
  reason: 'Reason',
  decision: {
    label: 'Decision',
    keep: 'Keep',
    fix: 'Fix',
    drop: 'Drop',
    none: 'None',
  },
  decided: { keep: 'keep', fix: 'fix', drop: 'drop' },
  note: 'Note',
  variable: {
    label: 'Variable name in files',
    form: 'Letters without accents, digits and “_”, beginning with a letter.',
    length: 'At most 24 characters.',
    taken: 'Item {{number}} has this name.',
  },
  noteHint: 'Kept with this run',
}
