import { memo } from 'react'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer, Respondent } from '../../../../shared/models/results.ts'
import { AnswerRow, isTaggedAlike, type RowTagging } from './answer-row.tsx'
import type { RowActions } from './row-actions.ts'

/** Rows of a block: few enough to be drawn again quickly, many enough that thousands of answers are few blocks. */
export const BLOCK = 100

/** An answer as its row needs it. */
export interface AnswerOfRow {
  answer: Answer
  /** Its place among the answers that are shown. */
  order: number
  tagging: RowTagging | null
}

interface AnswerBlockProps {
  question: Question
  /** Position of the item. */
  item: number
  rows: readonly AnswerOfRow[]
  respondents: readonly Respondent[]
  /** The persona to whose answer a search led; null where none did, or not into this block. */
  found: number | null
  /** Never changes. */
  actions: RowActions
}

/** Some neighbouring rows of the list. Where one tag of thousands of answers changes, one block is drawn again. */
export const AnswerBlock = memo(function AnswerBlock(props: AnswerBlockProps) {
  const { question, item, rows, respondents, found, actions } = props
  return rows.map(({ answer, order, tagging }) => (
    <AnswerRow
      key={`${answer.respondent}/${order}`}
      answer={answer}
      question={question}
      item={item}
      order={order}
      respondent={respondents[answer.respondent]}
      isFound={answer.respondent === found}
      tagging={tagging}
      actions={actions}
    />
  ))
}, isDrawnAlike)

function isDrawnAlike(before: AnswerBlockProps, after: AnswerBlockProps): boolean {
  return (
    before.question === after.question &&
    before.item === after.item &&
    before.respondents === after.respondents &&
    before.found === after.found &&
    before.rows.length === after.rows.length &&
    before.rows.every(({ answer, order, tagging }, at) => {
      const row = after.rows[at]
      return row?.answer === answer && row.order === order && isTaggedAlike(tagging, row.tagging)
    })
  )
}
