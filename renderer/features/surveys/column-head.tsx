import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SurveyOrder } from '../../../shared/models/survey-list.ts'
import { useLibraryView } from './library-view.ts'
import styles from './survey-table.module.css'

/**
 * The head of a column by which the library can be sorted. The Tab key passes over it, since the choice of the order
 * above the table does the same with one stop instead of five.
 */
export function ColumnHead({ order }: { order: SurveyOrder }) {
  const { t } = useTranslation('surveys')
  const sorted = useLibraryView((view) => view.order === order)
  const descending = useLibraryView((view) => view.descending)
  const sort = useLibraryView((view) => view.sort)
  const Arrow = descending ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      className={styles[order]}
      aria-sort={sorted ? (descending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" tabIndex={-1} className={styles.sort} onClick={() => sort(order)}>
        {t(`columns.${order}`)}
        {sorted && <Arrow size={12} aria-hidden="true" />}
      </button>
    </th>
  )
}
