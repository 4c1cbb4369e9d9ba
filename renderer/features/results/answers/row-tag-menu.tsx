import type { Question } from '../../../../shared/models/draft.ts'
import { TagMenu } from '../tags/tag-menu.tsx'
import { useAnswerTags } from '../tags/use-answer-tags.ts'
import { useSelectedWith } from './selection-context.ts'

interface RowTagMenuProps {
  question: Question
  item: number
  persona: number
  onManage: () => void
  onClose: () => void
}

/** The tag menu of a row; if the row is selected, it applies to all selected rows. */
export function RowTagMenu({ question, item, persona, onManage, onClose }: RowTagMenuProps) {
  const answerTags = useAnswerTags(question, item)
  const personas = useSelectedWith(persona)
  if (!answerTags) return null
  return <TagMenu answerTags={answerTags} personas={personas} onManage={onManage} onClose={onClose} />
}
