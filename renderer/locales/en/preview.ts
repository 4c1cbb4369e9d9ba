import type { preview as french } from '../fr/preview.ts'

export const preview: typeof french = {
  show: 'What is shown',
  one: 'One by one',
  all: 'All',
  previous: 'Previous',
  next: 'Next',
  of: '{{number}} of {{total}}',
  clear: 'Clear the answers tried',
  empty: 'Write an item to see what a persona will read.',
  noStem: 'Stem of the item',
  noOption: 'Response option',
  yourAnswer: 'Your answer',
  note: 'Items and options in the order in which they are sent. The service does not publish the layout that personas see; nothing you try here is kept.',
}
