import { useTranslation } from 'react-i18next'
import type { Turn } from '../../../shared/models/focus.ts'
import { startsRound } from './starts-round.ts'
import styles from './transcript.module.css'
import { useSpeakerName } from './transcript-texts.ts'

/**
 * A whole transcript on paper. Plain, without what a turn on the screen has (marks of the find, places, a name for the screen
 * reader): of 20,000 turns each costs, and the browser waits for all of them before it shows its print dialog.
 */
export function PrintedTurns({ turns }: { turns: readonly Turn[] }) {
  const { t } = useTranslation('focus')
  const nameOf = useSpeakerName()
  // In a part of its own, which is put into the page at once: one by one, each turn had the page looked through again.
  return (
    <div data-print="flow">
      {turns.map((turn, index) => (
        <article key={turn.number} className={styles.turn} data-print="flow">
          {startsRound(turns, index) && turn.round !== null && (
            <h2 className={styles.round}>{t('transcript.round', { number: turn.round })}</h2>
          )}
          <div className={styles.turnGrid} data-moderator={turn.moderator || undefined}>
            <span className={styles.speaker}>{nameOf(turn)}</span>
            <p className={`said ${styles.words}`}>{turn.text}</p>
            <span className={styles.number}>{turn.number}</span>
          </div>
        </article>
      ))}
    </div>
  )
}
