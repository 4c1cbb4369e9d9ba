import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TurnStretch } from '../../../../shared/transcripts/change-passages.ts'
import { stepLimit } from '../../../../shared/transcripts/step-stretch.ts'
import styles from './coding.module.css'
import { useMoveLimits } from './move-limits.ts'

const SIZE = { '--ai-size': '24px' } as CSSProperties
const EDGES = ['start', 'end'] as const
const STEPS = [
  { name: 'sentenceBack', unit: 'sentence', by: -1, Icon: IconChevronsLeft },
  { name: 'wordBack', unit: 'word', by: -1, Icon: IconChevronLeft },
  { name: 'wordOn', unit: 'word', by: 1, Icon: IconChevronRight },
  { name: 'sentenceOn', unit: 'sentence', by: 1, Icon: IconChevronsRight },
] as const

/** The words of a passage, scrolled to the limit that was moved last. */
export function CardWords({ stretch: { turn, start, end } }: { stretch: TurnStretch }) {
  const words = useRef<HTMLQuoteElement>(null)
  const before = useRef({ start, end })
  useLayoutEffect(() => {
    const isMoved = { start: before.current.start !== start, end: before.current.end !== end }
    before.current = { start, end }
    if (words.current && (isMoved.start || isMoved.end))
      words.current.scrollTop = isMoved.end ? words.current.scrollHeight : 0
  }, [start, end])
  return (
    <blockquote ref={words} className={`said ${styles.cardWords}`}>
      {turn.text.slice(start, end)}
    </blockquote>
  )
}

/** Buttons that move the beginning and the end of a passage by a word or a sentence. */
export function PassageLimits({ stretch }: { stretch: TurnStretch }) {
  const { t } = useTranslation('coding')
  const move = useMoveLimits()
  return (
    <div className={styles.limits}>
      {EDGES.map((edge) => (
        // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot stand in a line with its buttons.
        <div key={edge} role="group" aria-label={t(`limits.${edge}.label`)} className={styles.limit}>
          <span aria-hidden="true">{t(`limits.${edge}.label`)}</span>
          {STEPS.map(({ name, unit, by, Icon }) => {
            const step = { edge, unit, by }
            // Not disabled: the button would lose the focus at the last step that is possible.
            const isOver = stepLimit(stretch, step) === stretch
            return (
              <ActionIcon
                key={name}
                style={SIZE}
                aria-label={t(`limits.${edge}.${name}`)}
                title={t(`limits.${edge}.${name}`)}
                aria-disabled={isOver}
                data-over={isOver || undefined}
                className={styles.limitStep ?? ''}
                onClick={() => move(stretch, step)}
              >
                <Icon size={16} aria-hidden="true" />
              </ActionIcon>
            )
          })}
        </div>
      ))}
    </div>
  )
}
