import { useTranslation } from 'react-i18next'
import type { Finding } from '../../../shared/wording/finding.ts'
import styles from './finding.module.css'

interface FindingTextProps {
  /** Of the heading, which names the remark. */
  id: string
  finding: Finding
  /** The words that it is about. */
  words: string
  /** Of its heading: one below that of the list it stands in. */
  level?: 'h3' | 'h4'
  /** Why the person set it aside; null while it is open. */
  dismissal?: { reason: string } | null
}

/** What the checker says in one remark: its name, the words, why, the source, and what it suggests. */
export function FindingText({
  id,
  finding,
  words,
  level: Heading = 'h4',
  dismissal = null,
}: FindingTextProps) {
  const { t } = useTranslation('wording')
  const { rule, why, source, suggestion } = finding
  return (
    <>
      <Heading id={id} className={styles.name}>
        {t(`rule.${rule}`)}
      </Heading>
      {words.trim() !== '' && (
        <p className={styles.words}>
          <q>
            <mark>{words}</mark>
          </q>
        </p>
      )}
      <p>{t(`why.${why}`)}</p>
      <p className="caption">{t('source', { source })}</p>
      {dismissal !== null && <p>{t('dismissedBecause', { reason: dismissal.reason })}</p>}
      {dismissal === null && suggestion !== undefined && (
        <p className={styles.suggestion}>
          <span className="caption">{t('suggestion')}</span>
          {suggestion}
        </p>
      )}
    </>
  )
}
