import { describe, expect, test } from 'vitest'
import { provenance } from '../../support/hostile-builders.ts'
import { codesOf, read, readFile, refusalOf } from './read.ts'

const draft = {
  title: 'T',
  context: '',
  questions: [],
  personas: 5,
  audience: { ageRanges: [], sex: null },
}
const aRun = (createdAt: number) => ({ id: 'r', title: 'T', connectionName: 'C', practice: false, createdAt })
const version = { number: 2, name: null, createdAt: 1, draft }

describe('JSON', () => {
  const survey = (extra: string) => `{"pages":[{"elements":[{"type":"text","name":"q1"${extra}}]}]}`

  test('keys that reach a prototype are not read, and that is said', async () => {
    const result = await readFile(
      'a.json',
      survey(',"__proto__":{"title":"evil"},"constructor":{"prototype":{"x":1}}'),
    )
    expect(result.draft.questions[0]?.stem).toBe('q1')
    expect(codesOf(result)).toEqual(['unsafe_keys'])
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
    expect(({} as { title?: unknown }).title).toBeUndefined()
  })

  test('too deep, cut, of no kind', async () => {
    expect(await refusalOf({ text: `{"a":${'['.repeat(100_000)}` })).toBe('too_deep')
    expect(await refusalOf({ text: '{"pages":[' })).toBe('json_broken')
    expect(await refusalOf({ text: '{"a":1}' })).toBe('unknown_kind')
    expect(await refusalOf({ text: '{"pages":[]}' })).toBe('no_questions')
  })

  test('a Sonde file that is newer or was changed is refused whole', async () => {
    expect(await refusalOf({ text: '{"format":"sonde-survey","formatVersion":3}' })).toBe('newer_sonde')
    expect(await refusalOf({ text: '{"format":"sonde-survey","formatVersion":1,"draft":{}}' })).toBe(
      'sonde_broken',
    )
    const first = { format: 'sonde-survey', formatVersion: 1, provenance, draft, versions: [] }
    expect((await read({ text: JSON.stringify(first) })).sources).toEqual([provenance])
    const twice = { ...first, versions: [version, version] }
    expect(await refusalOf({ text: JSON.stringify(twice) })).toBe('sonde_broken')
  })

  test.each([
    ['a number below 1', { number: 0 }],
    ['no number left for the next', { number: Number.MAX_SAFE_INTEGER }],
    ['a number that is none', { number: 1.5 }],
    ['a time that no date can have', { createdAt: 1e300 }],
    ['a parent after a run at no time', { parent: { number: 1, run: aRun(1e300) } }],
    ['a parent that is none', { parent: 1 }],
    ['an origin of its own', { origin: 'elsewhere' }],
    ['a note that is none', { note: {} }],
  ])('a Sonde file with a version with %s is refused', async (_, change) => {
    const facts = { ...version, note: '', origin: 'saved', target: null, parent: { number: 1, run: aRun(1) } }
    const file = (versions: object[]) => ({
      text: JSON.stringify({
        format: 'sonde-survey',
        formatVersion: 2,
        provenance,
        sources: [],
        draft,
        versions,
      }),
    })
    expect(await refusalOf(file([facts]))).toBeNull()
    expect(await refusalOf(file([{ ...facts, ...change }]))).toBe('sonde_broken')
  })

  test('items and options of a Sonde file that share an id get one each', async () => {
    const option = { id: 'o', text: 'Yes' }
    const item = { id: 'q', stem: 'How?', type: 'single_choice', options: [option, option] }
    const crowd = Array.from({ length: 300 }, () => option)
    const questions = [item, item, { ...item, id: 'q-2' }, { ...item, options: crowd }]
    const changed = { ...draft, questions }
    const file = {
      format: 'sonde-survey',
      formatVersion: 1,
      provenance,
      draft: changed,
      versions: [{ ...version, draft: changed }],
    }
    const result = await read({ text: JSON.stringify(file) })
    for (const { questions: items } of [result.draft, ...result.versions.map((each) => each.draft)]) {
      expect(items.map(({ id }) => id)).toEqual(['q', 'q-2', 'q-2-2', 'q-3'])
      const options = items.flatMap((each) => each.options)
      expect(new Set(options.map(({ id }) => id)).size).toBe(306)
      expect(options.slice(0, 2).map(({ id }) => id)).toEqual(['o', 'o-2'])
    }
  })

  test('parts of a Sonde file that are not known are told', async () => {
    const colourful = {
      ...draft,
      questions: [{ id: 'q', stem: 'How?', type: 'open_ended', options: [], colour: 'red' }],
    }
    const file = {
      format: 'sonde-survey',
      formatVersion: 1,
      provenance: { ...provenance, mood: 'good' },
      draft: colourful,
      versions: [],
      more: {},
    }
    const { notes } = await read({ text: JSON.stringify(file) })
    expect(notes.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'unknown_parts provenance.mood',
      'unknown_parts draft.questions[].colour',
      'unknown_parts more',
    ])
  })
})
