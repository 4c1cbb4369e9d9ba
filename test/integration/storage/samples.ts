import fc from 'fast-check'
import type { Connection } from '../../../shared/models/connection.ts'
import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import { resultsOf } from '../../support/results-of.ts'
import { START } from './a-store.ts'

export function aSurvey(id: string, draft: Partial<SurveyDraft> = {}): Survey {
  return {
    id,
    draft: { ...emptyDraft(), ...draft },
    revision: 1,
    createdAt: START,
    updatedAt: START,
    tags: [],
    archivedAt: null,
    deletedAt: null,
  }
}

export function aConnection(id: string, patch: Partial<Connection> = {}): Connection {
  return {
    id,
    name: 'Service',
    practice: false,
    baseUrl: 'https://example.org',
    plan: 'standard',
    colour: 'teal',
    key: 'keychain',
    marks: true,
    otherPrograms: null,
    ...patch,
  }
}

/** Results with one persona, aged 41, who chose the second option of the first item. */
export function someResults(patch: Partial<RunResults> = {}): RunResults {
  return resultsOf({
    respondents: [{ id: 'p1', attributes: [{ name: 'age', value: '41' }] }],
    answers: [{ respondent: 0, question: 0, kind: 'option', option: 1, text: null }],
    ...patch,
  })
}

/** Any text that can be typed or pasted, including NUL and lone surrogates. */
export const anyText = fc.string({
  unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ud800', 'é', '"')),
})

/** Any draft that the schema accepts. */
export const anyDraft: fc.Arbitrary<SurveyDraft> = fc.record({
  title: anyText,
  context: anyText,
  questions: fc.array(
    fc.record({
      id: fc.uuid(),
      stem: anyText,
      type: fc.constantFrom('single_choice', 'open_ended'),
      options: fc.array(fc.record({ id: fc.uuid(), text: anyText }), { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  personas: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)),
  audience: fc.record({ ageRanges: fc.array(anyText, { maxLength: 2 }), sex: fc.option(anyText) }),
  dismissals: fc.array(fc.record({ question: fc.uuid(), rule: anyText, words: anyText, reason: anyText }), {
    maxLength: 2,
  }),
})
