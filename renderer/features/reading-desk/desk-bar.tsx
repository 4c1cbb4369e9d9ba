import { Button, NativeSelect } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawPayload } from '../../../shared/models/results.ts'
import { type Operation, operationSchema } from '../../../shared/models/service-answer.ts'
import { formatMomentAmong } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { kindWord } from '../../ui/received/kind-word.ts'
import styles from './desk.module.css'
import type { RecipeDesk } from './use-recipe.ts'

interface DeskBarProps {
  desk: RecipeDesk
  payloads: readonly RawPayload[]
  payloadId: string
  onPayload: (id: string) => void
  /** Searches the payload. */
  search: ReactNode
  /** Stores the recipe. */
  save: ReactNode
}

/** Which reply is open, its search, undo and redo, and what makes the recipe hold. */
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
            // What was received on a connection is named by its operation.
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

/** Undo and redo of what was taught; in a small window the signs stand alone: everybody knows them. */
export function UndoSteps({ desk }: { desk: RecipeDesk }) {
  const { t } = useTranslation('common')
  const shared = { variant: 'subtle', color: 'gray', classNames: { label: 'unseen-if-small' } } as const
  return (
    <span className={styles.steps}>
      <Button
        {...shared}
        disabled={!desk.canUndo}
        onClick={desk.undo}
        leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        {t('actions.undo')}
      </Button>
      <Button
        {...shared}
        disabled={!desk.canRedo}
        onClick={desk.redo}
        leftSection={<IconArrowForwardUp size={16} aria-hidden="true" />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      >
        {t('actions.redo')}
      </Button>
    </span>
  )
}
