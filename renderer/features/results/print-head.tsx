import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import styles from './results.module.css'
import type { FilterWords } from './use-filter-words.ts'

/** Printed only: the title, the filter, and where the data come from. */
export function PrintHead({ run, only }: { run: Run; only: FilterWords }) {
  const { t } = useTranslation(['results', 'common'])
  const language = useLanguage()
  return (
    <div className={styles.printOnly}>
      <p className={styles.printTitle}>
        <KeptText text={run.title} /> {run.practice && <PracticeTag />}
      </p>
      <p className="caption">
        {t('exports.sourceLine', {
          title: run.title,
          version: run.versionNumber,
          connection: run.practice ? t('common:practice') : run.connectionName,
          at: formatMoment(run.finishedAt ?? run.createdAt, language),
        })}
      </p>
      {only.personas && <p className={styles.printFilter}>{only.personas}</p>}
      {only.answers && <p className={styles.printFilter}>{only.answers}</p>}
    </div>
  )
}
