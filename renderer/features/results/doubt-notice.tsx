import { Button } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import type { Doubt, NumberDecision } from '../../../shared/models/results.ts'
import styles from './results.module.css'
import { useDecideNumbers } from './use-decide-numbers.ts'

interface AllDoubtsProps {
  runId: string
  doubts: readonly Doubt[]
}

/** A notice above all items: how many have numbers whose meaning the person must decide, with one decision for all. */
export function AllDoubts({ runId, doubts }: AllDoubtsProps) {
  const { t } = useTranslation('results')
  const open = doubts.filter(({ decision }) => decision === null)
  if (open.length === 0) return null
  const items = new Set(open.map(({ question }) => question)).size
  return (
    <section className={styles.doubt} aria-label={t('doubts.label')}>
      <IconHelpCircle size={16} aria-hidden="true" />
      <div>
        <p>{t('doubts.all', { count: items })}</p>
        {items > 1 && <Choices runId={runId} doubts={open} of="allAre" />}
      </div>
    </section>
  )
}

interface DoubtNoticeProps {
  runId: string
  question: Question
  doubt: Doubt
}

/** A notice at an item: the numbers as received, with their possible meanings or the person's decision. */
export function DoubtNotice({ runId, question, doubt }: DoubtNoticeProps) {
  const { t } = useTranslation('results')
  const { decide, isPending } = useDecideNumbers(runId)
  const { decision, values } = doubt
  const numbers = question.options.flatMap(({ text }, at) => {
    const value = values[at] ?? null
    return value === null ? [] : [t('filter.value', { name: text.trim() || t('noOption'), value })]
  })
  return (
    <section className={styles.doubt} aria-label={t('doubts.itemLabel')}>
      <IconHelpCircle size={16} aria-hidden="true" />
      <div>
        <p>{decision === null ? t('doubts.item') : t(`doubts.told.${decision}`)}</p>
        {decision !== 'counts' && <p className="tabular">{numbers.join(' · ')}</p>}
        {decision === null ? (
          <Choices runId={runId} doubts={[doubt]} of="are" />
        ) : (
          <Button variant="default" size="xs" disabled={isPending} onClick={() => decide([doubt], null)}>
            {t('doubts.undo')}
          </Button>
        )}
      </div>
    </section>
  )
}

interface ChoicesProps {
  runId: string
  doubts: readonly Doubt[]
  of: 'are' | 'allAre'
}

/** A button for each meaning that is possible for all of the doubts, and one for none of these. */
function Choices({ runId, doubts, of }: ChoicesProps) {
  const { t } = useTranslation('results')
  const { decide, isPending } = useDecideNumbers(runId)
  const meanings = (['counts', 'shares'] as const).filter((meaning) =>
    doubts.every((doubt) => doubt.meanings.includes(meaning)),
  )
  const choices: readonly NumberDecision[] = [...meanings, 'unread']
  return (
    <div className={styles.choices}>
      {choices.map((decision) => (
        <Button
          key={decision}
          variant="default"
          size="xs"
          disabled={isPending}
          onClick={() => decide(doubts, decision)}
        >
          {t(`doubts.${of}.${decision}`)}
        </Button>
      ))}
    </div>
  )
}
