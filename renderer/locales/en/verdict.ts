import type { Namespaces } from '../namespaces.ts'

export const verdict: Namespaces['verdict'] = {
  label: 'Verdict',
  export: 'Export the verdict (text)',
  use: 'Use {{name}} in the draft',
  waiting:
    'Shares are shown once all planned runs have ended, so that nobody stops at the result that they like.',
  strips: {
    title: 'All runs',
    picture: 'Bars of all arms and runs. The table below has their numbers.',
    legend:
      'Each wide bar is an arm; the narrow ones below it are its runs. {{option}} moved most and comes first; the others follow in the order of A, each with its number. On the right: the share of {{option}}.',
    plain:
      'Each wide bar is an arm; the narrow ones below it are its runs. The options follow the order of A, each with its number. On the right: the share of {{option}}.',
    band: 'Framed: {{from}} and the noise of this share, {{floor}} to either side.',
    tooFew: 'No bar is drawn for a base under {{least}}: {{names}}.',
  },
  table: {
    label: 'Shares by option',
    title: 'Shares by arm and run',
    movedTurned:
      'Counted as if those who agree with the contrary disagreed with {{from}}, the two differ by {{points}}.',
    moved:
      'Total variation between {{from}} and {{to}}: {{points}}. So much of the answers would have to change for the two to be alike.',
    arm: 'Arm, run',
    base: 'Base',
    blank: 'Left blank',
    unread: 'Not recognised',
    missing: 'Missing',
    run: '{{arm}}, run {{number}}',
    gain: '{{to}} minus {{from}}, in points',
    zero: '– nobody.',
    nearly: '* fewer than 0.5%.',
    points:
      'Points are computed from the counts before rounding, so they may differ by 1 from rounded percentages.',
    tooFew: 'Counts instead of percentages where the base is under {{least}}.',
    small: '† Small base, fewer than 100: treat with caution.',
  },
  groups: {
    title: 'Who moves (explored)',
    group: 'Group',
    value: '{{field}}: {{value}}',
    from: '{{from}} or more',
    below: 'under {{below}}',
    base: 'Base {{arm}}',
    points: '{{option}}, points',
    chance: 'Chance reaches',
    ofBase: 'base {{arm}} {{base}}',
    moves: '{{option}}: {{points}}',
    byChance: 'chance reaches {{points}}',
    tooFew_one: '{{count}} group has a base under {{least}} in one of the arms and is not shown.',
    tooFew_other: '{{count}} groups have a base under {{least}} in one of the arms and are not shown.',
  },
  plan: {
    title: 'The plan, as it was frozen',
    frozen: 'Frozen',
    hash: 'SHA-256',
    line: '{{label}}: {{value}}',
    comparison: 'Main comparison',
    compared: '{{from}} and {{to}}',
    personas: 'Personas per run',
    runs: 'Runs per arm',
    least: 'Smallest move that counts',
    added: 'Added later',
    addedRuns: '{{runs}} per arm, {{date}}',
    whole: 'The whole questionnaire',
  },
}
