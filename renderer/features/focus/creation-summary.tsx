import { useTranslation } from 'react-i18next'
import type { FocusDraft } from '../../../shared/models/focus.ts'
import { findFocusProblems } from '../../../shared/models/focus-problems.ts'
import { Facts } from '../../ui/facts.tsx'
import styles from './focus.module.css'
import { countPoints } from './guide-verdict.ts'
import { useSettingFacts } from './use-setting-facts.ts'

/** What "Create" will make: the participants, the points of the guide, and what comes afterwards. */
export function CreationSummary({ draft }: { draft: FocusDraft }) {
  const { t } = useTranslation('focus')
  const settings = useSettingFacts()
  const points = countPoints(draft.guide)
  return (
    <section aria-labelledby="focus-creation" className={styles.creation}>
      <h2 id="focus-creation" className={styles.heading}>
        {t('form.creation')}
      </h2>
      <Facts
        facts={[
          ...settings(draft, findFocusProblems(draft)),
          {
            label: t('form.guide'),
            value: points === 0 ? t('form.noPoints') : t('form.points', { count: points }),
          },
        ]}
      />
      <p className={styles.soft}>{t('form.after')}</p>
    </section>
  )
}
