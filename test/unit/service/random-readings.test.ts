import { describe, expect, it } from 'vitest'
import { readKeys, readNewKey } from '../../../electron/service/reading/read-account.ts'
import { readCreatedId } from '../../../electron/service/reading/read-created-id.ts'
import { readMembers } from '../../../electron/service/reading/read-members.ts'
import { readProfiles } from '../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../electron/service/reading/read-records.ts'
import { readStatus } from '../../../electron/service/reading/read-status.ts'
import { readTranscript } from '../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../electron/service/reading/read-transcript-text.ts'
import { statusOfWord } from '../../../electron/service/reading/status-words.ts'
import { safeLine } from '../../../electron/service/redact/clean-message.ts'
import { type Dice, dice } from './payloads/dice.ts'
import { leavesOf, nodesOf, numbersOf, textsOf } from './payloads/facts.ts'
import { garbage, marker, mutate } from './payloads/mutate.ts'

const SEED = Number(process.env.SEED ?? 4) * 1_000_000
const CASES = import.meta.env.MODE === 'torture' ? 50_000 : 1200

/** Payloads of other replies than results, in the shapes of the practice service and in others. */
const VALID: readonly ((roll: Dice) => unknown)[] = [
  (roll) => ({ id: 's', status: 'running', progress: roll.below(101) }),
  (roll) => ({ survey: { id: 's' }, status: 'done', progress: { completed: roll.below(50), total: 50 } }),
  (roll) => ({ status: 'running', progress: `${roll.below(50)}/50`, progress_pct: roll.below(101) }),
  (roll) => ({ status: 'running', progress: roll.next() }),
  (roll) => ({ run: { statut: 'failed', avancement: `${roll.below(101)} %` } }),
  (roll) => ({
    items: [{ id: 7, titre: marker(roll), created_at: '2026-03-01T10:00:00Z', run: { status: 'done' } }],
  }),
  (roll) => ({ data: [{ survey_id: marker(roll), title: 'T', created_at: 1_700_000_000 }], count: 1 }),
  (roll) => ({ id: 'f', profiles: [{ id: marker(roll), identity: { prenom: 'Ana', age: roll.below(90) } }] }),
  (roll) => ({
    session: { id: 'f' },
    personas: [{ persona_id: 'p', prenom: 'Ana', tags: [marker(roll), 'x'] }],
  }),
  (roll) => ({ keys: [{ id: roll.below(99), nom: marker(roll), revoked: false, created_at: '2026-03-01' }] }),
  (roll) => ({
    api_key: { id: roll.below(99), nom: 'Labo' },
    secret: `sk-${marker(roll).slice(3, -1)}-0123456789abcdef`,
  }),
  (roll) => ({
    organisation: { members: [{ id: 1, role: { name: 'admin' }, properties: { email: marker(roll) } }] },
  }),
  (roll) => ({
    session: { id: 'f' },
    transcript: { text: `## 1\nAna: ${marker(roll)}\nBen: oui`, rounds: 1 },
  }),
  (roll) => ({
    messages: [
      { speaker: 'Ana', text: marker(roll) },
      { speaker: 'Ben', content: 'non' },
    ],
  }),
]

/** A payload of one of three kinds: valid, changed, or anything. */
function aPayload(seed: number): { roll: Dice; data: unknown } {
  const roll = dice(seed)
  const kind = roll.next()
  if (kind < 0.1) return { roll, data: garbage(roll) }
  const valid = roll.pick(VALID)(roll)
  return { roll, data: kind < 0.3 ? valid : mutate(valid, roll, 1 + roll.below(4)) }
}

/** Values of a reading that are not in the payload. A hidden key may stand within the JSON of a field. */
function invented(data: unknown, values: readonly (string | number | null)[]): unknown[] {
  const texts = textsOf(data)
  const isHiddenPart = (value: string): boolean => {
    const [before = '', after] = value.split('•••')
    return after !== undefined && [...texts].some((text) => text.startsWith(before) && text.endsWith(after))
  }
  return values.filter((value) => value !== null && !texts.has(String(value)) && !isHiddenPart(String(value)))
}

/** Names of boolean fields, as `finished: true` can be read as a status. */
function flagsOf(data: unknown): Set<string> {
  const flags = leavesOf(data).filter(({ value }) => typeof value === 'boolean')
  return new Set(flags.map(({ steps }) => String(steps.at(-1))))
}

/** Names of lists and maps. */
function listNamesOf(data: unknown): string[] {
  return nodesOf(data).flatMap((node) =>
    Object.entries(node).flatMap(([name, inner]) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(node) ? [name] : [],
    ),
  )
}

/** The length of each list, and how many of its rows say that they are done. */
function countsOf(data: unknown): number[] {
  return nodesOf(data)
    .filter(Array.isArray)
    .flatMap((list) => {
      const done = (row: unknown) => leavesOf(row).some(({ value }) => statusOfWord(String(value)) === 'done')
      return [list.length, list.filter(done).length]
    })
}

/** Whether a text is one of the payload's with something hidden in it. */
function isHidden(text: string, data: unknown): boolean {
  if (!text.includes('•••')) return false
  const parts = text.split('•••')
  return leavesOf(data).some(({ value }) => {
    let at = 0
    return parts.every((part, index) => {
      const found = String(value).indexOf(part, at)
      at = found + part.length
      return index === 0 ? found === 0 : found >= 0
    })
  })
}

function readAll(data: unknown): { faults: unknown[] } {
  const faults: unknown[] = []
  const told = (name: string, values: readonly (string | number | null)[]): void => {
    for (const value of invented(data, values)) faults.push([name, value])
  }
  const { word, status, progress } = readStatus(data)
  const words = leavesOf(data).map(({ value }) => safeLine(String(value)).slice(0, 200).toWellFormed())
  if (word !== null && !words.includes(word) && !flagsOf(data).has(word)) faults.push(['word', word])
  if (status !== 'other' && statusOfWord(word ?? '') !== status) faults.push(['status', status, word])
  if (progress) {
    const numbers = numbersOf(data)
    for (const count of countsOf(data)) numbers.add(count)
    const { fraction, answered, total } = progress
    for (const count of [answered, total])
      if (count !== null && !numbers.has(count)) faults.push(['count', count])
    const isFraction =
      fraction === null ||
      numbers.has(fraction) ||
      [...numbers].some((number) => number / 100 === fraction) ||
      // Of the items, a share is told without a number of answers.
      [...numbers].some((part) => [...numbers].some((all) => all > 0 && part / all === fraction)) ||
      (answered !== null && total !== null && answered / total === fraction)
    if (!isFraction || (fraction !== null && !(fraction >= 0 && fraction <= 1)))
      faults.push(['fraction', fraction])
  }
  const { records, unrecognised } = readRecords(data)
  if (!Number.isInteger(unrecognised) || unrecognised < 0) faults.push(['unrecognised', unrecognised])
  for (const record of records) {
    // A row of a table is shown as an object with the names from the table's head.
    const row = JSON.parse(record.raw)
    if (!textsOf(data).has(record.raw)) {
      told('row', [...leavesOf(row).map(({ value }) => String(value)), ...nodesOf(row).flatMap(Object.keys)])
    }
    told('record', [record.id])
    const { title, status } = record
    if (title !== null && !leavesOf(row).some(({ value }) => safeLine(String(value)) === title))
      faults.push(['title', title])
    // Also the name of the list that contains the row.
    const shown = [...leavesOf(row).map(({ value }) => String(value)), ...flagsOf(row), ...listNamesOf(data)]
    if (status !== null && !shown.some((text) => safeLine(text) === status)) faults.push(['told', status])
    if (record.createdAt !== null && !Number.isFinite(record.createdAt))
      faults.push(['time', record.createdAt])
  }
  told('created', [readCreatedId(data)])
  for (const { id, name, attributes } of readProfiles(data)) {
    told('profile', [id, name, ...attributes.map(({ value }) => value)])
  }
  for (const { id, name, fields } of readKeys(data)) {
    if (!numbersOf(data).has(id) && invented(data, [id]).length > 0) faults.push(['key', id])
    told('key', [
      name === null || isHidden(name, data) ? null : name,
      ...fields.map(({ value }) => value).filter((value) => value !== '•••'),
    ])
  }
  const made = readNewKey(data)
  if (made) {
    const { secret } = made
    // A secret may be a word of a sentence, without the full stop after it.
    const inSentences = leavesOf(data).flatMap(({ value }) => String(value).split(/[\s"'«»(),;:<>]+/))
    const isTold = [...leavesOf(data).map(({ value }) => String(value)), ...inSentences].some(
      (text) => text === secret || text === `${secret}.`,
    )
    if (!isTold) faults.push(['secret', secret])
    if (JSON.stringify(made.key).includes(made.secret)) faults.push(['secret in the key', made.secret])
  }
  for (const { id, name, email, role, fields } of readMembers(data)) {
    told('member', [
      id,
      name,
      email,
      // A member of several groups has the roles of all of them.
      ...(role?.split(', ') ?? []),
      ...fields.map(({ value }) => value).filter((value) => value !== '•••'),
    ])
  }
  const text = readTranscriptText(data)
  const said = new Set(leavesOf(data).map(({ value }) => String(value)))
  const letters = (of: string): number => of.match(/\p{L}/gu)?.length ?? 0
  const whole = JSON.stringify(data) ?? ''
  for (const line of text.split('\n')) {
    const parts = [line, ...line.split(': ')]
    if (
      !parts.some(
        (part) => said.has(part) || whole.includes(JSON.stringify(part).slice(1, -1)) || whole.includes(part),
      )
    ) {
      faults.push(['line', line])
    }
  }
  const { turns } = readTranscript(text)
  const kept = turns.map(({ speaker, text: words }) => letters(speaker ?? '') + letters(words))
  if (kept.reduce((sum, count) => sum + count, 0) > letters(text)) faults.push(['letters', text])
  return { faults }
}

describe('random payloads of all other answers', () => {
  it('valid, changed or garbage: no throw, nothing invented, the payload untouched', () => {
    for (let seed = SEED; seed < SEED + CASES; seed++) {
      const { data } = aPayload(seed)
      const before = JSON.stringify(data)
      const { faults } = readAll(data)
      expect(faults, `seed ${seed} ${before}`).toEqual([])
      expect(JSON.stringify(data), `seed ${seed}`).toBe(before)
    }
  })

  it('takes a text that says something before a blank one, and messages before nothing', () => {
    expect(readTranscriptText({ text: '', messages: [{ speaker: 'Ana', text: 'Oui.' }] })).toBe('Ana: Oui.')
    expect(readTranscriptText({ transcript: '', texte: 'Ana: Oui.' })).toBe('Ana: Oui.')
    expect(readTranscriptText({ transcript: '', messages: [] })).toBe('')
  })
})
