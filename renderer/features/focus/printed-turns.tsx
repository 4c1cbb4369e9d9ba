import { useTranslation } from 'react-i18next'
import type { Turn } from '../../../shared/models/focus.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import { startsRound } from './starts-round.ts'
import styles from './transcript.module.css'
import { useSpeakerName } from './transcript-texts.ts'

/**
 * A whole transcript for print. It lacks what turns on the screen have (marks of the find, places, labels for screen
 * readers), since with 20,000 turns each of these takes time, and the browser shows its print dialog only after all are
 * rendered.
 */
export function PrintedTurns({ turns }: { turns: readonly Turn[] }) {
  const { t } = useTranslation('focus')
  const nameOf = useSpeakerName()
  // In an element of its own, which is inserted at once: inserted one by one, each turn would make the browser update
  // the page.
  return (
    <div data-print="flow">
      {turns.map((turn, index) => (
        <article key={turn.number} className={styles.turn} data-print="flow">
          {startsRound(turns, index) && turn.round !== null && (
            <h2 className={styles.round}>{t('transcript.round', { number: turn.round })}</h2>
          )}
          <div className={styles.turnGrid} data-moderator={turn.moderator || undefined}>
            <span className={styles.speaker}>{nameOf(turn)}</span>
            <p className={`said ${styles.words}`}>
              <KeptText text={turn.text} />
            </p>
            <span className={styles.number}>{turn.number}</span>
          </div>
        </article>
      ))}
    </div>
  )
}
