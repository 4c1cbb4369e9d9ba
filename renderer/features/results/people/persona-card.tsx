import { ActionIcon, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer, Respondent } from '../../../../shared/models/results.ts'
import { resting } from '../../../ui/resting.ts'
import styles from './people.module.css'
import { PersonaFields } from './persona-fields.tsx'
import { PersonaItems } from './persona-items.tsx'

interface PersonaCardProps {
  runId: string
  /** The shown persona; null while the card is closed. */
  persona: number | null
  /** The personas that the filter keeps, in their order; the card moves among them. */
  kept: readonly number[]
  questions: readonly Question[]
  respondents: readonly Respondent[]
  byItem: ReadonlyMap<number, readonly Answer[]>
  onShow: (persona: number) => void
  onClose: () => void
}

/** One persona: what the service sent about it, and all of its answers in questionnaire order. */
export function PersonaCard({
  runId,
  persona,
  kept,
  questions,
  respondents,
  byItem,
  onShow,
  onClose,
}: PersonaCardProps) {
  const { t } = useTranslation(['results', 'common'])
  const place = persona === null ? -1 : kept.indexOf(persona)
  const previous = kept[place - 1]
  const next = place === -1 ? undefined : kept[place + 1]
  const go = (to: number | undefined) => {
    if (to !== undefined) onShow(to)
  }
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (key === 'ArrowLeft') go(previous)
    if (key === 'ArrowRight') go(next)
  }
  return (
    <Modal
      opened={persona !== null}
      onClose={onClose}
      onKeyDown={onKeyDown}
      size="lg"
      title={persona === null ? '' : t('answers.persona', { number: persona + 1 })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <div className={styles.steps}>
        <Step label={t('people.previous')} onGo={previous === undefined ? null : () => go(previous)}>
          <IconChevronLeft size={16} aria-hidden="true" />
        </Step>
        <Step label={t('people.next')} onGo={next === undefined ? null : () => go(next)}>
          <IconChevronRight size={16} aria-hidden="true" />
        </Step>
        <output className="caption">
          {place !== -1 && t('people.place', { number: place + 1, count: kept.length })}
        </output>
      </div>
      {persona !== null && (
        <>
          <PersonaFields respondent={respondents[persona]} />
          <PersonaItems runId={runId} questions={questions} byItem={byItem} persona={persona} />
        </>
      )}
    </Modal>
  )
}

interface StepProps {
  label: string
  /** Null at the end of the list. */
  onGo: (() => void) | null
  children: ReactNode
}

function Step({ label, onGo, children }: StepProps) {
  return (
    <ActionIcon aria-label={label} {...resting(onGo === null, () => onGo?.())}>
      {children}
    </ActionIcon>
  )
}
