import { expect, it } from 'vitest'
import { statusUnderName } from '../../../../electron/service/reading/status-words.ts'

it.each([
  ...['NOT YET FIELDED', 'not yet live', 'pas encore en ligne', 'Noch nicht gestartet', '0 - Draft'],
  ...['Draft (not launched)', 'DRAFT – editable', 'draft, not yet launched'],
])('"%s" is a draft', (word) => expect(statusUnderName(word)).toBe('draft'))

it.each([
  'in field, 12 of 32',
  'RUNNING (12/32)',
  'En cours – 12 sur 32',
  'live since 2 March',
  '20: In field',
  'running at 40%',
])('"%s" is running', (word) => expect(statusUnderName(word)).toBe('running'))

it.each([
  ...['FIELD CLOSED, FILE RELEASED', 'closed, results available', 'Terminé - rapport prêt', 'Done (40/40)'],
  ...['completed; ready', '30: Closed', 'closed at 14:02', 'terminée par Ana'],
])('"%s" is done', (word) => expect(statusUnderName(word)).toBe('done'))

it.each([
  ...['not yet complete', 'closed, processing failed', 'FIELD STOPPED, NO FILE', 'paused, not done'],
  ...[
    'closed, results in preparation',
    'open, closed',
    'running, no reply',
    'done, not released',
    'draft, ready',
    'done by 12 of 40 personas',
    'completed by most',
    'terminé par 12 personas sur 40',
    'done by tomorrow',
    'finished by 6 pm',
    'completed at 50%',
    'terminé par manque de crédits',
    'closed by error',
    'finished at 40 %',
    'done on 2 of 7 waves',
  ],
])('"%s" may be anything', (word) => expect(statusUnderName(word)).toBe('other'))
