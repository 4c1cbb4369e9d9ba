import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Turn } from '../../../shared/models/focus.ts'
import { Marked } from '../../ui/find/marked.tsx'
import { TurnCodes } from './coding/turn-codes.tsx'
import { useTurnPassages } from './coding/use-turn-passages.ts'
import styles from './transcript.module.css'
import { saidPlace, speakerPlace, useSpeakerName } from './transcript-texts.ts'

interface TurnArticleProps {
  turn: Turn
  /** Position in the transcript, from 0. */
  index: number
  /** Place among the turns that are shown, from 0. */
  place: number
  startsRound: boolean
  /** Whether a search led to this turn. */
  found: boolean
  /** Number of turns that are shown. */
  total: number
  /** Distance from the top of the page in pixels. */
  offset: number
  ref: Ref<HTMLElement>
}

/** One turn: the speaker in the margin, the text beside it, and a divider above the first turn of a round. */
export function TurnArticle({
  turn,
  index,
  place,
  startsRound,
  found,
  total,
  offset,
  ref,
}: TurnArticleProps) {
  const { t } = useTranslation('focus')
  const speaker = useSpeakerName()(turn)
  const passages = useTurnPassages(index)
  const said = useRef<HTMLParagraphElement>(null)
  return (
    <article
      ref={ref}
      // The virtualizer measures by the place, keys and passages go by the position.
      data-index={place}
      data-turn={index}
      tabIndex={-1}
      aria-posinset={place + 1}
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
        <p ref={said} className={`said ${styles.words}`} data-said={index}>
          <Marked place={saidPlace(index)} text={turn.text} />
        </p>
        {passages.length > 0 && <TurnCodes turn={turn} passages={passages} said={said} />}
      </div>
    </article>
  )
}
