import type { preview as french } from '../fr/preview.ts'

export const preview: typeof french = {
  show: 'Items shown',
  one: 'One by one',
  all: 'All',
  previous: 'Previous',
  next: 'Next',
  of: '{{number}} of {{total}}',
  clear: 'Clear test answers',
  empty: 'Write an item to see what a persona will read.',
  noStem: 'Item stem',
  noOption: 'Response option',
  yourAnswer: 'Your answer',
  note: 'Items and options appear in the order in which they are sent. The service does not publish the layout that personas see. Nothing you enter here is kept.',
}
