import { useTranslation } from 'react-i18next'
import type { Finding } from '../../../shared/wording/finding.ts'
import { quotedWords } from '../../../shared/wording/quoted-words.ts'
import styles from './finding.module.css'

interface FindingTextProps {
  /** Id of the heading, which names the issue. */
  id: string
  finding: Finding
  /** The words concerned. */
  words: string
  /** Level of its heading: one below that of the list it is in. */
  level?: 'h3' | 'h4'
  /** The person's reason for dismissing it; null while it is open. */
  dismissal?: { reason: string } | null
}

/** One wording issue: its name, how much it is to be relied on, the words, the reason and the source. */
export function FindingText({
  id,
  finding,
  words,
  level: Heading = 'h4',
  dismissal = null,
}: FindingTextProps) {
  const { t } = useTranslation('wording')
  const { rule, why, strength, source } = finding
  return (
    <>
      <Heading id={id} className={styles.name}>
        {t(`rule.${rule}`)}
      </Heading>
      <p className="caption">{t(`strength.${strength}`)}</p>
      {words.trim() !== '' && (
        <p className={styles.words}>
          <q>
            <mark>{quotedWords(words)}</mark>
          </q>
        </p>
      )}
      <p>{t(`why.${why}`)}</p>
      <p className="caption">{t('source', { source })}</p>
      {dismissal !== null && <p>{t('dismissedBecause', { reason: dismissal.reason })}</p>}
    </>
  )
}
