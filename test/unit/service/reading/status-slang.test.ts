import { expect, it } from 'vitest'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'
import { SLANG_WORDS } from '../../../../electron/service/reading/status-slang.ts'
import { statusOfWord, statusUnderName } from '../../../../electron/service/reading/status-words.ts'

it('has no word, in any of its endings, for two statuses', () => {
  const told = new Map<string, string>()
  for (const [word, status] of SLANG_WORDS)
    for (const ending of ['', 'e', 's', 'es']) {
      const known = statusOfWord(word + ending)
      expect([word + ending, known === 'other' ? status : known]).toEqual([word + ending, status])
      expect([word, told.get(word + ending) ?? status]).toEqual([word, status])
      told.set(word + ending, status)
    }
  expect(told.size).toBeGreaterThan(800)
})

it.each([
  ['draft', 'staged'],
  ['draft', 'SETUP'],
  ['draft', 'En paramétrage'],
  ['draft', 'ReadyToField'],
  ['running', 'cooking 🍳'],
  ['running', 'rollout'],
  ['running', 'sous presse'],
  ['running', 'in_flight'],
  ['running', 'Ça tourne !'],
  ['done', 'Wrapped'],
  ['done', 'dans la boîte'],
  ['done', 'Résultats disponibles'],
  ['done', 'servie'],
  ['draft', 'open for edits'],
  ['running', 'sitting'],
  ['done', 'adjourned'],
  ['failed', 'burnt'],
  ['failed', 'Crâmé'],
  ['failed', 'TIMED_OUT'],
] as const)('reads "%s" in "%s" under a name of statuses', (status, word) => {
  for (const name of ['status', 'stade', 'phase', 'etat'])
    expect(readStatus({ survey: { id: 'a1', [name]: word } }).status).toBe(status)
  expect(readStatus({ id: 'a1', mode: word, topic: word }).status).toBe('other')
})

it.each(['shelved', 'paused', 'en pause', 'planté', 'stopped', 'in review', 'partial', 'récolte', 'frozen'])(
  'takes "%s", which may be two of them, for none',
  (word) => expect(statusUnderName(word)).toBe('other'),
)

it('takes a survey that is out for done where everybody has answered', () => {
  expect(readStatus({ stade: 'paru', avancement: '28 copies rendues sur 28' }).status).toBe('done')
  expect(readStatus({ stade: 'paru', avancement: '17 copies rendues sur 28' }).status).toBe('other')
})

it('takes a usual word before a borrowed one', () => {
  expect(readStatus({ status: 'completed', phase: 'asking' }).status).toBe('done')
  expect(readStatus({ status: 'shelved', phase: 'asking', state: 'burnt' }).status).toBe('other')
})
