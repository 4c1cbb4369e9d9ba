import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Turn } from '../../../shared/models/focus.ts'
import { Marked } from '../../ui/find/marked.tsx'
import styles from './transcript.module.css'
import { saidPlace, speakerPlace, useSpeakerName } from './transcript-texts.ts'

interface TurnArticleProps {
  turn: Turn
  /** Position in the transcript, from 0. */
  index: number
  startsRound: boolean
  /** Whether a search led to this turn. */
  found: boolean
  /** Number of turns in all. */
  total: number
  /** Distance from the top of the page in pixels. */
  offset: number
  ref: Ref<HTMLElement>
}

/** One turn: the speaker in the margin, the text beside it, and a divider above the first turn of a round. */
export function TurnArticle({ turn, index, startsRound, found, total, offset, ref }: TurnArticleProps) {
  const { t } = useTranslation('focus')
  const speaker = useSpeakerName()(turn)
  return (
    <article
      ref={ref}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      aria-label={`${t('transcript.turn', { number: turn.number })}, ${speaker}`}
      aria-current={found || undefined}
      className={styles.turn}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {startsRound && turn.round !== null && (
        <h2 className={styles.round}>{t('transcript.round', { number: turn.round })}</h2>
      )}
      <div className={styles.turnGrid} data-moderator={turn.moderator || undefined}>
        {/* First, so that in copied text each number stands before its turn. */}
        <span className={styles.number}>{turn.number}</span>
        <span className={styles.speaker}>
          <Marked place={speakerPlace(index)} text={speaker} />
        </span>
        <p className={`said ${styles.words}`}>
          <Marked place={saidPlace(index)} text={turn.text} />
        </p>
      </div>
    </article>
  )
}
