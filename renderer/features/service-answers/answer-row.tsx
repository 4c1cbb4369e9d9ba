import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import i18next, { type TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HARMLESS, type Operation, type ServiceAnswer } from '../../../shared/models/service-answer.ts'
import { api } from '../../lib/api.ts'
import { formatDecimal, formatMoment, formatNumber } from '../../lib/format.ts'
import type { Language } from '../../lib/i18n.ts'
import { useLanguage } from '../../lib/use-language.ts'
import table from '../../ui/data-table.module.css'
import { tellDone } from '../../ui/tell-done.tsx'
import { AnswerDetail } from './answer-detail.tsx'
import styles from './service-answers.module.css'
import { TryProblem } from './try-problem.tsx'

/** Makes a call that changes nothing; returns its reply, which may be a rejection, or none. */
export type TryOperation = (operation: Operation) => Promise<ServiceAnswer>

interface AnswerRowProps {
  connectionId: string
  answer: ServiceAnswer
  isOpen: boolean
  onToggle: () => void
  onTry: TryOperation
}

/** One operation: its last reply and how that was read, with the reply itself below. */
export function AnswerRow({
  connectionId,
  answer: { operation, last },
  isOpen,
  onToggle,
  onTry,
}: AnswerRowProps) {
  const { t } = useTranslation('answers')
  const language = useLanguage()
  const cache = useQueryClient()
  const detail = useId()
  const words = t(`operations.${operation}`)
  const attempt = useMutation({
    mutationFn: () => onTry(operation),
    onSuccess: ({ last: came }) => {
      if (came?.problem === null)
        tellDone(() =>
          i18next.t('answers:tried', { operation: i18next.t(`answers:operations.${operation}`) }),
        )
    },
    onSettled: () =>
      cache.invalidateQueries({ queryKey: api.serviceAnswers.list.key({ input: { connectionId } }) }),
  })
  // An open row tells its problem itself, and a later call may have had another end.
  const isOfAttempt = last !== null && last.at === attempt.data?.last?.at
  const problem = attempt.error ?? (isOfAttempt && !isOpen ? last.problem : null)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <>
      <tr className={isOpen || problem ? table.joined : undefined}>
        <th scope="row">
          {last ? (
            <button
              type="button"
              className={styles.opener}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detail : undefined}
              onClick={onToggle}
            >
              <Chevron size={16} aria-hidden="true" />
              {words}
            </button>
          ) : (
            <span className={styles.unopened}>{words}</span>
          )}
        </th>
        <td data-label={t('columns.status')} className={last ? 'tabular' : styles.quiet}>
          {last ? (last.status ?? t('noAnswer')) : t('notCalled')}
        </td>
        <td data-label={t('columns.at')} className="tabular">
          {last && formatMoment(last.at, language)}
        </td>
        <td data-label={t('columns.took')} className={table.number}>
          {last && tookWords(last.took, language)}
        </td>
        <td data-label={t('columns.read')}>{last && readWords(last, t)}</td>
        <td className={table.tight}>
          {HARMLESS.includes(operation) && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('tryName', { operation: words })}
              loading={attempt.isPending}
              onClick={() => attempt.mutate()}
            >
              {t('tryIt')}
            </Button>
          )}
        </td>
      </tr>
      {problem !== null && (
        <tr className={isOpen ? table.joined : undefined}>
          <td colSpan={6} className={styles.detail}>
            <TryProblem problem={problem} />
          </td>
        </tr>
      )}
      {isOpen && last && (
        <tr>
          <td colSpan={6} id={detail} className={styles.detail}>
            <AnswerDetail connectionId={connectionId} operation={operation} last={last} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The duration of a call in milliseconds, from one second on in seconds. */
function tookWords(took: number, language: Language): string {
  return took < 1000
    ? `${formatNumber(Math.round(took), language)}\u00a0ms`
    : `${formatDecimal(took / 1000, language)}\u00a0s`
}

function readWords({ by, certainty }: NonNullable<ServiceAnswer['last']>, t: TFunction<'answers'>): string {
  if (by === null) return t('nothingToRead')
  if (certainty === null) return t(`by.${by}`)
  return t('readAs', { by: t(`by.${by}`), certainty: t(`certainty.${certainty}`) })
}
