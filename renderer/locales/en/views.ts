import type { views as french } from '../fr/views.ts'

export const views: typeof french = {
  bars: {
    label: 'Order of the options',
    questionnaire: 'Questionnaire order',
    size: 'By size',
  },
  bands: {
    change: 'Change the bands: {{field}}',
    own: 'Your bands',
    starts: 'Where each band begins',
    hint: 'For example: {{example}}. Separate decimals with semicolons.',
    use: 'Use these bands',
    usual: 'Usual bands',
    preview: 'Personas: {{bands}}',
    problems: {
      none: 'Type at least one number, for example 18, 25, 35.',
      number: '“{{part}}” is not a number.',
      order: 'The numbers must go up: {{part}} comes after {{before}}.',
      many: 'No more than {{most}} numbers.',
      outside: 'All personas would be in one band: none of these numbers is between {{least}} and {{most}}.',
    },
  },
  named: {
    open: 'Named filters',
    current: 'Filter: {{name}}',
    none: 'No filter has a name yet.',
    give: 'Name for this filter',
    keep: 'Save this filter',
    taken: 'Another filter already has this name: “{{name}}”. Change the name, or replace it.',
    replace: 'Replace the other filter',
    remove: 'Remove the filter “{{name}}”',
    lacks: {
      field: 'Cannot be applied: no persona has “{{field}}” any more.',
      item: 'Cannot be applied: item {{number}} no longer exists.',
      option: 'Cannot be applied: an option of item {{number}} no longer exists.',
      tag: 'Cannot be applied: a tag of this filter no longer exists.',
      unknown: 'Cannot be applied: this filter comes from a newer version of Sonde.',
    },
  },
  scale: {
    title: 'Mean, median and spread',
    codes:
      'These are statistics of the codes {{from}} to {{to}}, not of amounts: {{from}} for “{{first}}”, {{to}} for “{{last}}”, in the order of the options. Nothing says that the points lie equally far apart.',
    amounts: 'These are statistics of the numbers that the options give, “{{first}}” to “{{last}}”.',
    mean: 'Mean',
    median: 'Median',
    spread: 'Spread (standard deviation)',
    base_one: 'Base: {{count}} persona who chose a point of the scale',
    base_other: 'Base: {{count}} personas who chose a point of the scale',
    baseSmall_one: 'Small base: {{count}} persona who chose a point of the scale. Treat with caution.',
    baseSmall_other:
      'Small base: {{count}} personas who chose a point of the scale, fewer than 100. Treat with caution.',
    tooSmall_one:
      'No statistics: only {{count}} persona chose a point of the scale. Sonde shows them from a base of {{least}}.',
    tooSmall_other:
      'No statistics: only {{count}} personas chose a point of the scale. Sonde shows them from a base of {{least}}.',
    nobody: 'No statistics: nobody chose a point of the scale.',
  },
  numeric: {
    title: 'Numbers in the answers',
    mean: 'Mean',
    median: 'Median',
    quartiles: 'Quartiles',
    range: 'Minimum and maximum',
    spread: 'Standard deviation',
    fromTo: '{{from}} to {{to}}',
    barFromTo: '{{from}} to {{to}}',
    base_one: 'Base: {{count}} answer that is a number',
    base_other: 'Base: {{count}} answers that are numbers',
    baseSmall_one: 'Small base: {{count}} answer that is a number. Treat with caution.',
    baseSmall_other: 'Small base: {{count}} answers that are numbers, fewer than 100. Treat with caution.',
    tooSmall_one:
      'No statistics: only {{count}} answer is a number. Sonde shows them from a base of {{least}}.',
    tooSmall_other:
      'No statistics: only {{count}} answers are numbers. Sonde shows them from a base of {{least}}.',
    nobody: 'No statistics: none of these answers is a number.',
    others_one: '{{count}} answer is not a number and is not counted here',
    others_other: '{{count}} answers are not numbers and are not counted here',
    unread_one: '{{count}} answer was not recognised ({{examples}}) and is not counted here.',
    unread_other: '{{count}} answers were not recognised ({{examples}}) and are not counted here.',
    about_one: '{{count}} answer is an approximation ({{examples}}): the number it gives is used.',
    about_other:
      '{{count}} answers are approximations (such as {{examples}}): the numbers they give are used.',
    durations: 'Durations are counted in one unit, {{unit}}, whichever an answer is in: {{examples}}.',
    duration: '“{{text}}” = {{value}}',
    method:
      'Quartiles are interpolated, as by QUARTILE.INC in Excel and type 7 in R; those of SPSS can differ slightly.',
    chart: 'Histogram of item {{number}}. {{rows}}. Base: {{base}}.',
    quoted: '“{{text}}”',
    withheld: {
      notation:
        'No numeric summary: {{examples}} can be read in two ways, since the point or comma may separate thousands or decimals.',
      minutes:
        'No numeric summary: {{examples}} can be read in two ways, since what follows the point or comma may be minutes or decimals.',
      units: 'No numeric summary: the answers are in different units ({{units}}).',
      unitOfSome:
        'No numeric summary: some answers have the unit “{{unit}}”, others have none, and the item does not say that it is the unit of all.',
      others_one: 'No numeric summary: {{count}} of {{total}} answers is not a number.',
      others_other: 'No numeric summary: {{count}} of {{total}} answers are not numbers.',
    },
  },
}
