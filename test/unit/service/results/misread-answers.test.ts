import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

/** What was read for each persona and one item: the option's index, the text, or null. */
function readOf(
  data: unknown,
  draft: ReturnType<typeof aDraft>,
  question: number,
): (number | string | null)[] {
  const { answers } = readResults(data, draft)
  return answers
    .filter((answer) => answer.question === question && answer.kind !== 'unread')
    .map(({ option, text }) => option ?? text)
}

describe('a text beside an index is no number of an item', () => {
  const people = ['p-1', 'p-2', 'p-3', 'p-4']
  const draft = aDraft(4, ['Combien ?', '1', '2', '3'], ['Pourquoi ?'], ['Encore ?', 'Oui', 'Non'])

  it('where each persona answers items of unknown codes', () => {
    const data = people.map((id, at) => ({
      id,
      reponses: [
        { q: 'code-0', texte: at < 2 ? '1' : '3', option_index: at < 2 ? 0 : 2 },
        { q: 'code-2', texte: 'Non', option_index: 1 },
      ],
    }))
    expect(readOf(data, draft, 2)).toEqual([])
  })

  it('where each item lists answers that name their personas', () => {
    const data = ['code-0', 'code-1', 'code-2'].map((q, item) => ({
      q,
      replies: people.map((profil, at) =>
        item === 1
          ? { profil, label: `mot ${at}` }
          : { profil, label: `${(at % 3) + 1}`, option_index: at % 3 },
      ),
    }))
    expect(readOf({ data }, draft, 1)).toEqual([])
  })
})

describe('a reference is no answer', () => {
  it('where the answer beside it was left blank', () => {
    const draft = aDraft(2, ['Combien ?', '1', '2'], ['Pourquoi ?'])
    const questions = draft.questions.map(({ stem }, at) => ({ id: `code-${at}`, texte: stem }))
    const answers = ['p-1', 'p-2'].map((persona_id, at) => ({
      persona_id,
      verbatims: [
        { label: 'code-0', texte: '2' },
        { label: 'code-1', texte: at === 0 ? null : 'parce que' },
      ],
    }))
    const data = { questions, answers }
    expect(readOf(data, draft, 1)).not.toContain('code-1')
    expect(readOf(data, draft, 0)).toEqual([1, 1])
  })
})

describe('the number of an item is no answer', () => {
  it('where the answer beside it was left blank', () => {
    const draft = aDraft(3, ['Combien ?', 'Un', 'Deux'], ['Encore ?', 'Oui', 'Non'])
    const questions = draft.questions.map(({ stem }) => ({ texte: stem }))
    const answers = [2, 1, null].map((said, at) => ({
      persona_id: `p-${at}`,
      results: [
        { texte: 1, label: 'Un', option_index: 1 },
        said === null
          ? { texte: 2, label: '' }
          : { texte: 2, label: ['Oui', 'Non'][said - 1], option_index: said },
      ],
    }))
    // What it said, and a blank.
    expect(readOf({ questions, answers }, draft, 1)).toEqual([1, 0, null])
  })
})

describe('what belongs to one item tells of no other', () => {
  it('where its rows are as many as the items, and as long as there are personas', () => {
    const draft = aDraft(
      2,
      ['Combien ?', '0', '1', '2'],
      ['Pourquoi ?'],
      ['Encore ?', 'Oui', 'Non'],
      ['Et ?'],
    )
    const options = [
      ['0', '1'],
      ['1', '0'],
      ['2', '1'],
      ['missing', 0],
    ]
    for (const items of [{ 'Combien ?': { options } }, { texte: 'Combien ?', options }])
      expect(readResults({ items }, draft).answers).toEqual([])
  })
})

describe('numbers of options are no personas', () => {
  const moods = ['Souvent', 'Parfois', 'Jamais', 'Sans avis']
  const replies = ['Oui', 'Non', 'Peut-être']
  const people = ['p-1', 'p-2', 'p-3']
  const sets = [moods, replies, moods]
  const stems = ['Le bus ?', 'Le train ?', 'Le vélo ?']
  const draft = aDraft(3, ...stems.map((stem, at) => [stem, ...(sets[at] ?? [])] as const))
  /** By item: the option of each persona; null for whoever gave no answer. In each item, all chose another one. */
  const said = [
    [null, 2, 3],
    [null, 2, 1],
    [null, 1, null],
  ]
  const entryOf = (item: number, p: number) => {
    const option = said[item]?.[p] ?? null
    return option === null ? null : { zor: sets[item]?.[option], gad: option }
  }
  /** The answers that belong to nobody who gave them. */
  function liesIn(data: unknown): string[] {
    const { answers, respondents } = readResults({ data }, draft)
    return answers.flatMap(({ respondent, question, option, kind }) => {
      const id = respondents[respondent]?.id ?? null
      const truth = said[question]?.[id === null ? respondent : people.indexOf(id)]
      return kind === 'unread' || option === truth ? [] : [`${id}: ${option} to ${question}`]
    })
  }

  it.each([
    [
      'whose names are the keys of their entries',
      (item: number) => ({
        lum: Object.fromEntries(people.map((id, p) => [id, entryOf(item, p)])),
      }),
    ],
    [
      'whose places alone tell who they are',
      (item: number) => ({ lum: people.map((_, p) => entryOf(item, p)) }),
    ],
    [
      'of whom only those who answered have an entry',
      (item: number) => ({
        lum: people.flatMap((_, p) => entryOf(item, p) ?? []),
      }),
    ],
  ])('where as many were chosen as there are personas, %s', (_, entry) => {
    expect(liesIn(stems.map((fip, item) => ({ fip, ...entry(item) })))).toEqual([])
  })

  it('where each persona has a list, whether the entries name them or not', () => {
    const lists = people.map((_, p) => stems.map((fip, item) => ({ fip, ...entryOf(item, p) })))
    expect(liesIn(lists)).toEqual([])
    expect(liesIn(Object.fromEntries(people.map((id, p) => [id, lists[p]])))).toEqual([])
  })

  it('nor names of them, nor are the options, where all said something else to the first item', () => {
    const two = aDraft(2, ['Le bus ?', ...moods], ['Le train ?', ...moods])
    const data = {
      'Le bus ?': [
        { zor: 'Jamais', gad: 2 },
        { zor: 'Souvent', gad: 0 },
      ],
      'Le train ?': [
        { zor: 'Souvent', gad: 0 },
        { zor: 'Souvent', gad: 0 },
      ],
    }
    expect(readResults({ data }, two).respondents.map(({ id }) => id)).toEqual([null, null])
  })

  it('while numbers of which two stand with one option are of personas', () => {
    const options = [
      [0, 1, 1],
      [0, 2, 1],
      [2, 2, 0],
    ]
    const rows = stems.flatMap((fip, item) =>
      people.map((_, p) => ({ fip, gad: p + 1, zor: sets[item]?.[options[item]?.[p] ?? 0] })),
    )
    const { answers, respondents } = readResults({ rows }, draft)
    const told = answers.map(({ respondent, option, question }) => [
      Number(respondents[respondent]?.id),
      question,
      option,
    ])
    expect(told).toHaveLength(9)
    for (const [number, item, option] of told) expect(option).toBe(options[item ?? 0]?.[(number ?? 0) - 1])
  })
})

it('people are called by what their own entries say, and not by a trait that comes again with each answer', () => {
  const two = aDraft(2, ['Quel bus ?', 'Le 1', 'Le 2'], ['Pourquoi ?'], ['Encore ?', 'Souvent', 'Jamais'])
  const people = ['x103', 'x112'].map((rikapo, p) => ({
    rikapo,
    answers: two.questions.map(({ stem, options }, item) => ({
      ...{ question_id: stem, humeur: ['Non', 'Oui'][p] },
      ...{
        selected: options[item === 0 ? 1 : 0]?.text ?? '',
        said: item === 1 ? `Par goût, ${p} fois.` : '',
      },
    })),
  }))
  const { respondents, answers } = readResults({ people }, two, { personas: 2 })
  expect(respondents.map(({ id }) => id)).toEqual(['x103', 'x112'])
  expect(answers.map(({ option, text }) => option ?? text)).toEqual([
    ...[1, 'Par goût, 0 fois.', 0],
    ...[1, 'Par goût, 1 fois.', 0],
  ])
})

it('numbers that always stand with one option do not count the items, which are as many', () => {
  const three = aDraft(4, ['Déjà ?', 'Yes', 'No'], ['Pourquoi ?'], ['Encore ?', 'Oui', 'Non', 'Ne sait pas'])
  const entry = (mot: string, gad: number) => ({ mot, gad })
  const fip = ['id', ...three.questions.map(({ stem }) => stem)]
  const lum = ['Yes', 'Yes', 'Yes', 'No'].map((mot, p) => [
    `p-${p + 4}`,
    entry(mot, mot === 'Yes' ? 0 : 1),
    `Par goût, ${p} fois.`,
    p === 1 ? null : entry('Ne sait pas', 2),
  ])
  const { answers } = readResults({ fip, lum }, three, { personas: 4 })
  expect(answers.filter(({ question, text }) => question === 1 && text === 'No')).toEqual([])
})
