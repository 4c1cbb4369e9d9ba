import { useTranslation } from 'react-i18next'
import { useFirstFew } from '../../../ui/use-first-few.tsx'
import { ITEMS, PERSONAS, type PlacedProblem, TITLE } from '../model/fields.ts'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import { focusField } from '../parts/focus-field.ts'
import styles from '../parts/section.module.css'

interface ProblemListProps {
  problems: readonly PlacedProblem[]
  /** Whether all problems are of one item that is named above the list: the rows then name only the part of it. */
  ofOneItem?: boolean
  /** Called before the cursor moves to the field. */
  onJump?: () => void
}

/** Problems in words, each leading to its field. */
export function ProblemList({ problems, ofOneItem = false, onJump }: ProblemListProps) {
  const { shown, more } = useFirstFew(problems)
  return (
    <ul className={styles.list} data-few>
      {shown.map((problem, at) => (
        <ProblemRow
          key={`${problem.field}:${problem.code}`}
          problem={problem}
          ofOneItem={ofOneItem}
          first={onJump !== undefined && at === 0}
          onJump={onJump}
        />
      ))}
      {more && <li className={styles.more}>{more}</li>}
    </ul>
  )
}

interface ProblemRowProps {
  problem: PlacedProblem
  ofOneItem: boolean
  first: boolean
  onJump: (() => void) | undefined
}

function ProblemRow({ problem: { code, field, question }, ofOneItem, first, onJump }: ProblemRowProps) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const place = usePlaceName(field, question, ofOneItem)
  return (
    <li>
      <button
        type="button"
        className={styles.jump}
        // The element that is focused first in a dialog.
        data-autofocus={first || undefined}
        onClick={() => {
          onJump?.()
          store.touch(field)
          focusField(landing(field))
        }}
      >
        <b>{place}</b>
        <span>{t(`problem.${code}`)}</span>
      </button>
    </li>
  )
}

/** The name of the place of a problem. */
function usePlaceName(field: string, question: number | null, ofOneItem: boolean): string {
  const { t } = useTranslation('builder')
  const option = useDraft(({ history }) =>
    question === null
      ? -1
      : (history.present.questions[question]?.options.findIndex(({ id }) => field.endsWith(`:${id}`)) ?? -1),
  )
  if (field === TITLE) return t('title')
  if (field === ITEMS) return t('items')
  if (field === PERSONAS) return t('audience.heading')
  if (question === null) return t('audience.ages')
  const number = question + 1
  if (!ofOneItem && option !== -1) return t('item.option', { option: option + 1, number })
  if (!ofOneItem) return t('item.name', { number })
  if (option !== -1) return t('place.option', { option: option + 1 })
  return field.startsWith('options:') ? t('place.options') : t('place.stem')
}

/** A list of options cannot be focused, so the stem of its item is. */
function landing(field: string): string {
  return field.startsWith('options:') ? field.replace('options:', 'stem:') : field
}
