import { createContext, type ReactNode, use, useMemo } from 'react'
import { type CodedResponses, codeResponses } from '../../../../shared/analysis/coded-responses.ts'
import { createRuleMatcher } from '../../../../shared/analysis/tags/match-rules.ts'
import { namePersonas, type PersonaNames } from '../../../../shared/analysis/tags/name-personas.ts'
import { type TaggedAnswers, tagAnswers } from '../../../../shared/analysis/tags/tag-answers.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { useAnnotationsPart } from '../annotations/annotations-context.ts'

/** The answers of the run on the screen with their tags. */
export interface Tagging {
  tagged: TaggedAnswers
  /** The answers without their tags; the same object as long as the results are. */
  plain: CodedResponses
  /** The answers with their tags, for filters and tables. */
  coded: CodedResponses
  names: PersonaNames
  /** The position of an item by its id; -1 where the run did not ask it. */
  itemOf(id: string): number
  /** The index of a persona in `coded.personas`. */
  placeOf(persona: number): number
}

const TaggingContext = createContext<Tagging | null>(null)

interface TaggingAroundProps {
  questions: readonly Question[]
  results: RunResults
  children: ReactNode
}

/** Computes which answers have which tags, again whenever a tag changes; the matches of rules are cached. */
export function TaggingAround({ questions, results, children }: TaggingAroundProps) {
  const tags = useAnnotationsPart((said) => said.tags)
  const answers = useAnnotationsPart((said) => said.answers)
  const run = useMemo(() => {
    const plain = codeResponses(questions, results)
    const places = new Map(plain.personas.map((persona, place) => [persona, place]))
    return {
      plain,
      names: namePersonas(results.respondents),
      rules: createRuleMatcher(plain),
      itemOf: (id: string) => questions.findIndex((question) => question.id === id),
      placeOf: (persona: number) => places.get(persona) ?? -1,
    }
  }, [questions, results])
  const tagging = useMemo(() => {
    const { plain, names, itemOf, placeOf } = run
    const tagged = tagAnswers({ tags, answers }, questions, plain, run)
    return { tagged, plain, coded: { ...plain, taggedAt: tagged.placesOf }, names, itemOf, placeOf }
  }, [tags, answers, questions, run])
  return <TaggingContext value={tagging}>{children}</TaggingContext>
}

/** The tags from the context of `TaggingAround`. */
export function useTaggingAround(): Tagging {
  const tagging = use(TaggingContext)
  if (!tagging) throw new Error('Tags stand in TaggingAround.')
  return tagging
}
