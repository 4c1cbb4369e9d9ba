import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aSurvey } from '../payloads/exported-survey.ts'
import { aDraft } from './a-draft.ts'

const SPECIAL = { '9998': 'NSP', '9999': 'Refus' }

/** Records with codes, beside a map of the codes for missing answers. */
function recordsWith(value: (persona: number) => string, special: object = SPECIAL) {
  const { draft, people, answers } = aSurvey()
  const variables = draft.questions.map(({ stem, options }, q) => ({
    var: `Q${q + 1}`,
    label: stem,
    codes: options.map(({ text }, at) => ({ code: `0${at + 1}`, label: text })),
    special,
  }))
  const records = people.map(({ id }, p) => ({
    serial: id,
    ...Object.fromEntries(
      draft.questions.map(({ options }, q) => {
        const place = options.findIndex(({ text }) => text === answers[p]?.[q])
        const own = options.length > 0 ? (place < 0 ? '9998' : `0${place + 1}`) : (answers[p]?.[q] ?? '')
        return [`Q${q + 1}`, q === 2 ? value(p) : own]
      }),
    ),
  }))
  const { answers: read } = readResults({ datamap: variables, records }, draft, { personas: people.length })
  return read.filter(({ question, kind }) => question === 2 && kind === 'text').map(({ text }) => text)
}

describe('what a program writes in place of words', () => {
  it('is nobody’s answer: the same padded number for everybody', () => {
    expect(recordsWith(() => '01')).toEqual([])
  })

  it('is nobody’s answer: a code that is explained as a missing answer', () => {
    const said = recordsWith((p) => (p === 3 ? '9998' : `A later bus, please, on day ${p}`))
    expect(said).not.toContain('9998')
    expect(said.length).toBeGreaterThan(4)
  })

  it('is nobody’s answer where the code book explains a blank too', () => {
    const special = {
      '#98': 'Ne sait pas',
      '#99': 'Refus de répondre',
      '': 'Sans objet (filtre) ou non posée',
    }
    const said = recordsWith((p) => (p % 4 === 3 ? '#98' : `A later bus, please, on day ${p}`), special)
    expect(said).not.toContain('#98')
    expect(said.length).toBeGreaterThan(4)
  })

  it('is nobody’s answer: one number for everybody, unless the item asks for a number', () => {
    const read = (stem: string) => {
      const draft = aDraft(5, [stem], ['Do you cycle?', 'Yes', 'No'])
      const people = ['a', 'b', 'c', 'd', 'e']
      const data = { respondents: people.map((id, p) => ({ id, answers: ['1', p > 2 ? 'Yes' : 'No'] })) }
      return readResults(data, draft, { personas: people.length }).answers.filter(
        ({ question, kind }) => question === 0 && kind === 'text',
      )
    }
    expect(read('What would you change?')).toEqual([])
    expect(read('How many homes do you have?')).toHaveLength(5)
    expect(read('Combien de logements avez-vous ?')).toHaveLength(5)
  })

  it('is nobody’s answer: short words that also stand where options should be', () => {
    const draft = aDraft(8, ['Do you cycle?', 'Yes', 'No'], ['What would you change?'])
    const rows = Array.from({ length: 8 }, (_, p) => ({
      id: `k-${p}`,
      answers: [
        p < 2 ? 'Routed past' : p % 2 ? 'Yes' : 'No',
        p < 1 ? 'Routed past' : `A later bus on day ${p}`,
      ],
    }))
    const said = readResults({ respondents: rows }, draft, { personas: 8 }).answers.filter(
      ({ question, kind }) => question === 1 && kind === 'text',
    )
    expect(said).toHaveLength(7)
  })
})
