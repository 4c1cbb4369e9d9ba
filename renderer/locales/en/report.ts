import type { report as french } from '../fr/report.ts'

export const report: typeof french = {
  command: 'Report (Word)…',
  title: 'Report on this run',
  intro:
    'A Word document to read through and complete: where the answers come from, the items that need a look, then each item with its table, what Sonde says of it and what you said of it. It contains what is shown, including the filter.',
  items: {
    label: 'Items',
    all_one: 'The item',
    all_other: 'All {{count}} items',
    look_one: '{{count}} item that needs a look, or is to be fixed or dropped',
    look_other: '{{count}} items that need a look, or are to be fixed or dropped',
  },
  parts: {
    label: 'For each item',
    charts: 'Chart',
    signs: 'Signs, decision and note',
  },
  answers: {
    label: 'Answers to open-ended items',
    none: 'None',
    quotes: 'Quotes',
    all: 'All',
  },
  noQuotes: 'No answer has been kept as a quote yet.',
  crossPart: '{{caption}} (continued)',
  make: 'Create the report',
  making: 'Item {{done}} of {{total}}',
  waiting: 'Sonde is still looking at the answers; the report can be created after that.',
  failed: 'The report could not be created. Try again; if this happens again, leave out “Chart”.',
  kind: 'Report on a run, version {{number}}',
  made: 'Created with Sonde on {{at}}',
  context: 'Context given to the personas',
  filter: 'Filter',
  part: 'filtered',
  inShort: 'In short',
  overview: {
    item: 'Item',
    base: 'Base',
    signs: 'Signs',
    decision: 'Decision',
    nothing: '–',
  },
  left_one: 'This report covers {{count}} of {{total}} items.',
  left_other: 'This report covers {{count}} of {{total}} items.',
  itemByItem: 'Item by item',
  dismissed: 'Sign dismissed',
  answersHead: 'Answers',
  quotesHead: 'Quotes',
  nothingToTell: 'No item fits this choice.',
  workbook: {
    title: 'Excel workbook',
    intro:
      'All tables and the codebook, and whatever you recorded: decisions and notes, quotes, tags. It contains what is shown, including the filter.',
    make: 'Create the workbook',
    making: 'Step {{done}} of {{total}}',
  },
}
