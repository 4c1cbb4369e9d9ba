import type { surveys as french } from '../fr/surveys.ts'

export const surveys: typeof french = {
  title: 'Surveys',
  create: 'New survey',
  search: 'Search titles, contexts, stems and options',
  count_one: '{{count}} survey',
  count_other: '{{count}} surveys',
  columns: {
    title: 'Title',
    about: 'About',
    items: 'Items',
    changed: 'Changed',
    runs: 'Runs',
    actions: 'Actions',
  },
  actionsOf: 'Actions for {{title}}',
  deleted: '“{{title}}” is in the bin.',
  empty: {
    title: 'No survey yet',
    text: 'A survey holds single-choice and open-ended items; try each as many times as you like.',
  },
  nothing: {
    title: 'Nothing matches',
    text: 'No title, context, stem or option contains “{{search}}”.',
    action: 'Clear the search',
  },
}
