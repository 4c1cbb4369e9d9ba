import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import styles from './asked-item.module.css'

/** An item as an arm asks it: the stem, and the response options in the arm's order. */
export function AskedItem({ question: { stem, type, options } }: { question: Question }) {
  const { t } = useTranslation('experiments')
  return (
    <div className={styles.item}>
      <p className={styles.stem}>{stem.trim() ? <KeptText text={stem} /> : t('arm.noStem')}</p>
      {type === 'open_ended' ? (
        <p className={styles.open}>{t('arm.openEnded')}</p>
      ) : (
        <ol className={styles.options}>
          {options.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
