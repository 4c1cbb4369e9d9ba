import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { dice } from '../payloads/dice.ts'
import { aDraft } from './a-draft.ts'

const OPTIONS = ['Toujours', 'Parfois', 'Jamais', 'À pied', 'En bus', 'En train', 'Oui', 'Non', 'Peut-être']
const STEMS = ['Venez-vous souvent ?', 'Comment venez-vous ?', 'Y manque-t-il un étal ?']
const draft = aDraft(
  8,
  ...STEMS.map((stem, item): [string, ...string[]] => [stem, ...OPTIONS.slice(item * 3, item * 3 + 3)]),
)

/** What people do or are whose words begin, or are, like those of entries that change or take back others. */
const TRAITS: readonly string[] = (
  'correcteur, correctrice, Correcteur d’épreuves, corrector, corrections officer, correctional officer, correttore, ' +
  'réviseur, réviseuse, réviseur-comptable, chargée de révision, revising barrister, reviser, remplaçant, ' +
  'remplaçante, professeur remplaçant, en remplacement, remplacement, replacement teacher, replacement, changeur, ' +
  'agent de change, change manager, money changer, changement de voie, rectifieur, rectificatrice, amender, ' +
  'modificateur, modifier of garments, updater, patcher, furniture remover, removal man, removals, supprimeur, ' +
  'effaceur, eraser, deleter, annulé, suppression de poste, poste supprimé, withdrawn, retired, retraité, retraitée, ' +
  'retraites, en retrait, éditrice, editor, éditeur, revised, revision, corrigé, supprimé, emploi modifié'
).split(', ')
const OTHERS = [
  'cadre',
  'ouvrière',
  'agent de police',
  'employé',
  'chargée de mission',
  'teacher',
  'professeur',
]

interface Person {
  id: string
  traits: Record<string, string>
  answers: readonly string[]
}

function people(seed: number, word: string, count: number): Person[] {
  const { pick, below } = dice(seed)
  const odd = new Set([below(count), below(count)])
  return Array.from({ length: count }, (_, p) => ({
    id: `bx-${p + 11}`,
    traits: {
      sexe: pick(['femme', 'homme']),
      densite: pick(['dense', 'intermediaire', 'peu_dense']),
      occupation: odd.has(p) ? word : pick(OTHERS),
    },
    answers: STEMS.map((_, item) => OPTIONS[item * 3 + below(3)] ?? ''),
  }))
}

function readOf(data: unknown, asked: number): Record<string, (string | null)[]> {
  const { answers, respondents } = readResults(data, draft, { personas: asked })
  const read: Record<string, (string | null)[]> = {}
  for (const { respondent, question, kind, option } of answers) {
    if (kind !== 'option') continue
    const id = respondents[respondent ?? -1]?.id ?? ''
    const row = read[id] ?? STEMS.map(() => null)
    row[question] = OPTIONS[question * 3 + (option ?? 0)] ?? null
    read[id] = row
  }
  return read
}

/** Each word among the traits of 3 to 8 people, in tables drawn at random. */
const CASES = TRAITS.map((word, at) => ({ word, count: 3 + (at % 6), seed: at + 1 }))

describe('people of whom a trait is a word for a change', () => {
  it.each(CASES)('are no journal in a table of $count with “$word” ($seed)', ({ word, count, seed }) => {
    const asked = people(seed, word, count)
    const wanted = Object.fromEntries(asked.map(({ id, answers }) => [id, answers]))
    const wide = asked.map(({ id, traits, answers }) => ({
      ...{ persona_id: id, ...traits },
      ...Object.fromEntries(answers.map((answer, item) => [`q${item + 1}`, answer])),
    }))
    expect(readOf({ rows: wide }, count)).toEqual(wanted)
    const long = asked.flatMap(({ id, traits, answers }) =>
      answers.map((answer, item) => ({ persona_id: id, ...traits, question: STEMS[item], answer })),
    )
    expect(readOf({ rows: long }, count)).toEqual(wanted)
  })
})

it('people are no changes of others where an item was left blank, and its answers are maps', () => {
  const few = aDraft(4, ['Venez-vous souvent ?', 'Oui', 'Non'], ['Pourquoi ?'])
  const words = ['Par goût.', 'Pour le pain.', null, 'Par habitude.']
  const rows = ['a-1', 'a-2', 'a-3', 'a-4'].map((ref, p) => ({
    ...{ ref, sexe: p === 0 ? 'femme' : 'homme', densite: p === 1 ? 'dense' : 'peu_dense' },
    dits: {
      'Venez-vous souvent ?': p === 3 ? null : { mot: p === 0 ? 'Non' : 'Oui' },
      'Pourquoi ?': words[p],
    },
  }))
  const { answers, respondents } = readResults({ rows }, few, { personas: 4 })
  const said = answers.filter(({ kind }) => kind === 'text')
  for (const { respondent, text } of said)
    expect(text).toBe(words[Number(respondents[respondent]?.id?.slice(2)) - 1])
})
