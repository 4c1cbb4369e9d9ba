import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../../shared/models/results.ts'
import { KeptText } from '../../../ui/kept-text.tsx'
import styles from './paper-items.module.css'

/** What personas wrote, for paper: who is told by number, as on the screen. */
export function PaperAnswers({ answers }: { answers: readonly Answer[] }) {
  const { t } = useTranslation('results')
  const told = answers.filter(({ kind, text }) => kind !== 'blank' && text !== null)
  return (
    <ul className={styles.answers} aria-label={t('answers.title')}>
      {told.map(({ kind, respondent, text }, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a persona may have given two answers; the list does not change.
        <li key={order}>
          {kind === 'unread' && `${t('answers.unread')} `}
          <KeptText text={text ?? ''} />{' '}
          <span className="caption">{t('answers.persona', { number: respondent + 1 })}</span>
        </li>
      ))}
    </ul>
  )
}
