import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const USES = ["I don't", 'Now & then', "When it's raining"]
const draft = aDraft(
  8,
  ["Do you take the bus, or don't you?", ...USES],
  ['How many minutes do you wait for it?'],
  ["What's wrong with the city's buses?"],
  ['Qu’est-ce qui vous ferait changer d’avis ?', 'L’odeur', 'Le prix'],
)
const USE = [0, 2, 1, 0, 2, 1, 0, 1]
const WAITS = [4, 12, 9, 0, 15, 7, 3, 21]
const SAID = [
  'They are never on time.',
  'Too few seats for old people.',
  'Nothing, they are fine.',
  'The drivers are in a hurry.',
  'It is too cold at the stops.',
  'No room for prams at all.',
  'They stop at nine in the evening.',
  'I would like to pay by card.',
]
const MIND = [1, 0, 0, 1, 1, 0, 1, 1]
const IDS = ['BP9KM', '3G6NR', 'CRPJM', 'X2L8Q', '65XRF', 'H35CM', 'T9G3D', '2P72G']

interface Form {
  ids?: readonly string[]
  names: readonly string[]
  options: (text: string) => string
}

function readOf({ ids = IDS, names, options }: Form) {
  const choice = (item: number, at: number | undefined) => ({
    state: 'answered',
    value: options(draft.questions[item]?.options[at ?? 0]?.text ?? ''),
  })
  const interviews = ids.map((persona, p) => ({
    persona,
    answers: {
      [names[0] ?? '']: choice(0, USE[p]),
      [names[1] ?? '']: { state: 'answered', value: WAITS[p] },
      [names[2] ?? '']: p === 2 ? { state: 'declined' } : { state: 'answered', value: SAID[p] },
      [names[3] ?? '']: choice(3, MIND[p]),
    },
  }))
  const { respondents, answers } = readResults({ interviews }, draft, { personas: ids.length })
  return ids.map((id) => {
    const respondent = respondents.findIndex((one) => one.id === id)
    return draft.questions.map((_, question) => {
      const told = answers.find((one) => one.respondent === respondent && one.question === question)
      if (told?.kind === 'option') return told.option
      return told?.kind === 'text' ? told.text : null
    })
  })
}

const TRUTH = IDS.map((_, p) => [USE[p], `${WAITS[p]}`, p === 2 ? null : SAID[p], MIND[p]])
const plain = (text: string, apostrophe: string, and: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, apostrophe)
    .replace(/&/g, and)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

describe('names that programs make of the texts of items and options', () => {
  for (const [apostrophe, and] of [
    ['', ''],
    ['', 'and'],
    ['-', '-'],
  ] as const)
    it(`are read with "${apostrophe}" for an apostrophe and "${and}" for an ampersand, whole and cut short`, () => {
      const nameOf = (text: string): string => plain(text, apostrophe, and)
      const names = draft.questions.map(({ stem }) => nameOf(stem))
      for (const cut of [60, 24])
        for (const sign of ['-', '_'])
          expect(
            readOf({
              names: names.map((name) => name.slice(0, cut).replace(/-+$/, '').replaceAll('-', sign)),
              options: (text) => nameOf(text).replaceAll('-', sign),
            }),
          ).toEqual(TRUTH)
    })
})

describe('ids that a program drew from letters and digits', () => {
  const form = { names: draft.questions.map(({ stem }) => stem), options: (text: string) => text }

  it('count where one has no digit by chance', () => {
    for (const wording of [(id: string) => id, (id: string) => `FR-${id}`, (id: string) => id.toLowerCase()])
      expect(readOf({ ...form, ids: IDS.map(wording) })).toEqual(TRUTH)
  })

  it('do not make a word among numbered names somebody', () => {
    const ids = IDS.map((_, p) => (p === 2 ? 'zusammen' : `per-100${p}`))
    expect(readOf({ ...form, ids })[2]).toEqual([null, null, null, null])
  })
})
