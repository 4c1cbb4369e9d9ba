import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { codedByKey, countCodes, probeAnswers } from '../../../../shared/experiments/qas/coded-answers.ts'
import { nameOfCode } from '../../../../shared/experiments/qas/codes.ts'
import { quotesOf } from '../../../../shared/experiments/qas/quotes-of.ts'
import type { ExperimentArm } from '../../../../shared/models/experiment.ts'
import { api } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import coding from './coding.module.css'
import { useNotesPart } from './notes-context.ts'

interface ProbesSayProps {
  experimentId: string
  /** The arm with the probes. */
  arm: ExperimentArm
  /** Opens the tab with the answers. */
  onOpen: () => void
}

/** Number of quotes in all, from the most frequent codes. */
const MOST_QUOTES = 3

/** A part of the verdict: the problems found in the answers to the probes, with some quotes. */
export function ProbesSay({ experimentId, arm, onOpen }: ProbesSayProps) {
  const { t } = useTranslation('probes')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(
    api.experiments.probed.queryOptions({ input: { id: experimentId, arm: arm.id } }),
  )
  const coded = codedByKey(useNotesPart(({ answers }) => answers))
  const answers = useMemo(() => probeAnswers(data?.personas ?? [], arm), [data, arm])
  const { codes, coded: count, total } = useMemo(() => countCodes(answers.flat(), coded), [answers, coded])
  const often = codes.toSorted((a, b) => b.count - a.count)
  const quotes = often
    .slice(0, MOST_QUOTES)
    .flatMap(({ code }) => quotesOf(code, answers, coded, 1).map((quote) => ({ ...quote, code })))
  return (
    <section aria-labelledby="probes-say" className={coding.say}>
      <h2 id="probes-say">{t('coding.heading')}</h2>
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {data && <p>{total === 0 ? t('reading.none') : t('coding.summary', { count: total, coded: count })}</p>}
      {often.length > 0 && (
        <ul className={coding.answers}>
          {often.map((each) => (
            <li key={each.code}>
              {nameOfCode(each.code, language)}{' '}
              <span className={coding.number}>{formatNumber(each.count, language)}</span>
            </li>
          ))}
        </ul>
      )}
      {quotes.map(({ key, said, code }) => (
        <figure key={key} className={coding.quote}>
          <blockquote className="said">{said}</blockquote>
          <figcaption className="caption">{nameOfCode(code, language)}</figcaption>
        </figure>
      ))}
      <div>
        <Button variant="default" onClick={onOpen}>
          {t('coding.open')}
        </Button>
      </div>
    </section>
  )
}
