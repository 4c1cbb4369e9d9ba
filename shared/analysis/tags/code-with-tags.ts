import type { RunAnnotations } from '../../models/annotations.ts'
import type { Question } from '../../models/draft.ts'
import type { RunResults } from '../../models/results.ts'
import { type CodedResponses, codeResponses } from '../coded-responses.ts'
import { createRuleMatcher } from './match-rules.ts'
import { namePersonas } from './name-personas.ts'
import { type TaggedAnswers, tagAnswers } from './tag-answers.ts'

/**
 * The coded answers of a run with their tags, as files and experiments need them; the page, which keeps the coded
 * answers and the tags apart, does not call this.
 */
export function codeWithTags(
  questions: readonly Pick<Question, 'id' | 'type' | 'options'>[],
  results: Pick<RunResults, 'respondents' | 'answers'>,
  annotations: Pick<RunAnnotations, 'tags' | 'answers'> = { tags: [], answers: [] },
): { coded: CodedResponses; tagged: TaggedAnswers } {
  const coded = codeResponses(questions, results)
  const tagged = tagAnswers(annotations, questions, coded, {
    names: namePersonas(results.respondents),
    rules: createRuleMatcher(coded),
  })
  return { coded: { ...coded, taggedAt: tagged.placesOf }, tagged }
}
