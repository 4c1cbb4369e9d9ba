import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import { findPlaceholders } from '../../../../shared/models/placeholders.ts'
import { useDraft } from '../model/use-draft.ts'
import styles from '../parts/section.module.css'
import { useWording } from '../wording/wording-context.ts'
import { countOpen } from '../wording/wording-findings.ts'

/**
 * Says that an item, or the survey, can be launched, and names what should be looked at before. "Ready" alone would be
 * misleading for a template whose placeholders nobody has filled in.
 */
export function ReadyLine({ question = null }: { question?: Question | null }) {
  const { t } = useTranslation(['builder', 'wording'])
  const draft = useDraft((state) => state.history.present)
  const { questions, dismissals } = draft
  const at = questions.findIndex(({ id }) => id === question?.id)
  const open = useWording((wording) =>
    countOpen({ questions: question ? [question] : questions, dismissals }, wording),
  )
  const isRead = useWording(({ state }) => state !== 'waiting')
  const gaps = findPlaceholders(draft).filter((each) => question === null || each.question === at).length
  const words = [
    t(question ? 'checks.itemSound' : 'checks.allSound'),
    ...(gaps > 0 ? [t('checks.gaps', { count: gaps })] : []),
    ...(open ? [t('wording:open', { count: open })] : []),
    ...(isRead ? [] : [t('wording:waiting')]),
  ]
  return <p className={styles.quiet}>{words.join(' · ')}</p>
}
