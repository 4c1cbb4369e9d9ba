import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Turn } from '../../../../../shared/models/focus.ts'
import type { Passage } from '../../../../../shared/models/transcript-notes.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { announce } from '../../../../ui/announcer.tsx'
import { PlainButton } from '../../../../ui/plain-button.tsx'
import { useSpeakerName } from '../../transcript-texts.ts'
import { useCoding, visitPassage } from '../coding-context.ts'
import { useCodingActions } from '../use-coding-actions.ts'
import { AddCode, CodeChip } from './code-chip.tsx'
import { PassageMemo } from './passage-memo.tsx'
import styles from './passages.module.css'
import { shortWords } from './short-words.ts'

interface PassageRowProps {
  passage: Passage
  /** The turn in which it stands now; null where the transcript no longer contains its words. */
  turn: Turn | null
}

/** A passage with all that it carries. */
export const PassageRow = memo(function PassageRow({ passage, turn }: PassageRowProps) {
  const { t } = useTranslation('codebook')
  const language = useLanguage()
  const nameOf = useSpeakerName()
  const coding = useCoding()
  const actions = useCodingActions()
  const { id, important } = passage
  const words = shortWords(passage.words)
  const speaker = nameOf(
    turn ?? { number: passage.turn, round: null, speaker: passage.speaker, moderator: false, text: '' },
  )
  const number = formatNumber(turn?.number ?? passage.turn, language)
  return (
    <li className={styles.passage}>
      <blockquote className={`${styles.words} said`}>{passage.words}</blockquote>
      <div className={styles.foot}>
        {turn ? (
          <PlainButton
            className={styles.where}
            title={t('passages.visit')}
            onClick={() => visitPassage(coding, id)}
          >
            {t('passages.where', { speaker, number })}
          </PlainButton>
        ) : (
          <span className={styles.whereThen}>
            {speaker}, {t('passages.numberThen', { number })}
          </span>
        )}
        {!actions && important && (
          <IconStarFilled size={14} className={styles.kept} role="img" aria-label={t('copy.important')} />
        )}
        {actions && (
          <>
            <ActionIcon
              size={24}
              aria-pressed={important}
              className={styles.star}
              aria-label={t('passages.important', { words })}
              onClick={() => actions.change([id], { important: !important })}
            >
              {important ? (
                <IconStarFilled size={14} aria-hidden="true" />
              ) : (
                <IconStar size={14} aria-hidden="true" />
              )}
            </ActionIcon>
            <ActionIcon
              size={24}
              aria-label={t('passages.remove', { words })}
              onClick={() => {
                actions.remove([id])
                announce(t('passages.removed'))
              }}
            >
              <IconTrash size={14} aria-hidden="true" />
            </ActionIcon>
          </>
        )}
      </div>
      <div className={styles.chips}>
        {passage.codes.map((codeId) => {
          const code = coding.codes.get(codeId)
          return code && <CodeChip key={codeId} passage={passage} code={code} />
        })}
        {actions && <AddCode passage={passage} />}
        <PassageMemo passage={passage} />
      </div>
    </li>
  )
})
