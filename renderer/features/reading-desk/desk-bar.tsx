import { Button, NativeSelect } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawPayload } from '../../../shared/models/results.ts'
import { type Operation, operationSchema } from '../../../shared/models/service-answer.ts'
import { formatMomentAmong } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { kindWord } from '../../ui/received/kind-word.ts'
import { resting } from '../../ui/resting.ts'
import styles from './desk.module.css'
import type { RecipeDesk } from './use-recipe.ts'

interface DeskBarProps {
  desk: RecipeDesk
  payloads: readonly RawPayload[]
  payloadId: string
  onPayload: (id: string) => void
  /** The search in the payload. */
  search: ReactNode
  /** The button that stores the recipe. */
  save: ReactNode
}

/** The choice of the payload, the search, undo and redo, and the button that stores the recipe. */
export function DeskBar({ desk, payloads, payloadId, onPayload, search, save }: DeskBarProps) {
  const { t } = useTranslation('desk')
  const { t: results } = useTranslation('results')
  const { t: answers } = useTranslation('answers')
  const language = useLanguage()
  const moments = payloads.map(({ receivedAt }) => receivedAt)
  return (
    <div className={styles.bar}>
      <NativeSelect
        className={styles.payload}
        aria-label={t('payload')}
        value={payloadId}
        data={payloads.map(({ id, kind, receivedAt }) => ({
          value: id,
          label: t('payloadAt', {
            // Payloads received on a connection are named by their operation.
            kind: isOperation(kind) ? answers(`operations.${kind}`) : kindWord(kind, results),
            at: formatMomentAmong(receivedAt, moments, language),
          }),
        }))}
        onChange={(event) => onPayload(event.currentTarget.value)}
      />
      {search}
      <span className={styles.spring} />
      <UndoSteps desk={desk} />
      {save}
    </div>
  )
}

const isOperation = (kind: string): kind is Operation => operationSchema.safeParse(kind).success

/**
 * Undo and redo of changes to the recipe. A small window shows only icons, since those of undo and redo are well known.
 */
export function UndoSteps({ desk }: { desk: RecipeDesk }) {
  const { t } = useTranslation('common')
  const shared = { variant: 'subtle', color: 'gray', classNames: { label: 'unseen-if-small' } } as const
  return (
    <span className={styles.steps}>
      <Button
        {...shared}
        {...resting(!desk.canUndo, desk.undo)}
        leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        {t('actions.undo')}
      </Button>
      <Button
        {...shared}
        {...resting(!desk.canRedo, desk.redo)}
        leftSection={<IconArrowForwardUp size={16} aria-hidden="true" />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      >
        {t('actions.redo')}
      </Button>
    </span>
  )
}
