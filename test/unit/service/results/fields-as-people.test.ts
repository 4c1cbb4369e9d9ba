import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

/** The names of those who answered, as read. */
function namesIn(data: unknown, draft: ReturnType<typeof aDraft>): (string | null)[] {
  return readResults(data, draft, { personas: draft.personas ?? 0 }).respondents.map(({ id }) => id)
}

describe('nobody is called like a field', () => {
  it('which the entries of all personas have, below the item', () => {
    const options = ['À pied', 'En bus', 'En vélo', 'Autrement']
    const draft = aDraft(4, ['Et le dimanche ?', ...options], ['Pourquoi ?', ...options])
    const entry = ([value_choice = '', attendu = '']: readonly string[]): unknown => ({
      ...{ value_choice, t: '', nombre: '', attendu },
    })
    const row = (first: readonly string[], second: readonly string[]): unknown => ({
      'Et le dimanche ?': entry(first),
      'Pourquoi ?': entry(second),
    })
    const answers = {
      'P-102': row(['En bus', 'À pied'], ['En vélo', 'En bus']),
      'P-110': row(['Autrement', 'En bus'], ['En vélo', 'En vélo']),
      'P-120': row(['À pied', 'En vélo'], ['En bus', 'Autrement']),
      'P-126': row(['Autrement', 'Autrement'], ['Autrement', 'À pied']),
    }
    const fields = namesIn({ answers }, draft).filter((id) => !Object.hasOwn(answers, id ?? ''))
    expect(fields).toEqual([])
  })

  it('which has the text of an item', () => {
    const [since = '', sunday = '', why = ''] = ['Depuis quand ?', 'Prenez-vous le bus ?', 'Et pourquoi ?']
    const draft = aDraft(3, [since], [sunday, 'Oui', 'Non', 'Ne sait pas'], [why])
    const guesses = ['Non', 'Ne sait pas', 'Oui']
    const people = ['P-100', 'P-109', 'P-120'].map((respondent, at) => ({
      respondent,
      age: 38 - at * 4,
      answers: [
        { asked: since, ...(at === 0 ? {} : { duree: 63 - at }) },
        { asked: sunday, ListValue: 'Non', attendu: guesses[at] },
        { asked: why, ...(at === 2 ? {} : { duree: 41 + at }) },
      ],
    }))
    expect(namesIn({ people }, draft)).not.toContain('asked')
    expect(namesIn({ people }, draft)).not.toContain('ListValue')
  })
})
