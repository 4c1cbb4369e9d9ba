import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { findRemarked } from '../../../../electron/service/results/words/remarks.ts'
import { aDraft } from './a-draft.ts'

const TICKETS = ['Single ticket', 'Ten-trip card', 'Monthly pass', 'Annual pass']

describe('a remark behind an option', () => {
  const read = findRemarked(TICKETS)

  it('leaves the option', () => {
    const said = [
      'Ten-trip card, that lasts me a while.',
      'monthly pass – no question',
      'Annual pass. Always have.',
    ]
    expect(said.map(read)).toEqual([1, 2, 3])
    expect(read('Monthly pass, no question.')).toBe(2)
    expect(read('Single ticket (I rarely travel)')).toBe(0)
  })

  it('leaves none where it takes something back or names another option, or where nothing parts it', () => {
    const said = [
      'Monthly pass, but only in winter',
      'Monthly pass, or the annual pass',
      'Single ticket. Actually the ten-trip card',
      'Monthly pass these days',
      'Some pass, monthly pass',
      "I don't know, monthly pass",
    ]
    expect(said.map(read)).toEqual(said.map(() => null))
  })

  it('leaves none where another option begins so, or where the option is a number', () => {
    const answers = findRemarked(['Oui', 'Oui, mais peu', 'Non', 'Non merci'])
    expect(['Oui, volontiers', 'Non, jamais de la vie', 'Oui. Peut-être'].map(answers)).toEqual([
      null,
      null,
      null,
    ])
    expect(findRemarked(['1', '2', '3'])('2, I think')).toBeNull()
    expect(findRemarked(['No', 'Not sure'])('No. I like it here')).toBe(0)
  })
})

describe('answers of a language model', () => {
  const draft = aDraft(
    6,
    ['Which ticket suits you?', ...TICKETS],
    ['Should buses run at night?', 'Yes', 'No'],
  )
  const people = ['Ann', 'Bob', 'Cas', 'Dot', 'Eve', 'Fay']
  const SAID = [
    ['Monthly pass', 'Yes'],
    ['Ten-trip card, that lasts me a while.', 'Yes.'],
    ['Single ticket', 'No, too loud for me.'],
    ['Monthly pass', 'No'],
    ["I don't know.", 'Yes'],
    ['Annual pass', 'Yes'],
  ]
  const TRUTH = [
    [2, 0],
    [1, 0],
    [0, 1],
    [2, 1],
    [null, 0],
    [3, 0],
  ]
  const stems = draft.questions.map(({ stem }) => stem)
  const readOf = (data: unknown) => {
    const { respondents, answers } = readResults(data, draft, { personas: people.length })
    return people.map((name) =>
      stems.map((_, question) => {
        const own = answers.find(
          (one) => respondents[one.respondent]?.id === name && one.question === question,
        )
        return own?.option ?? null
      }),
    )
  }

  it('are options where most are plain, in whatever form they come', () => {
    const lists = people.map((name, p) => ({ name, qa: stems.map((q, at) => ({ q, a: SAID[p]?.[at] })) }))
    expect(readOf({ personas: lists })).toEqual(TRUTH)
    const maps = people.map((name, p) => [name, Object.fromEntries(stems.map((q, at) => [q, SAID[p]?.[at]]))])
    expect(readOf({ said: Object.fromEntries(maps) })).toEqual(TRUTH)
    const rows = people.flatMap((who, p) => stems.map((asked, at) => ({ who, asked, told: SAID[p]?.[at] })))
    expect(readOf({ rows })).toEqual(TRUTH)
  })
})
