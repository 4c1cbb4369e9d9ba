import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { useDraft } from '../model/use-draft.ts'
import styles from '../parts/section.module.css'
import { ItemSeen } from '../seen/item-seen.tsx'
import { WordingItem } from '../wording/wording-item.tsx'
import { ProblemList } from './problem-list.tsx'
import { ReadyLine } from './ready-line.tsx'
import { TestItem } from './test-item.tsx'

/**
 * The item with the cursor: its problems, which prevent a launch, and its wording issues; then the problems of the
 * other items.
 */
export function Checks() {
  const { t } = useTranslation('builder')
  const focused = useDraft((state) => state.focusedItem)
  const problems = useDraft((state) => state.problems)
  const index = useDraft((state) =>
    state.history.present.questions.findIndex(({ id }) => id === state.focusedItem),
  )
  const question = useDraft((state) => state.history.present.questions[index])
  const own = useDraft(useShallow((state) => state.problems.filter(({ question }) => question === index)))
  const others = problems.filter(({ question }) => index === -1 || question !== index)
  return (
    <>
      {index === -1 ? (
        <p className={styles.quiet}>{t('checks.pickItem')}</p>
      ) : (
        <>
          <h2 className={styles.heading}>{t('item.name', { number: index + 1 })}</h2>
          {own.length === 0 ? <ReadyLine question={question} /> : <ProblemList problems={own} ofOneItem />}
          {focused !== null && <WordingItem key={focused} question={focused} />}
          {question && <ItemSeen question={question} />}
          {question?.type === 'single_choice' && <TestItem item={question.id} />}
        </>
      )}
      {others.length > 0 && (
        <>
          {index !== -1 && <h2 className={styles.heading}>{t('checks.elsewhere')}</h2>}
          <ProblemList problems={others} />
        </>
      )}
      {index === -1 && problems.length === 0 && <ReadyLine />}
    </>
  )
}
