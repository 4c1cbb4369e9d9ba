import type { Namespaces } from '../namespaces.ts'

export const seen: Namespaces['seen'] = {
  heading: 'In the last run',
  headingOlder: 'In the last run that can judge it',
  newestCannot: 'The newest run has too few answers to this item.',
  run: 'Version {{version}}, {{date}}',
  changed: 'The item has been changed since this run.',
  open: 'See the answers to this item',
  inOutline: 'Last run: {{sign}}',
  inOutlineOlder: 'Last run that can judge it: {{sign}}',
}
