import type { RunAnnotations } from '../../models/annotations.ts'
import type { Question } from '../../models/draft.ts'
import type { RunResults } from '../../models/results.ts'
import { type CodedResponses, codeResponses } from '../coded-responses.ts'
import { createRuleMatcher } from './match-rules.ts'
import { namePersonas } from './name-personas.ts'
import { type TaggedAnswers, tagAnswers } from './tag-answers.ts'

/** The coded answers of a run with their tags, for use outside the page; the page caches the parts separately. */
export function codeWithTags(
  questions: readonly Pick<Question, 'id' | 'type' | 'options'>[],
  results: Pick<RunResults, 'respondents' | 'answers'>,
  said: Pick<RunAnnotations, 'tags' | 'answers'> = { tags: [], answers: [] },
): { coded: CodedResponses; tagged: TaggedAnswers } {
  const coded = codeResponses(questions, results)
  const tagged = tagAnswers(said, questions, coded, {
    names: namePersonas(results.respondents),
    rules: createRuleMatcher(coded),
  })
  return { coded: { ...coded, taggedAt: tagged.placesOf }, tagged }
}
