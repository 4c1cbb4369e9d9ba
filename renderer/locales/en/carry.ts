import type { Namespaces } from '../namespaces.ts'

export const carry: Namespaces['carry'] = {
  label: 'Decisions, notes and tags of an earlier run',
  offer_one:
    'An earlier run (version {{version}}, {{date}}) has a decision, a note or a dismissed sign on {{count}} item.',
  offer_other:
    'An earlier run (version {{version}}, {{date}}) has decisions, notes or dismissed signs on {{count}} items.',
  offerTags: 'An earlier run (version {{version}}, {{date}}) has tags for answers.',
  withTags: 'The tags defined there are taken over too.',
  changed_one: 'Item {{items}} has been changed since.',
  changed_other: 'Items {{items}} have been changed since.',
  dropped_one: '{{count}} item is no longer asked.',
  dropped_other: '{{count}} items are no longer asked.',
  take: 'Take them over',
  decline: 'Do not take over',
  taken: 'Taken over. “Undo” reverses this.',
  declined: 'Nothing was taken over.',
}
