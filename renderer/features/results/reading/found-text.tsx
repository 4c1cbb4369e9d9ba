import { type ReactNode, use } from 'react'
import { answerText } from '../../../../shared/analysis/answer-text.ts'
import { splitAnswer } from '../../../../shared/analysis/split-answer.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { joinStretches } from '../../../../shared/text/find-text.ts'
import { useMarks } from '../../../ui/find/find-context.ts'
import { MarkedText } from '../../../ui/find/marked.tsx'
import { KeptText } from '../../../ui/kept-text.tsx'
import { ReadingContext } from './reading-context.ts'

interface FoundTextProps {
  answer: Answer
  question: Question
  /** The name of the text for the find of the screen. */
  place: string
}

/**
 * The text of an answer. Marks the matches of the find or, without any, the words found by the search or a condition.
 */
export function FoundText({ answer, question, place }: FoundTextProps): ReactNode {
  const text = answerText(answer, question)
  const hits = useMarks(place, text)
  const wanted = use(ReadingContext)?.wanted ?? []
  if (hits) return <MarkedText text={text} marks={hits} />
  if (wanted.length === 0) return <KeptText text={text} />
  const split = splitAnswer(answer, question)
  const stretches = joinStretches(wanted.flatMap((each) => each.stretchesIn(split)))
  if (stretches.length === 0) return <KeptText text={text} />
  return <MarkedText text={text} marks={{ stretches, current: null }} />
}
