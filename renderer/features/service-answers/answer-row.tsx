import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HARMLESS, type ServiceAnswer } from '../../../shared/models/service-answer.ts'
import { api } from '../../lib/api.ts'
import { formatDecimal, formatMoment, formatNumber } from '../../lib/format.ts'
import type { Language } from '../../lib/i18n.ts'
import { problemOf } from '../../lib/problem-of.ts'
import { useLanguage } from '../../lib/use-language.ts'
import table from '../../ui/data-table.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellDone } from '../../ui/tell-done.tsx'
import { AnswerDetail } from './answer-detail.tsx'
import styles from './service-answers.module.css'

interface AnswerRowProps {
  connectionId: string
  answer: ServiceAnswer
  isOpen: boolean
  onToggle: () => void
}

/** One operation: its last reply and how that was read, with the reply itself below. */
export function AnswerRow({ connectionId, answer: { operation, last }, isOpen, onToggle }: AnswerRowProps) {
  const { t } = useTranslation('answers')
  const language = useLanguage()
  const cache = useQueryClient()
  const detail = useId()
  const words = t(`operations.${operation}`)
  const attempt = useMutation(
    api.serviceAnswers.try.mutationOptions({
      onSuccess: () => tellDone(t('tried', { operation: words })),
      onSettled: () =>
        cache.invalidateQueries({ queryKey: api.serviceAnswers.list.key({ input: { connectionId } }) }),
    }),
  )
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <>
      <tr className={isOpen || attempt.isError ? table.joined : undefined}>
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
              onClick={() => attempt.mutate({ connectionId, operation })}
            >
              {t('tryIt')}
            </Button>
          )}
        </td>
      </tr>
      {attempt.isError && (
        <tr className={isOpen ? table.joined : undefined}>
          <td colSpan={6} className={styles.detail}>
            {problemOf(attempt.error).code === 'MISSING' ? (
              <p role="alert" className={styles.quiet}>
                {t('nothingToAsk')}
              </p>
            ) : (
              <ProblemNotice inline problem={attempt.error} />
            )}
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
