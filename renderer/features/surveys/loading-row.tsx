import { useTranslation } from 'react-i18next'
import { LoadingWords } from '../../ui/loading.tsx'
import { useLibraryView } from './library-view.ts'
import styles from './survey-table.module.css'

interface LoadingRowProps {
  /** Index in the list, from 0. */
  index: number
  /** Whether the survey is stored but cannot be read; otherwise it is being loaded. */
  failed: boolean
}

/** Shown in place of a survey that is not loaded. It can have the focus. */
export function LoadingRow({ index, failed }: LoadingRowProps) {
  const { t } = useTranslation('surveys')
  const stay = useLibraryView((view) => view.stay)
  return (
    <tr aria-rowindex={index + 2} data-row={index} onFocus={() => stay(index)}>
      <td className={styles.select} />
      <td className={styles.unread}>
        <span data-main tabIndex={-1}>
          {failed ? t('unreadable') : <LoadingWords />}
        </span>
      </td>
    </tr>
  )
}
