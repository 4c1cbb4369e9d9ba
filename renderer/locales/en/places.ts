import type { places as french } from '../fr/places.ts'

export const places: typeof french = {
  open: 'As received',
  title: 'Item {{number}} as received',
  intro:
    'The values received for this item, and where they are in the service’s reply. There, $ means the data (the “data” field).',
  introPersona:
    'Below each item: where its answer is in the service’s reply, then the value received. $ means the data (the “data” field).',
  nothing: 'Nothing in the service’s reply was recognised for this item.',
  nobody: 'No persona matches the filter.',
  table: 'Item {{number}} in the data received',
  all_one: '{{count}} persona',
  all_other: '{{count}} personas',
  kept_one: '{{count}} persona matching the filter',
  kept_other: '{{count}} personas matching the filter',
  columns: { persona: 'Persona', place: 'Place', value: 'Value received' },
  missing: 'No answer received',
  emptyText: 'Empty text',
  more: 'Show more ({{left}} left)',
  whole: 'Whole reply',
  wholeTitle: 'Reply from the service, as received',
}
