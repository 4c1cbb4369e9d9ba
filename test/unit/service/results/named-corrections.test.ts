import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['k-301', 'k-304', 'k-309', 'k-312', 'k-317', 'k-321']
const USES = ['Every day', 'Every week', 'Hardly ever']
const draft = aDraft(
  PEOPLE.length,
  ['How often do you cycle?', ...USES],
  ['How many bicycles do you have?'],
  ['What would you change about it?'],
)
const stems = draft.questions.map(({ stem }) => stem)
const IDS = ['8ed0', 'e457', '146f']
const CODES = ['a1x', 'b2x', 'c3x']
const USE = [1, 0, 2, 1, 0, 2]
const COUNTS = [1, 2, 0, 4, 1, 3]
const WISHES = [
  'More racks at the station.',
  'Warmer waiting rooms, please.',
  'Nothing at all, I like it.',
  'The lane ends before my door.',
  'Room for prams and bicycles.',
  'It should be lit at night.',
]
const TRUTH = PEOPLE.map((id, p) => [id, USES[USE[p] ?? 0], `${COUNTS[p]}`, WISHES[p]])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: PEOPLE.length })
  return PEOPLE.map((id) => {
    const respondent = respondents.findIndex((one) => one.id === id)
    return [
      id,
      ...draft.questions.map(({ options }, question) => {
        const own = answers.find((one) => one.respondent === respondent && one.question === question)
        if (own?.kind === 'option') return options[own.option ?? -1]?.text
        return own?.kind === 'text' ? own.text : null
      }),
    ]
  })
}

interface Event {
  type: string
  payload: object
}
const answerOf = (p: number, item: number, shift = 0) =>
  [
    { choice: CODES[((USE[p] ?? 0) + shift) % 3] },
    { number: (COUNTS[p] ?? 0) + shift },
    { text: `${WISHES[p]}${shift === 0 ? '' : ' Or so.'}` },
  ][item]
const given = (p: number, item: number, shift = 0): Event => ({
  type: 'AnswerGiven',
  payload: { persona: PEOPLE[p], item: IDS[item], ...answerOf(p, item, shift) },
})
const corrected = (p: number, item: number, corrects: number): Event => ({
  type: 'AnswerCorrected',
  payload: { persona: PEOPLE[p], item: IDS[item], corrects, ...answerOf(p, item) },
})
const added = stems.map((wording, item) => ({
  type: 'ItemAdded',
  payload: {
    ...{ item: IDS[item], wording },
    choices: item === 0 ? Object.fromEntries(CODES.map((code, at) => [code, USES[at]])) : null,
  },
}))
const all = PEOPLE.flatMap((_, p) => stems.map((__, item) => [p, item] as const))
const isWrong = (p: number, item: number) => (p === 2 && item === 0) || (p === 4 && item === 1)
const answers = all.map(([p, item]) => given(p, item, isWrong(p, item) ? 1 : 0))
const versioned = (events: readonly Event[]) => events.map((event, at) => ({ version: at + 1, ...event }))
const start = [{ type: 'Drafted', payload: { title: 'Bikes' } }, ...added]
const versionOf = (p: number, item: number) => start.length + p * stems.length + item + 1
const corrections = [corrected(2, 0, versionOf(2, 0)), corrected(4, 1, versionOf(4, 1))]

describe('events that name the one that they correct', () => {
  it('take its place, in a stream of events of several kinds', () => {
    const joined = PEOPLE.map((persona) => ({
      type: 'PersonaJoined',
      payload: { persona, traits: { age: 30 } },
    }))
    const finished = PEOPLE.map((persona) => ({ type: 'PersonaFinished', payload: { persona } }))
    const events = versioned([...start, ...answers, ...corrections, ...joined, ...finished])
    expect(readOf({ stream: 'survey/1', events })).toEqual(TRUTH)
  })

  it('do so in flat rows and in French, and one that is withdrawn by name is gone', () => {
    const rows = [...answers, ...corrections.map(({ type, payload }) => ({ type, payload }))].map(
      ({ type, payload }, at) => {
        const { corrects, ...fields } = payload as { corrects?: number }
        const remplace = corrects === undefined ? null : `e${corrects - start.length}`
        return {
          evenement: `e${at + 1}`,
          nature: type === 'AnswerGiven' ? 'reponse' : 'rectification',
          ...fields,
          remplace,
        }
      },
    )
    expect(readOf({ items: added.map(({ payload }) => payload), rows })).toEqual(TRUTH)
    const withdrawn = {
      type: 'AnswerWithdrawn',
      payload: { persona: PEOPLE[5], item: IDS[0], withdraws: versionOf(5, 0) },
    }
    const right = all.map(([p, item]) => given(p, item))
    const wanted = TRUTH.map(([id, ...told], p) => [id, p === 5 ? null : told[0], ...told.slice(1)])
    expect(readOf({ events: versioned([...start, ...right, withdrawn]) })).toEqual(wanted)
  })

  it('leave everything open where one of them names nothing, or an event about somebody else', () => {
    const nothing = readOf({ events: versioned([...start, ...answers, corrected(2, 0, 999)]) })
    const other = readOf({ events: versioned([...start, ...answers, corrected(2, 0, versionOf(3, 1))]) })
    for (const read of [nothing, other]) expect(read.flatMap(([, use]) => use ?? [])).toEqual([])
  })

  it('may be among events that tell that an item was skipped', () => {
    const skipped = { type: 'ItemSkipped', payload: { persona: PEOPLE[5], item: IDS[2] } }
    const kept = answers.filter((_, at) => at !== answers.length - 1)
    const events = versioned([...start, ...kept, ...corrections, skipped])
    const wanted = TRUTH.map((row, p) => (p === 5 ? [...row.slice(0, 3), null] : row))
    expect(readOf({ events })).toEqual(wanted)
  })
})
