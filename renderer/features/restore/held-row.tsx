import { Radio, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Candidate } from '../../../shared/models/candidate.ts'
import type { HeldComparison, HeldDecision, HeldItem } from '../../../shared/models/held.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { RawText } from '../../ui/raw-text.tsx'
import styles from './restored-page.module.css'

interface HeldRowProps {
  item: HeldItem
  compared: UseQueryResult<HeldComparison> | undefined
  decision: HeldDecision | undefined
  onDecide: (decision: HeldDecision) => void
}

/** One held run or focus group: what it is, what the service reports about it, and the choices. */
export function HeldRow({ item, compared, decision, onDecide }: HeldRowProps) {
  const { t } = useTranslation('restore')
  const language = useLanguage()
  const facts = [
    item.version === null ? t('focus') : t('run', { number: item.version }),
    item.practice ? '' : item.connectionName,
    t('created', { date: formatMoment(item.createdAt, language) }),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <strong>{item.title || t('untitled')}</strong>
        {item.practice && <PracticeTag />}
      </div>
      <div className="caption">{facts.filter((fact) => fact !== '').join(' · ')}</div>
      {compared?.isFetching && <p role="status">{t('comparing')}</p>}
      {compared?.isError && !compared.isFetching && (
        <ProblemNotice problem={compared.error} onRetry={() => void compared.refetch()}>
          <span>{t('unreachable')}</span>
        </ProblemNotice>
      )}
      {compared?.data && <Choices item={item} seen={compared.data} decision={decision} onDecide={onDecide} />}
    </li>
  )
}

interface ChoicesProps extends Pick<HeldRowProps, 'item' | 'decision' | 'onDecide'> {
  seen: HeldComparison
}

function Choices({ item, seen, decision, onDecide }: ChoicesProps) {
  const { t } = useTranslation('restore')
  const candidateWords = useCandidateWords()
  const { kind, id } = item
  const keyOf = ({ choice, remoteId = '' }: Pick<HeldDecision, 'choice' | 'remoteId'>) =>
    `${choice} ${remoteId}`
  const offered = seen.choices.flatMap(
    (choice): (Pick<HeldDecision, 'choice' | 'remoteId'> & { words: string })[] =>
      choice === 'adopt'
        ? seen.candidates.map((candidate) => ({
            choice,
            remoteId: candidate.remoteId,
            words: candidateWords(candidate),
          }))
        : [{ choice, words: t(`choice.${wordsFor(choice, item, seen)}`) }],
  )
  return (
    <>
      <p>{findingWords(seen, t)}</p>
      <Radio.Group
        label={t('question', { title: item.title || t('untitled') })}
        value={decision ? keyOf(decision) : ''}
        onChange={(value) => {
          const picked = offered.find((each) => keyOf(each) === value)
          if (!picked) return
          const { choice, remoteId } = picked
          onDecide({ kind, id, choice, ...(remoteId !== undefined && { remoteId }) })
        }}
      >
        <Stack gap={4} mt={4}>
          {offered.map((each) => (
            <Radio key={keyOf(each)} value={keyOf(each)} label={each.words} />
          ))}
        </Stack>
      </Radio.Group>
      {seen.candidates.map(({ remoteId, raw }) => (
        <details key={remoteId}>
          <summary className={styles.summary}>{t('id', { id: remoteId })}</summary>
          <RawText text={raw} label={t('id', { id: remoteId })} />
        </details>
      ))}
    </>
  )
}

function findingWords(
  { finding, status }: HeldComparison,
  t: ReturnType<typeof useTranslation<'restore'>>['t'],
): string {
  if (finding !== 'other') return t(`finding.${finding}`)
  return status === null ? t('finding.otherNone') : t('finding.other', { status })
}

function wordsFor(
  choice: 'follow' | 'launch' | 'send' | 'leave',
  { kind }: HeldItem,
  { finding }: HeldComparison,
) {
  if (choice === 'leave') return finding === 'gone' ? 'leaveGone' : kind === 'focus' ? 'leaveFocus' : 'leave'
  return choice === 'follow' && kind === 'focus' ? 'followFocus' : choice
}

/** The description of a candidate, with the evidence for it. */
function useCandidateWords(): (candidate: Candidate) => string {
  const { t } = useTranslation('restore')
  const language = useLanguage()
  return ({ remoteId, title, status, createdAt }) => {
    const facts = [
      t('id', { id: remoteId }),
      status === null ? null : t('status', { status }),
      createdAt === null ? null : t('createdAt', { at: formatMoment(createdAt, language) }),
    ]
    return t('choice.adopt', {
      title: title ?? t('untitled'),
      facts: facts.filter((fact) => fact !== null).join(', '),
    })
  }
}
