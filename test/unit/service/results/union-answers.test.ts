import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['gw-02', 'gw-05', 'gw-09', 'gw-12', 'gw-17', 'gw-21']
const OPTIONS = ['This year', 'Some years ago', 'Longer ago', 'Never']
const draft = aDraft(
  6,
  ['When did you last come?', ...OPTIONS],
  ['What would you pay, in pounds?'],
  ['What would you show?'],
)
const WHEN = [0, 3, 1, 2, 0, 1]
const PAYS = [15, 5, 8, 10, 0, 12]
const SHOWS = [
  'Small gardens.',
  'Old games.',
  'Our own cloth.',
  'Ships again.',
  'A good café.',
  'How rails lie.',
]
const TRUTH = PEOPLE.map((who, p) => [who, OPTIONS[WHEN[p] ?? 0], String(PAYS[p]), SHOWS[p]])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: PEOPLE.length })
  return respondents.map(({ id }, respondent) => [
    id,
    ...draft.questions.map((_, question) => {
      const own = answers.find((one) => one.respondent === respondent && one.question === question)
      return own?.kind === 'option' ? OPTIONS[own.option ?? -1] : (own?.text ?? null)
    }),
  ])
}

describe('answers each of which has a field of its own kind', () => {
  const stems = draft.questions.map(({ stem }) => stem)
  const typed = (name: string, more: (p: number) => object = () => ({})) =>
    PEOPLE.map((who, p) => ({
      node: {
        id: who,
        answers: [
          { kind: 'ChoiceAnswer', question: { text: stems[0] }, selected: { label: OPTIONS[WHEN[p] ?? 0] } },
          { kind: 'NumberAnswer', question: { text: stems[1] }, [name]: PAYS[p], ...more(p) },
          { kind: 'TextAnswer', question: { text: stems[2] }, text: SHOWS[p] },
        ].map((node) => ({ node })),
      },
    }))

  it('has the numbers that stand in the only field of their own', () => {
    expect(readOf({ edges: typed('number') })).toEqual(TRUTH)
    expect(readOf({ edges: typed('numericValue') })).toEqual(TRUTH)
  })

  it('has the numbers of amounts that name their one unit, and where it is explained', () => {
    const amounts = (of: object) =>
      PEOPLE.map((who, p) => ({
        subject: who,
        item: [
          { linkId: stems[0], answer: { coding: OPTIONS[WHEN[p] ?? 0] } },
          { linkId: stems[1], answer: { quantity: { value: PAYS[p], ...of } } },
          { linkId: stems[2], answer: { string: SHOWS[p] } },
        ],
      }))
    const units = [
      { unit: 'GBP', system: 'http://units.example/money' },
      { unit: '£' },
      { currency: 'GBP', '@type': 'urn:iso:std:iso:4217' },
    ]
    for (const unit of units) expect(readOf({ entry: amounts(unit) })).toEqual(TRUTH)
  })

  it('has none where the field may be of something else, or is not the only one', () => {
    const without = TRUTH.map(([who, when, , shows]) => [who, when, null, shows])
    expect(readOf({ edges: typed('seconds') })).toEqual(without)
    expect(readOf({ edges: typed('number', (p) => ({ rank: p + 3 })) })).toEqual(without)
  })
})

describe('places of options counted from 0', () => {
  const questions = draft.questions.map(({ stem }, at) => ({ no: at + 1, wording: stem }))
  /** What each persona said to each item, as rows one after the other. */
  const rows = (choice: (at: number) => object, none: object) => ({
    questions,
    events: PEOPLE.flatMap((personaId, p) => [
      { type: 'Given', payload: { personaId, questionNo: 1, ...choice(WHEN[p] ?? 0) } },
      {
        type: 'Given',
        at: `2026-11-16T10:00:1${p}Z`,
        payload: { personaId, questionNo: 2, ...none, text: `${PAYS[p]}` },
      },
      { type: 'Given', payload: { personaId, questionNo: 3, ...none, text: SHOWS[p] } },
    ]),
  })

  it('are read where -1 stands for none, or where their name says what they are', () => {
    expect(readOf(rows((at) => ({ choice: at, text: '' }), { choice: -1 }))).toEqual(TRUTH)
    expect(readOf(rows((at) => ({ choiceIndex: at }), {}))).toEqual(TRUTH)
  })

  it('are read by declared numbers, though these could be those of the items too', () => {
    const beds = ['Hut', 'Hotel', 'No preference']
    const walk = aDraft(
      6,
      ['How many days?', ...OPTIONS],
      ['Where would you sleep?', ...beds],
      ['How far a day?'],
      ['What would stop you?'],
    )
    const fragen = walk.questions.map(({ stem, options }, at) => ({
      ...{ nr: at + 1, wortlaut: stem },
      auswahl: options.map(({ text }, option) => ({ nr: option + 1, wortlaut: text })),
    }))
    const teilnehmer = PEOPLE.map((kennung, p) => ({
      kennung,
      antworten: [
        { frageNr: 1, auswahlNr: (WHEN[p] ?? 0) + 1, text: null, keineAngabe: false },
        { frageNr: 2, auswahlNr: (p % 3) + 1, text: null, keineAngabe: false },
        { frageNr: 3, auswahlNr: null, text: `${PAYS[p]}`, keineAngabe: false },
        { frageNr: 4, auswahlNr: null, text: SHOWS[p], keineAngabe: false },
      ],
    }))
    const { answers } = readResults({ fragen, teilnehmer }, walk, { personas: PEOPLE.length })
    const told = answers.map(({ question, option, text }) =>
      option === null ? text : [OPTIONS, beds][question]?.[option],
    )
    expect(told).toEqual(
      PEOPLE.flatMap((_, p) => [OPTIONS[WHEN[p] ?? 0], beds[p % 3], `${PAYS[p]}`, SHOWS[p]]),
    )
  })

  it('are not read where 0 may stand for a missing answer', () => {
    const read = readOf(rows((at) => ({ choice: at }), {}))
    expect(read.map(([, when]) => when ?? null)).toEqual(PEOPLE.map(() => null))
  })
})

describe('numbers in a field of their own beside blank fields of other kinds', () => {
  const fields = [
    { choice: 'code', number: 'valeur_num', words: 'valeur_texte' },
    { choice: 'modalite', number: 'nombre', words: 'verbatim' },
    { choice: 'option', number: 'count', words: 'text' },
    { choice: 'ListValue', number: 'IntValue', words: 'TextValue' },
    { choice: 'selected', number: 'numeric_response', words: 'open_response' },
  ]
  type Fields = (typeof fields)[number]
  const entry = (named: Fields, item: number, p: number, blank: null | '' = null) => ({
    ...{ [named.choice]: blank, [named.words]: blank, [named.number]: blank },
    ...[{ [named.choice]: OPTIONS[WHEN[p] ?? 0] }, { [named.number]: PAYS[p] }, { [named.words]: SHOWS[p] }][
      item
    ],
  })
  const items = draft.questions.map(({ stem }, at) => ({ ref: `it-${at + 7}`, wording: stem }))
  const without = TRUTH.map(([who, when, , shows]) => [who, when, null, shows])
  /** Rows of one answer each. */
  const rows = (make: (item: number, p: number) => object) =>
    PEOPLE.flatMap((subject, p) =>
      items.map(({ wording }, item) => ({ subject, asked: wording, ...make(item, p) })),
    )

  it.each(fields)('are read from rows, lists and tables: $number', (named) => {
    expect(readOf(rows((item, p) => entry(named, item, p)))).toEqual(TRUTH)
    const timed = rows((item, p) => ({ took_s: 4 + ((p * 5 + item) % 7), ...entry(named, item, p, '') }))
    expect(readOf({ timed })).toEqual(TRUTH)
    const people = PEOPLE.map((id, p) => ({
      id,
      answers: items.map(({ ref }, item) => ({ item: ref, ...entry(named, item, p) })),
    }))
    expect(readOf({ items, people })).toEqual(TRUTH)
    const byItem = items.map(({ wording }, item) => ({
      wording,
      said: PEOPLE.map((subject, p) => ({ subject, ...entry(named, item, p) })),
    }))
    expect(readOf(byItem)).toEqual(TRUTH)
    const cells = rows((item, p) => entry(named, item, p, '')).map((row) => Object.values(row).join(';'))
    const heading = Object.keys(rows((item, p) => entry(named, item, p))[0] ?? {}).join(';')
    expect(readOf([heading, ...cells].join('\n'))).toEqual(TRUTH)
  })

  it.each(fields.filter(({ words }) => words !== 'text'))('are read from maps by item: $number', (named) => {
    const answers = PEOPLE.map((who, p): [string, object] => [
      who,
      Object.fromEntries(items.map(({ ref }, item) => [ref, entry(named, item, p)])),
    ])
    expect(readOf({ items, answers: Object.fromEntries(answers) })).toEqual(TRUTH)
  })

  it('are read of several items', () => {
    const two = aDraft(6, ['When?', ...OPTIONS], ['What would you pay?'], ['How far is it, in miles?'])
    const answers = PEOPLE.flatMap((subject, p) =>
      two.questions.map(({ stem }, item) => ({
        ...{ subject, asked: stem, pick: null, number: null },
        ...(item === 0 ? { pick: OPTIONS[WHEN[p] ?? 0] } : { number: item === 1 ? PAYS[p] : p * 3 + 1 }),
      })),
    )
    const read = readResults({ answers }, two, { personas: PEOPLE.length })
    expect(read.answers.filter(({ kind }) => kind === 'text').map(({ text }) => text)).toEqual(
      PEOPLE.flatMap((_, p) => [String(PAYS[p]), String(p * 3 + 1)]),
    )
  })

  it('are not taken under names of something else', () => {
    for (const number of ['word_count', 'nb_mots', 'number_of_words', 'seconds', 'pages'])
      expect(readOf(rows((item, p) => entry({ choice: 'option', words: 'text', number }, item, p)))).toEqual(
        without,
      )
  })

  it('are not taken beside words, of whoever, nor where the field has numbers of choices too', () => {
    const [named] = fields
    if (!named) throw new Error('no names')
    const words = ['Six', 'Loads', 'None', 'Some', 'Few', 'Ten']
    const counted = rows((item, p) => ({
      ...entry(named, item, p),
      ...(item === 1 ? { [named.words]: words[p] } : {}),
    }))
    expect(readOf(counted)).not.toContainEqual(expect.arrayContaining(['15']))
    const once = rows((item, p) => ({
      ...entry(named, item, p),
      ...(item === 1 && p === 2 ? { [named.words]: 'About ten pounds.', [named.number]: null } : {}),
    }))
    expect(readOf(once).map(([, , pays]) => pays)).toEqual(PEOPLE.map(() => null))
    const scored = rows((item, p) => ({
      ...entry(named, item, p),
      ...(item === 0 ? { [named.number]: p } : {}),
    }))
    expect(readOf(scored).map(([, , pays]) => pays)).toEqual(PEOPLE.map(() => null))
  })
})
