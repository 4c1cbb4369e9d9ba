import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'

/** A draft with a single choice, an open-ended item and another single choice. */
export const draft: SurveyDraft = {
  title: 'Transports',
  context: '',
  personas: 3,
  audience: { ageRanges: [], sex: null },
  dismissals: [],
  questions: [
    {
      id: 'a',
      stem: 'Prenez-vous le bus ?',
      type: 'single_choice',
      options: ['Oui', 'Non', 'Ne sait pas'].map((text) => ({ id: text, text })),
    },
    { id: 'b', stem: 'Pourquoi ?', type: 'open_ended', options: [] },
    {
      id: 'c',
      stem: 'À quelle fréquence ?',
      type: 'single_choice',
      options: ['Jamais', 'Parfois', 'Souvent'].map((text) => ({ id: text, text })),
    },
  ],
}

/** The answers of three personas: the options' or free texts, null for a blank. */
export const said: readonly (readonly (string | null)[])[] = [
  ['Oui', 'Il est à ma porte.', 'Jamais'],
  ['Non', null, 'Souvent'],
  ['Ne sait pas', 'Je débute ici.', 'Parfois'],
]

export const personas = [
  { id: 'p-1', prenom: 'Ana', age: 34 },
  { id: 'p-2', prenom: 'Bruno', age: 51 },
  { id: 'p-3', prenom: 'Chloé', age: 19 },
]

/** The respondents and answers that every shape must give. */
export const expectedRespondents = personas.map(({ id, prenom, age }) => ({
  id,
  attributes: [
    { name: 'prenom', value: prenom },
    { name: 'age', value: String(age) },
  ],
}))

export const expectedAnswers: Answer[] = said.flatMap((row, respondent) =>
  row.map((text, question): Answer => {
    const item = draft.questions[question]
    if (text === null) return { respondent, question, kind: 'blank', option: null, text: null }
    if (item?.type === 'open_ended') return { respondent, question, kind: 'text', option: null, text }
    const option = item?.options.findIndex((one) => one.text === text) ?? -1
    return { respondent, question, kind: 'option', option, text: null }
  }),
)

/** The answer of a respondent to an item. */
export function saidBy(respondent: number, question: number): string | null {
  return said[respondent]?.[question] ?? null
}
