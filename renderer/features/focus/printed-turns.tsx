import { useTranslation } from 'react-i18next'
import type { Turn } from '../../../shared/models/focus.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import { useCodingIfAny } from './coding/coding-context.ts'
import { PrintedCodes } from './coding/printed-codes.tsx'
import { startsRound } from './starts-round.ts'
import styles from './transcript.module.css'
import { useSpeakerName } from './transcript-texts.ts'

interface PrintedTurnsProps {
  turns: readonly Turn[]
  /** Positions of the turns that are printed. */
  positions: readonly number[]
}

/**
 * A transcript for print, whole or as filtered. It lacks what turns on the screen have (marks of the find, places, labels for screen
 * readers), since with 20,000 turns each of these takes time, and the browser shows its print dialog only after all are
 * rendered.
 */
export function PrintedTurns({ turns, positions }: PrintedTurnsProps) {
  const { t } = useTranslation('focus')
  const nameOf = useSpeakerName()
  const coding = useCodingIfAny()
  // In an element of its own, which is inserted at once: inserted one by one, each turn would make the browser update
  // the page.
  return (
    <div data-print="flow">
      {positions.map((index, place) => {
        const turn = turns[index]
        return turn ? (
          <article key={turn.number} className={styles.turn} data-print="flow">
            {startsRound(turns, index, positions[place - 1] ?? -1) && turn.round !== null && (
              <h2 className={styles.round}>{t('transcript.round', { number: turn.round })}</h2>
            )}
            <div className={styles.turnGrid} data-moderator={turn.moderator || undefined}>
              <span className={styles.speaker}>{nameOf(turn)}</span>
              <p className={`said ${styles.words}`}>
                <KeptText text={turn.text} />
              </p>
              <span className={styles.number}>{turn.number}</span>
            </div>
            {coding && <PrintedCodes passages={coding.byTurn.get(index) ?? []} />}
          </article>
        ) : null
      })}
    </div>
  )
}
