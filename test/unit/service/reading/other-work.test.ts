import { expect, it } from 'vitest'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

const shareOf = (told: object) => readStatus({ status: 'running', ...told }).progress?.fraction ?? null

it.each([
  '28 personas sur 40 payées',
  '28 personas sur 40 facturées',
  '28 réponses sur 40 relues',
  '28 personas sur 40 traduites',
  '28 of 40 personas invited',
  'Invited 28 of 40 personas',
  '28 of 40 answers exported',
  '28 of 40 personas e-mailed',
  '28 of 40 reviewed',
  '28 of 40 invoices paid',
  'Paid for 28 of 40 personas',
  '28 personas sur 40 recrutées',
  'Relecture de 28 réponses sur 40',
  'Export: 28 of 40 personas',
])('is no progress of asking: "%s"', (message) => expect(shareOf({ message })).toBeNull())

it.each([
  [{ payments: '28/40' }],
  [{ invitations: '28/40' }],
  [{ export: '28 of 40' }],
  [{ paid: 28, total: 40 }],
  [{ review: { done: 28, of: 40 } }],
])('is no progress by its name: %j', (told) => expect(shareOf(told)).toBeNull())

it.each([
  '28 personas sur 40 interrogées',
  '28 of 40 personas have answered',
  '28 personas sur 40',
  '28 of 40 simulated',
  '28 of 40 invited have answered',
  '28 of 40 answers received; 12 of 28 personas paid',
  '28 réponses sur 40 demandées',
  '28 salariés sur 40',
])('is progress: "%s"', (message) => expect(shareOf({ message })).toBeCloseTo(0.7))

const statusOf = (told: object) => readStatus(told).status

it.each([
  [{ payment_status: 'done' }],
  [{ export: { state: 'done' } }],
  [{ billing_status: 'running', message: 'x' }],
  [{ subscription: { status: 'finished' } }],
  [{ payment_done: true }],
])('is no status of the survey: %j', (told) => expect(statusOf(told)).toBe('other'))

it.each([
  ['draft', { survey_status: 'draft', payment_status: 'done' }],
  ['running', { export_status: 'done', status: 'running' }],
  ['running', { state: 'running', subscription: { status: 'finished' } }],
  ['draft', { is_draft: true, invoice_done: true }],
])('stands beside the status %s: %j', (status, told) => expect(statusOf(told)).toBe(status))

it.each([
  'Question 3 of 10',
  'Wave 2 of 5 running',
  'position 3 of 10 in the queue',
  '12 out of 40 men',
  '5 personas sur 40 ont refusé',
  '5 personas sur 40 injoignables',
  '5 personas sur 40 en cours',
  '5 of 40 personas are answering',
  '5 of 40 personas online',
  '5 personas sur 40 prêtes à répondre',
  '5 of 40 slots free',
])('is no count of those who have answered: "%s"', (message) => expect(shareOf({ message })).toBeNull())

it.each([
  [{ counts: { draft: 3, running: 1, done: 8 } }],
  [{ surveys: { done: 8, total: 12 } }],
  [{ answered: 12, refused: 3, total: 40 }],
])('is no progress of this survey alone, or not surely: %j', (told) => expect(shareOf(told)).toBeNull())

it.each([
  [{ avancement: '28 voix sur 40' }],
  [{ message: '28 of 40 people heard' }],
  [{ message: 'Fieldwork: 28 of 40 personas' }],
  [{ message: '28 habitants fictifs sur 40 ont terminé' }],
])('is progress, whatever is counted: %j', (told) => expect(shareOf(told)).toBeCloseTo(0.7))
