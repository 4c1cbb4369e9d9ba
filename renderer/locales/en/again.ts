import type { Namespaces } from '../namespaces.ts'

export const again: Namespaces['again'] = {
  action: 'Run again…',
  command: 'Run this version again',
  title: 'Run version {{number}} again',
  same: 'Version {{number}} is launched exactly as it is, with the same audience and on the same connection. The draft is not changed. Once the answers are received, they are shown beside these, item by item.',
  times: 'Number of runs',
  survey: 'Survey',
  personas: 'Personas',
  personasEach_one: '{{count}} persona',
  personasEach_other: '{{count}} personas in each run',
  items: 'Items',
  connection: 'Connection',
  gone: 'The connection “{{name}}” no longer exists, so nothing can be launched on it. To run this version elsewhere, start from it and launch it from the survey.',
  launch_one: 'Launch',
  launch_other: 'Launch {{count}} runs',
  launched_one: 'Version {{number}} was launched.',
  launched_other: 'Version {{number}} was launched {{count}} times.',
  follow: 'Follow the runs',
}
