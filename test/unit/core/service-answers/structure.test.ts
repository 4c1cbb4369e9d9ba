import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeOutline } from '../../../../electron/core/service-answers/structure/make-outline.ts'
import { outlineSchema } from '../../../../electron/core/service-answers/structure/outline.ts'
import { structureWords } from '../../../../electron/core/service-answers/structure/structure-words.ts'
import { tellStructure } from '../../../../electron/core/service-answers/structure/tell-structure.ts'
import { operationSchema } from '../../../../shared/models/service-answer.ts'

function fileOf(body: unknown, sent: string[] = [], language: 'en' | 'fr' = 'en'): string {
  const answer = { status: 200, took: 1200, length: 10, ...makeOutline(body) }
  return tellStructure({
    ...{ language, version: '1.0.0', now: 0, sent },
    operations: [{ operation: 'survey_results', answer }],
  })
}

/** The lines below the header of the operation. */
const placesOf = (body: unknown, sent?: string[]) => fileOf(body, sent).trimEnd().split('\n').slice(6)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

describe('the file for the makers of a service', () => {
  it('tells names, types, lengths and how many are distinct, and no value', () => {
    const body = {
      data: {
        survey_id: 'b6f3b0ce-93a1-4d53-9c0e-2e2f6a0a9d11',
        created: '2026-11-23T20:00:00Z',
        complete: true,
        rate: 0.5,
        lignes: [
          { qui: 'p1', rep: ['À pied', 2] },
          { qui: 'p2', rep: ['En voiture', 3], note: null },
        ],
      },
      error: null,
    }
    expect(placesOf(body)).toEqual([
      '  map of 2',
      '    data: map of 5',
      '      survey_id: UUID (36 characters)',
      '      created: date as text (20 characters)',
      '      complete: boolean',
      '      rate: decimal number',
      '      lignes: list of 2',
      '        - map of 2–3',
      '          qui: text (2 distinct, 2 characters)',
      '          rep: list of 2',
      '            - text (2 distinct, 6–10 characters) | whole number (2 distinct)',
      '          note (in 1/2): null',
      '    error: null',
    ])
  })

  it('shows names that look like data as <key>', () => {
    const inside = (map: object) => placesOf(map).filter((line) => line.startsWith('    ') && line[4] !== ' ')
    const record = { age: 20, said: 'Oui' }
    expect(inside({ marie: record, paul: record, ahmed: record })).toEqual(['    <key>: map of 2'])
    expect(inside({ 'Comment venez-vous ?': [1, 2], other: 1 })).toEqual([
      '    other: whole number',
      '    <key>: list of 2',
    ])
    expect(inside({ 'p-0017': 'a', x81f3a9c2b: 'b' })).toEqual(['    <key>: text (2 distinct, 1 characters)'])
    expect(inside({ Oui: 12, Non: 8, 'Ne sait pas': 1 })).toEqual(['    <key>: whole number (3 distinct)'])
    expect(inside({ Id: 1, Statut: 'fini', Lignes: [] })).toEqual([
      '    Id: whole number',
      '    Statut: text (4 characters)',
      '    Lignes: list of 0',
    ])
  })

  it.each<[string, object]>([
    ['two people', { Brigitte: { age: 57 }, Mamadou: { age: 31 } }],
    ['one person', { Brigitte: { age: 57 } }],
    ['users', { carol: 'admin', owen: 'viewer' }],
    ['a survey by its id', { 'EV-1': { status: 'draft' } }],
    ['titles by id', { e8: 'By bike', 'table-7': 'Night trains' }],
    ['items by short names', { buying_plastic: 'No', domicile_depot: 'Oui', q_town_hall: 3 }],
  ])('tells no name of %s', (_, map) => {
    const text = placesOf(map).join('\n')
    for (const name of Object.keys(map)) expect(text).not.toContain(name)
    expect(text).toContain('<key>')
  })

  it('tells names that programmers use', () => {
    const text = placesOf({ survey_id: 4, nbReponses: 3, q1: 'Oui', item_2: 'Non', createdAt: '' }).join('\n')
    for (const name of ['survey_id', 'nbReponses', 'q1', 'item_2', 'createdAt'])
      expect(text).toContain(`${name}:`)
  })

  it('tells ordinary names in a record that has fields with known names', () => {
    const runs = [
      {
        slug: 'brave-otter',
        phase: 'done',
        fetched_on: 3,
        scoreboard: { answers_in: 63, answers_needed: 168 },
      },
      { slug: 'calm-heron', phase: 'open', fetched_on: 4, scoreboard: { answers_in: 1, answers_needed: 20 } },
    ]
    const text = placesOf({
      data: { runs, more: false, result: { surveys: [1], members: [2], keys: [3] } },
      nom: 'A',
      titre: 'B',
      statut: 'C',
      created_at: 'D',
    }).join('\n')
    expect(text).not.toContain('<key>')
    for (const name of [
      'fetched_on',
      'scoreboard',
      'answers_needed',
      'more',
      'nom',
      'titre',
      'statut',
      'created_at',
    ])
      expect(text).toContain(`${name}: `)
  })

  it.each<[string, unknown]>([
    ['columns for people', [{ id: 1, status: 'done', ines: 'Oui', mlopez: 'Non' }]],
    ['people among other entries', { count: 2, mlopez: { age: 3 }, dkaye: { age: 4 } }],
    ['a person beside what is counted', { count: 1, mlopez: { age: 3 } }],
    [
      'names that differ between entries',
      [
        { id: 1, mlopez: 'a' },
        { id: 2, dkaye: 'b' },
        { id: 3, owenk: 'c' },
      ],
    ],
    ['a person beside one with a known name', { max: { age: 57 }, mlopez: { age: 31 } }],
    ['more people than fields', { id: 1, mlopez: 'a', dkaye: 'b' }],
  ])('tells no name of %s', (_, body) => {
    const text = placesOf(body).join('\n')
    for (const name of ['ines', 'mlopez', 'dkaye', 'owenk', 'max']) expect(text).not.toContain(name)
    expect(text).toContain('<key>')
  })

  it('tells no name that is made of words of a question', () => {
    const record = { id: 1, status: 'done', buying_plastic: 'No', scoreboard: 3 }
    const text = placesOf(record, ['Are you still buying bottles of plastic?']).join('\n')
    expect(text).not.toContain('plastic')
    expect(text).toContain('scoreboard: whole number')
  })

  it('tells no name of a person that is a programmer’s word too', () => {
    const text = placesOf({ max: { age: 57 }, Brigitte: { age: 31 } }).join('\n')
    expect(text).not.toContain('max')
    expect(text).toContain('age: whole number')
  })

  it('tells no name that an earlier Sonde kept and would not keep today', () => {
    const { outline } = makeOutline({ name: { age: 20 } })
    const kept = JSON.parse(JSON.stringify(outline).replace('"name":"name"', '"name":"Brigitte"'))
    const text = tellStructure({
      ...{ language: 'en', version: '1.0.0', now: 0, sent: [] },
      operations: [
        { operation: 'list_keys', answer: { status: 200, took: 1, length: 1, whole: true, outline: kept } },
      ],
    })
    expect(text).not.toContain('Brigitte')
    expect(text).toContain('<key>: map of 1')
  })

  it('shows no text that Sonde sent, though a service uses it as a name', () => {
    expect(placesOf({ total: 12, n: 20, town_pct: 3 }, ['Total', 'Town'])).toEqual([
      '  map of 3',
      '    <key>: whole number',
      '    n: whole number',
      '    <key>: whole number',
    ])
  })

  it('holds no text of any answer', () => {
    const ours = new Set(
      (['en', 'fr'] as const).flatMap((language) => {
        const words = structureWords[language]
        return wordsOf(`${fileOf(null, [], language)} ${Object.values(words.kinds).join(' ')} ${words.partly}
          ${words.list('')} ${words.map('')} ${words.inSome('')} ${words.distinct('')} ${words.long('')}`)
      }),
    )
    // The file tells counts and lengths, which a short number may equal by chance.
    const isCount = (word: string) => /^\d{1,3}$/.test(word)
    const foreign = (text: string) =>
      text.length > 2 && !wordsOf(text).every((word) => ours.has(word) || isCount(word))
    const word = fc.stringMatching(/^[a-zé]{3,9}$/)
    const text = fc.oneof(
      word,
      fc.string({ minLength: 3 }),
      fc.uuid(),
      fc.constantFrom('Inès', 'À pied', 'Q1 b'),
    )
    const name = fc.oneof(
      word,
      fc.tuple(word, word).map(([one, other]) => `${one}_${other}`),
      text,
    )
    const { body } = fc.letrec((tie) => ({
      body: fc.oneof(
        { maxDepth: 5 },
        text,
        fc.integer(),
        fc.constant(null),
        fc.array(tie('body'), { maxLength: 4 }),
        fc.dictionary(name, tie('body'), { maxKeys: 5 }),
      ),
    }))
    fc.assert(
      fc.property(body, fc.boolean(), (value, usesValuesAsNames) => {
        const texts = textsIn(value).filter(foreign)
        // A text that is a value here could be a name elsewhere, so both are tried.
        const all = usesValuesAsNames ? [value, Object.fromEntries(texts.map((each) => [each, each]))] : value
        const file = fileOf(all)
        const told = ` ${wordsOf(file).join(' ')} `
        for (const each of texts) {
          const words = wordsOf(each)
          if (words.length > 0) expect(told).not.toContain(` ${words.join(' ')} `)
          else expect(file.split('\n')).not.toContain(each)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('holds no name that looks like data about persons, wherever it stands, and no key', () => {
    const SECRET = 'sk_live_9f8e7d6c5b4a39281706'
    const person = fc.constantFrom(
      'Inès',
      'ines',
      'marie-claude',
      'paul_martin',
      'Brigitte',
      'mamadou',
      'JuliePetit',
    )
    const email = fc
      .tuple(fc.stringMatching(/^[a-z]{3,8}$/), fc.stringMatching(/^[a-z]{3,8}$/))
      .map(([one, other]) => `${one}@${other}.org`)
    const number = fc.integer({ min: 100, max: 99_999_999 }).map(String)
    const random = fc.stringMatching(/^[a-z][a-z0-9]{9}\d{3}[a-z0-9]{8}$/)
    const personal = fc.oneof(person, email, number, random, fc.uuid(), fc.constant(SECRET))
    const field = fc.constantFrom(
      'id',
      'status',
      'items',
      'scoreboard',
      'fetched_on',
      'trade',
      'name',
      'level',
    )
    const { body } = fc.letrec((tie) => ({
      body: fc.oneof(
        { maxDepth: 4 },
        personal,
        fc.integer({ max: 99 }),
        fc.array(tie('body'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(field, personal), tie('body'), { maxKeys: 6 }),
      ),
    }))
    fc.assert(
      fc.property(body, (value) => {
        const told = fileOf(value).split('\n').slice(6)
        const names = told.map((line) => /^\s*(?:- )?(.*?)(?: \(in [^)]*\))?: /.exec(line)?.[1] ?? '')
        for (const name of names) expect(PERSONAL.test(name), name).toBe(false)
        expect(told.join('\n')).not.toContain(SECRET)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is stored and read again as it was', () => {
    const { outline } = makeOutline({ data: { rows: [[1, 'a'], []], '12': {} }, error: null })
    expect(outlineSchema.parse(JSON.parse(JSON.stringify(outline)))).toEqual(outline)
  })

  it('looks at the first part of a huge answer only, and says so', () => {
    const rows = Array.from({ length: 300_000 }, (_, n) => ({ id: n, said: ['Oui', 'Non'][n % 2] }))
    expect(fileOf({ data: { rows } })).toContain('only the first part was looked at')
    expect(fileOf({ data: { rows } })).toContain('rows: list of 300000')
    expect(makeOutline({ data: { rows: rows.slice(0, 200) } }).whole).toBe(true)
  })

  it('names every operation, also where nothing came', () => {
    const operations = operationSchema.options.map((operation) => ({ operation, answer: null }))
    const file = tellStructure({ language: 'fr', version: '1', now: 0, sent: [], operations })
    expect(file.match(/pas encore appelée/g)).toHaveLength(18)
  })
})

/** What the names that look like data have in them: a person's name, an address, or a long number or code. */
const PERSONAL = /in[eè]s|marie|claude|paul|martin|brigitte|mamadou|julie|petit|@.*\.|\d{3}|[\da-f]{8}/i

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
