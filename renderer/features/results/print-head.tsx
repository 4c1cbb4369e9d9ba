import type { Run } from '../../../shared/models/run.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import styles from './results.module.css'
import type { FilterWords } from './use-filter-words.ts'
import { useSourceLine } from './use-source-line.ts'

/** Printed only: the title, the filter, and where the data come from. */
export function PrintHead({ run, only }: { run: Run; only: FilterWords }) {
  const source = useSourceLine(run)
  return (
    <div className={styles.printOnly}>
      <p className={styles.printTitle}>
        <KeptText text={run.title} /> {run.practice && <PracticeTag />}
      </p>
      <p className="caption">{source}</p>
      {only.personas && <p className={styles.printFilter}>{only.personas}</p>}
      {only.answers && <p className={styles.printFilter}>{only.answers}</p>}
    </div>
  )
}
