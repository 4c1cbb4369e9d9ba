import type { Namespaces } from '../namespaces.ts'

export const seen: Namespaces['seen'] = {
  heading: 'In the last run',
  run: 'Version {{version}}, {{date}}',
  changed: 'The item has been changed since this run.',
  open: 'See the answers to this item',
  inOutline: 'Last run: {{sign}}',
}
