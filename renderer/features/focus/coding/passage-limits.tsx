import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TurnStretch } from '../../../../shared/transcripts/change-passages.ts'
import { stepLimit } from '../../../../shared/transcripts/step-stretch.ts'
import styles from './coding.module.css'
import { useMoveLimits } from './move-limits.ts'

const EDGES = ['start', 'end'] as const
const STEPS = [
  { name: 'sentenceBack', unit: 'sentence', by: -1, Icon: IconChevronsLeft },
  { name: 'wordBack', unit: 'word', by: -1, Icon: IconChevronLeft },
  { name: 'wordOn', unit: 'word', by: 1, Icon: IconChevronRight },
  { name: 'sentenceOn', unit: 'sentence', by: 1, Icon: IconChevronsRight },
] as const

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
                size={24}
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
