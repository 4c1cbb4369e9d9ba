import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['k-301', 'k-304', 'k-309', 'k-312', 'k-317', 'k-321', 'k-322', 'k-330']
const RATES = ['Très bien', 'Plutôt bien', 'Plutôt mal']
const draft = aDraft(
  PEOPLE.length,
  ['Combien de fois êtes-vous venu ?'],
  ['Comment êtes-vous reçu ?', ...RATES],
  ['Que changer ?'],
)
const stems = draft.questions.map(({ stem }) => stem)
const TIMES = ['2', '1', null, '3', '12', '1', null, '4']
const RATE = [0, 2, 1, null, 0, 1, 2, 0]
const WISHES = [
  'Plus de bancs devant la porte.',
  null,
  'Rien du tout, tout va bien.',
  'Les horaires du samedi matin.',
  'Une entrée pour les poussettes.',
  null,
  'Des gens qui répondent au téléphone.',
  'Moins de papiers à remplir.',
]
const TRUTH = PEOPLE.map((id, p) => [id, TIMES[p], RATES[RATE[p] ?? -1] ?? null, WISHES[p]])
const REASONS = ['Ne sait pas', 'Refus de répondre', 'Sans objet']

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
const wordsOf = (p: number, item: number) => [TIMES[p], null, WISHES[p]][item] ?? null
const rateOf = (p: number, item: number) => (item === 1 ? (RATE[p] ?? null) : null)
const isMissing = (p: number, item: number) => wordsOf(p, item) === null && rateOf(p, item) === null
const reasonOf = (p: number, item: number) => (isMissing(p, item) ? ((p + item) % 2) + 1 : null)
const MOTIFS = REASONS.map((libelle, at) => ({ code: at + 1, libelle }))
const refOf = (kind: string, at: number | null) => (at === null ? null : { $ref: `${kind}${at}` })

describe('references to parts of a document', () => {
  const part = ($id: string, fields: object) => ({ $id, ...fields })
  const listOf = ($id: string, $values: unknown[]) => ({ $id, $values })
  const payload = {
    Questions: listOf(
      'a',
      stems.map((Libelle, at) => part(`q${at}`, { Code: `Q0${at + 1}`, Libelle })),
    ),
    Modalites: listOf(
      'b',
      RATES.map((Libelle, at) => part(`m${at}`, { Code: `Q02_${at + 1}`, Libelle })),
    ),
    Motifs: listOf(
      'c',
      REASONS.map((Libelle, at) => part(`r${at + 1}`, { Code: at + 1, Libelle })),
    ),
    Individus: listOf(
      'd',
      PEOPLE.map((Identifiant, p) =>
        part(`p${p}`, {
          Identifiant,
          Reponses: listOf(
            `l${p}`,
            stems.map((_, item) =>
              part(`x${p}-${item}`, {
                Question: { $ref: `q${item}` },
                Modalite: refOf('m', rateOf(p, item)),
                ReponseLibre: wordsOf(p, item),
                MotifNonReponse: refOf('r', reasonOf(p, item)),
              }),
            ),
          ),
        }),
      ),
    ),
  }

  it('are no answers wrapped in maps, though some answers have none', () => {
    expect(readOf(payload)).toEqual(TRUTH)
  })
})

describe('a field of reasons why there is no answer', () => {
  const rows = (name: string, reason: (p: number, item: number) => unknown) =>
    PEOPLE.flatMap((persona, p) =>
      stems.map((question, item) => ({
        ...{ persona, question, choix: RATES[rateOf(p, item) ?? -1] ?? null, texte: wordsOf(p, item) },
        [name]: reason(p, item),
      })),
    )

  it('has the codes that would otherwise stand for missing answers anywhere', () => {
    expect(readOf({ motifs: MOTIFS, rows: rows('motif', reasonOf) })).toEqual(TRUTH)
    const named = { reasons: { 1: 'Refused', 2: "Don't know" }, rows: rows('missing_reason', reasonOf) }
    expect(readOf(named)).toEqual(TRUTH)
    const whole = rows('absence', (p, item) => MOTIFS[(reasonOf(p, item) ?? 0) - 1] ?? null)
    expect(readOf({ motifs: MOTIFS, rows: whole })).toEqual(TRUTH)
  })

  it('leaves codes as they are where an answer stands beside a reason, or no name says that there are reasons', () => {
    const both = rows('motif', (p, item) => reasonOf(p, item) ?? (p === 0 ? 2 : null))
    const numbers = (data: unknown) => readOf(data).flatMap(([, times]) => (times === '2' ? [times] : []))
    expect(numbers({ motifs: MOTIFS, rows: both })).toEqual([])
    expect(numbers({ motifs: MOTIFS, rows: rows('valeur', reasonOf) })).toEqual([])
  })
})
