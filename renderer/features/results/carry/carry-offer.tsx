import { Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addCarriedOver, carryOver, saysNothing } from '../../../../shared/annotations/carry-over.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { SurveyVersion } from '../../../../shared/models/version.ts'
import { api } from '../../../lib/api.ts'
import { formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useAnnotationSession, useAnnotations } from '../annotations/annotations-context.ts'
import styles from './carry.module.css'

/** Number of runs for which the person's reply is remembered; older ones are hardly ever opened again. */
const MOST_ANSWERED = 500

interface CarryOfferProps {
  run: Run
  version: SurveyVersion
}

/**
 * Offers once to take over the annotations of an earlier run, as long as this run has none. It names what has changed
 * in between; taking over is one undo step. Not for runs of an experiment.
 */
export function CarryOffer({ run, version }: CarryOfferProps) {
  const { t } = useTranslation('carry')
  const language = useLanguage()
  const session = useAnnotationSession()
  const isFree = saysNothing(useAnnotations())
  const [answered, setAnswered] = useLocalStorage<readonly string[]>({
    key: 'sonde-carry-answered',
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const [answer, setAnswer] = useState<'taken' | 'declined' | null>(null)
  // The arms of an experiment are judged together, not one after another.
  const isOpen = session !== null && run.experiment === null && isFree && !answered.includes(run.id)
  const { data } = useQuery(
    api.annotations.earlier.queryOptions({ input: { runId: run.id }, enabled: isOpen, staleTime: 0 }),
  )
  const carried = useMemo(
    () => (data ? carryOver(data.annotations, data.draft, version.draft) : null),
    [data, version],
  )
  if (answer !== null) return <Answered how={answer} />
  if (!isOpen || !data || !carried) return null
  const { items, dismissed, tags, changed, dropped } = carried
  const marked = dismissed.flatMap(({ item }) => item ?? [])
  const count = new Set([...Object.keys(items), ...marked]).size
  const numbers = (positions: readonly number[]) =>
    new Intl.ListFormat(language).format(positions.map((at) => `${at + 1}`))
  const close = (how: 'taken' | 'declined') => {
    setAnswered((runs) => [...runs, run.id].slice(-MOST_ANSWERED))
    setAnswer(how)
  }
  return (
    <section className={styles.offer} aria-label={t('label')}>
      <p>
        {t(count > 0 ? 'offer' : 'offerTags', {
          count,
          version: data.run.versionNumber,
          date: formatMoment(data.run.createdAt, language),
        })}
        {count > 0 && tags.length > 0 && ` ${t('withTags')}`}
        {changed.length > 0 && ` ${t('changed', { count: changed.length, items: numbers(changed) })}`}
        {dropped.length > 0 && ` ${t('dropped', { count: dropped.length })}`}
      </p>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          close('taken')
          session.edit('carry-over', (annotations) => addCarriedOver(annotations, carried))
        }}
      >
        {t('take')}
      </Button>
      <Button variant="subtle" size="compact-sm" color="gray" onClick={() => close('declined')}>
        {t('decline')}
      </Button>
    </section>
  )
}

/** Says which way the offer was answered, and takes the focus in place of the button. */
function Answered({ how }: { how: 'taken' | 'declined' }) {
  const { t } = useTranslation('carry')
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <section className={styles.offer} aria-label={t('label')}>
      <p ref={words} tabIndex={-1}>
        {t(how)}
      </p>
    </section>
  )
}
