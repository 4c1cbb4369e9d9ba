import type { VerdictMessages } from './verdict-messages.ts'

/** The texts of a verdict in English. */
export const verdictEn: VerdictMessages = {
  points: { one: '{{count}} point', other: '{{count}} points' },
  runs: { one: '{{count}} run', other: '{{count}} runs' },
  runsOf: { one: '{{arm}} (run {{runs}})', other: '{{arm}} (runs {{runs}})' },
  arm: {
    again: '{{letter}} again',
    reversed: '{{letter}} reversed',
    equivalent: 'Equivalent',
    contrary: 'Contrary',
    probe: 'Probes',
    twins: 'Twins',
  },
  otherOptions: 'options that A does not have',
  options: {
    pair: '{{option}} reads {{text}}',
    reworded: 'In {{arm}}, {{options}}: shares of different texts are set side by side.',
    dropped: '{{arm}} does not offer {{options}}.',
    added: '{{arm}} also offers {{options}}, unlike A.',
    textIn: '{{option}} (in {{arm}}: {{text}})',
    notIn: '{{option}} (not offered in {{arm}})',
    stemToo: 'Stem and options both differ: which of them does it, this test cannot tell.',
    alone: 'Only the options differ: the stem is the same.',
  },
  none: {
    waiting: 'No verdict yet: {{done}} of {{planned}} planned runs have their answers.',
    too_few:
      'Nothing can be said: {{from}} has a base of {{fromBase}} and {{to}} of {{toBase}}. Sonde compares from a base of {{least}}.',
    no_sides:
      'Nothing can be said: too few personas agree or disagree, or the options do not say which of them agree, or not as many options agree as disagree.',
    nothing_to_compare: 'There is nothing to compare: the plan names no two arms with response options.',
  },
  moved: {
    up: '{{to}} moved {{option}} up by {{points}}',
    down: '{{to}} moved {{option}} down by {{points}}',
    upOfAll: '{{to}} moved answers by {{all}}, most of all {{option}}, up by {{points}}',
    downOfAll: '{{to}} moved answers by {{all}}, most of all {{option}}, down by {{points}}',
  },
  beside: {
    again: 'the same wording again moved {{points}}, where chance alone can reach {{chance}}',
    noAgain: 'chance alone can reach {{chance}}',
    ifIndependent: '{{chance}} if the answers of a run are independent',
    reversed: 'the reversed order moved {{points}}',
  },
  conclusion: {
    wording: 'The wording matters.',
    wordingMay: 'The wording may matter.',
    wordingUntested:
      'The wording may matter, but not everything else is ruled out: there are no answers to compare from {{arms}}.',
    order:
      'The order matters as much: reversed alone, it moved {{control}}, and {{to}} goes beyond that by no more than chance reaches. This difference says nothing sure about the wording.',
    orderAlone: 'Only the order of the options differs: the order matters.',
    orderAloneMay: 'Only the order of the options differs: the order may matter.',
    again:
      'The population or the model is unsteady: the same wording alone moved {{control}}, more than chance reaches, and {{to}} goes beyond that by no more than chance. This difference says nothing sure about the wording.',
    equivalent:
      'Any change of words may do as much: an equivalent wording moved {{control}}, and {{to}} goes beyond that by no more than chance reaches. This difference says nothing sure about this change.',
    nothing: 'Both arms ask the same: the population or the model is unsteady.',
    agreeing: 'Personas tend to agree, whatever the statement says: the result depends on its direction.',
    agreeingMay:
      'Personas may tend to agree, whatever the statement says: the result would then depend on its direction.',
    refusing: 'Personas tend to disagree, whatever the statement says: the result depends on its direction.',
    refusingMay:
      'Personas may tend to disagree, whatever the statement says: the result would then depend on its direction.',
  },
  doubt: {
    one_run: 'No arm has two runs with answers: that is too few to know how far runs of one wording differ.',
    test: 'But the permutation test over runs does not show it (p {{p}}).',
    no_test: 'No permutation test can confirm it, since the runs of one side have too few answers.',
    repeats:
      'But the runs of one wording seem to differ more than independent answers would, and these are too few runs to tell: if they do, chance reaches {{points}}.',
  },
  within: {
    noise: 'Nothing beyond noise: {{from}} and {{to}} differ by {{points}}, and noise can reach {{floor}}.',
    least:
      'Less than the plan asks: {{from}} and {{to}} differ by {{points}}, more than noise reaches ({{floor}}), but only {{least}} or more count as moved.',
    noiseDirection:
      'Nothing beyond noise: counted as if those who agree with the contrary disagreed with {{from}}, the two differ by {{points}}, and noise can reach {{floor}}.',
    seen: 'This plan could have seen {{visible}}.',
    same: 'All answers to {{from}} and {{to}} are the same, or nearly so: when answers do not vary, noise cannot be calculated, and no wording can be tested.',
    orderToo:
      'But the reversed order moved {{points}}, more than chance reaches there ({{chance}}): the order matters.',
    orderTooMay:
      'But the reversed order moved {{points}}, more than chance reaches there ({{chance}}): the order may matter.',
    unsteady:
      'But the same wording again moved {{points}}, more than chance reaches there ({{chance}}): the population or the model is unsteady.',
  },
  limits: {
    wording: 'A reason to revise, not evidence about people. It does not say which wording is better.',
    agreement: 'A reason to ask without a statement to agree with, not evidence about people.',
    untested: 'A reason to test again with these arms, not evidence about people.',
    moreRuns: 'A reason to test again with more runs of each arm, not evidence about people.',
    order: 'A reason to look at the order of the options, not evidence about people.',
    unsteady: 'No reason to prefer one of the two, and not evidence about people.',
    same: 'A reason to examine the service, not the wording, and not evidence about people.',
    within: 'Smaller moves may be there: this does not show that the wordings are equal.',
    least: 'This does not show that the wordings are equal.',
  },
  sections: {
    noise: 'Noise',
    causes: 'What else could explain it',
    runs: 'Permutation test over runs',
    order: 'Order effect',
    agreement: 'Readiness to agree',
    explored: 'Explored',
    cutShort: 'Runs that were cut short',
    lost: 'Runs without answers to compare',
  },
  noise: {
    chance:
      'With these bases, chance alone makes one wording differ from itself by up to {{points}} in 19 of 20 experiments.',
    chanceIndependent:
      'With these bases, chance alone makes one wording differ from itself by up to {{points}} in 19 of 20 experiments, if the answers of a run are independent.',
    measured: '{{again}} differs from A by {{points}}.',
    unmeasured: 'No arm asks the same wording again with enough answers: only chance is known.',
    floor: 'The noise floor is the larger of the two: {{points}}.',
    least: 'The plan counts nothing under {{points}} as moved.',
    runs: 'Single runs of one arm, which have smaller bases, differ by up to {{points}}.',
    leftOut: 'Runs with a base under {{least}} are not compared one by one: {{runs}}.',
    clustered:
      'Runs of one arm differ more than independent answers would. What chance reaches was raised accordingly.',
  },
  cause: {
    wording: 'Wording',
    order: 'Order',
    noise: 'Noise',
    population_or_model: 'Population or model',
    any_words: 'Any change of words',
  },
  state: {
    explains:
      'not ruled out, since {{arm}} moved {{points}}, and the difference goes beyond that by no more than chance reaches',
    beyondNoise: 'ruled out, since the noise floor is {{floor}}, and the difference goes beyond that',
    notSeen: 'not seen, since {{arm}} moved {{points}}, no more than chance reaches',
    asAgain: 'not seen, since {{arm}} moved {{points}}, no further than {{again}}',
    inPart:
      'part of it at most, since {{arm}} moved {{points}}, more than chance reaches, but the difference goes well beyond that',
    untested: 'not ruled out, since no arm tells ({{arm}} would)',
    untestedWords: 'not tested, since no arm with enough answers asks an equivalent wording',
  },
  causeLine: '{{cause}}: {{state}}.',
  test: {
    exact:
      'There are {{arrangements}} ways to share out the {{runs}} between the two wordings. Ways that set them at least as far apart as they are: {{asFar}}, so p {{p}}.',
    drawn:
      'There are {{arrangements}} ways to share out the {{runs}} between the two wordings; {{tried}} of them were drawn. Ways that set them at least as far apart as they are: {{asFar}}, so p {{p}}.',
    unit: 'The unit is the run, not the persona.',
    sides: 'Runs of {{from}} stand against runs of {{to}}.',
    tooFew:
      'No p-value: the runs ({{from}} and {{to}}) can be shared out in only {{arrangements}} ways. It takes at least 4 of each wording.',
    unequal:
      'No p-value: runs of {{few}} have {{fewer}} answers on average, those of {{many}} {{more}}. Smaller runs differ more by chance, so that p could be too small.',
  },
  order: {
    towardsLast:
      'Options gain {{points}} where they stand last rather than first (mean of the two end options).',
    towardsFirst:
      'Options gain {{points}} where they stand first rather than last (mean of the two end options).',
    chance:
      'The reversed order moved {{points}}, no more than chance reaches there ({{chance}}): no order effect is seen.',
    asAgain:
      'The reversed order moved {{points}}, no further than the same wording again ({{again}}): no order effect is seen.',
    endsByChance:
      'The reversed order moved {{moved}}, but hardly its two end options: standing last rather than first moves them by {{points}} (mean of both), no more than chance reaches ({{chance}}).',
    end: '{{option}}: {{whenFirst}} when first, {{whenLast}} when last.',
  },
  agreement: {
    shares:
      'Of those who take a side, {{statement}} agree with the statement and {{contrary}} with its contrary.',
    over: 'That is {{points}} more than 100%: they tend to agree, whatever is said.',
    under: 'That is {{points}} less than 100%: they tend to disagree, whatever is said.',
    chance:
      'Together that is {{points}} from 100%, no more than chance reaches ({{chance}}): no readiness to agree or to disagree is seen.',
    even: 'Together that is 100%, as it would be where only the content counts.',
  },
  explored: {
    note: 'Nobody planned these comparisons, and nothing is corrected for their number. Among many, a few go that far by chance alone: take none for a finding.',
    extended:
      'Runs were added after the launch ({{runs}} per arm), when results could be seen. They are left out of the verdict; a new plan with more runs can tell.',
    extendedMove: 'With them, {{from}} and {{to}} differ by {{points}}, where noise can reach {{floor}}.',
    pair: '{{from}} and {{to}} differ by {{points}}; chance can reach {{chance}}.',
    itemsNone: 'Other items compared: {{total}}. None goes beyond what chance reaches.',
    items:
      'Other items compared: {{total}}. Beyond what chance reaches: {{beyond}}. Chance alone makes about {{expected}} go that far.',
    itemsFew:
      'Other items compared: {{total}}. Beyond what chance reaches: {{beyond}}. On average, chance alone makes fewer than one go that far.',
    groupsNone:
      'Groups with a base of 30 or more: {{total}}. In none does {{option}} move beyond what chance reaches.',
    groups:
      'Groups with a base of 30 or more: {{total}}. In {{beyond}} of them {{option}} moves beyond what chance reaches. Chance alone makes about {{expected}} go that far.',
    groupsMore:
      'Groups with a base of 30 or more: {{total}}. In {{beyond}} of them {{option}} moves beyond what chance reaches. Chance alone makes at least about {{expected}} go that far, as this option is the one that moved most overall.',
    groupsFewMore:
      'Groups with a base of 30 or more: {{total}}. In {{beyond}} of them {{option}} moves beyond what chance reaches. Chance alone makes at least 1 in 20 go that far, as this option is the one that moved most overall.',
    groupsFew:
      'Groups with a base of 30 or more: {{total}}. In {{beyond}} of them {{option}} moves beyond what chance reaches. On average, chance alone makes fewer than one go that far.',
  },
  shares: {
    title: 'Shares by arm and run',
    too_small: '{{arm}} (base {{base}}, counts): {{shares}}',
    small: '{{arm}} (base {{base}}, small): {{shares}}',
    enough: '{{arm}} (base {{base}}): {{shares}}',
    run: '{{arm}}, run {{repeat}}',
    blank: 'left blank {{count}}',
    unread: 'not recognised {{count}}',
    missing: 'missing {{count}}',
  },
  thin: '{{arm}} rests on {{done}} of {{planned}} planned runs.',
  planChanged:
    'The plan was changed after it was frozen: its hash is not the one of the launch. What was planned can no longer be told from what was chosen later.',
  cutShort:
    '{{arm}}, run {{repeat}}: {{state}}, with the answers of {{personas}} of {{planned}} personas. These answers count.',
  cutShortRuns:
    '{{count}} runs of {{arms}} were cut short: {{personas}} of {{planned}} personas answered. These answers count.',
  lost: '{{arm}}, run {{repeat}}: {{state}}.',
  quoted: '“{{text}}”',
  semicolon: '; ',
  runState: {
    queued: 'waiting to be sent',
    creating: 'creating',
    created: 'waiting to be launched',
    launching: 'launching',
    running: 'running',
    done: 'finished without answers',
    failed: 'failed',
    refused: 'rejected',
    unknown: 'decision needed',
    stopped: 'stopped',
    forgotten: 'no longer known to Sonde',
    uncounted: 'its answers cannot be counted',
  },
}
