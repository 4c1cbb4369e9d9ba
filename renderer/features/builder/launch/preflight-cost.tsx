import { useTranslation } from 'react-i18next'
import type { Connection } from '../../../../shared/models/connection.ts'
import { LaunchCost } from '../../../ui/launch/launch-cost.tsx'
import { useSizeWords } from '../audience/audience-size.tsx'
import { useDraft } from '../model/use-draft.ts'
import styles from '../parts/section.module.css'

/** Whom a launch selects, how long it takes, how many calls it makes, which runs come before it, and the limits. */
export function PreflightCost({ connection }: { connection: Connection }) {
  const { t } = useTranslation('launch')
  const personas = useDraft((state) => state.history.present.personas) ?? 0
  const questions = useDraft((state) => state.history.present.questions.length)
  const size = useSizeWords()
  return (
    <dl className={styles.facts}>
      <dt>{t('audience')}</dt>
      <dd>{size.join(' ')}</dd>
      <LaunchCost connection={connection} personas={personas} questions={questions} />
    </dl>
  )
}
