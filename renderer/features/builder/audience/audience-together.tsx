import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ADULT_AGES } from '../../../../shared/census/adults.ts'
import { type AgeOverview, overviewAges } from '../../../../shared/models/age-overview.ts'
import type { AgeRange } from '../../../../shared/models/age-range.ts'
import { useDraft } from '../model/use-draft.ts'
import styles from './audience-ages.module.css'
import { placeOnStrip, STRIP } from './audience-scale.ts'

const TICKS = [0, 18, 30, 40, 50, 60, 70, 80, 90, 100]

/** The labels of the ages above the strip. */
export function AgeAxis() {
  return (
    <div className={styles.row} aria-hidden="true">
      <span />
      <div className={styles.axis}>
        {TICKS.map((age) => (
          <span key={age} style={{ left: placeOnStrip({ min: age, max: age }).left }}>
            {age === STRIP.max ? `${age}+` : age}
          </span>
        ))}
      </div>
      <span />
    </div>
  )
}

/** Formats ages as "18–24", or as a single age. */
export function useAgeWords(): (ages: AgeRange) => string {
  const { t } = useTranslation('audience')
  return ({ min, max }) => (min === max ? String(min) : t('range', { min, max }))
}

/** All ranges on one strip: the ages covered, overlaps hatched and gaps framed, each also in words. */
export function AudienceTogether() {
  const { t } = useTranslation('audience')
  const ageWords = useAgeWords()
  const texts = useDraft((state) => state.history.present.audience.ageRanges)
  const overview = overviewAges(texts)
  const { covered, overlaps, gaps } = overview
  return (
    <>
      {covered.length > 0 && (
        <div className={styles.row}>
          <span />
          <div className={styles.sum} aria-hidden="true">
            {covered.map((ages) => (
              <span key={ages.min} className={styles.covered} style={placeOnStrip(ages)} />
            ))}
            {gaps.map((ages) => (
              <span key={ages.min} className={styles.gap} style={placeOnStrip(ages)} />
            ))}
            {overlaps.map(({ ages, ranges }) => (
              <span key={ranges.join()} className={styles.overlap} style={placeOnStrip(ages)} />
            ))}
          </div>
          <span />
        </div>
      )}
      {covered.length > 0 && (
        <p className={styles.words}>{t('togetherWords', { ages: covered.map(ageWords).join(', ') })}</p>
      )}
      <Remarks overview={overview} texts={texts} />
    </>
  )
}

interface Remark {
  key: string
  kind: 'overlap' | 'gap' | 'unread' | 'young' | 'single'
  words: string
}

function Remarks({ overview, texts }: { overview: AgeOverview; texts: readonly string[] }) {
  const { t } = useTranslation('audience')
  const ageWords = useAgeWords()
  const rangeWords = (at: number) => {
    const found = overview.read.find((one) => one.at === at)
    return found ? ageWords(found.range) : ''
  }
  const { covered } = overview
  const [only] = covered
  const remarks: Remark[] = [
    ...overview.unread.map(
      (at): Remark => ({
        key: `unread ${at}`,
        kind: 'unread',
        words: t('unread', { text: texts[at]?.trim() }),
      }),
    ),
    ...overview.overlaps.map(
      ({ kind, ages, ranges }): Remark => ({
        key: `overlap ${ranges.join()}`,
        kind: 'overlap',
        words: t(`overlap.${kind}`, {
          one: rangeWords(ranges[0]),
          other: rangeWords(ranges[1]),
          ages: ageWords(ages),
        }),
      }),
    ),
    ...overview.gaps.map(
      (ages): Remark => ({
        key: `gap ${ages.min}`,
        kind: 'gap',
        words: t('gap', { ages: ageWords(ages) }),
      }),
    ),
  ]
  if (covered.length === 1 && only?.min === only?.max && only)
    remarks.push({ key: 'single', kind: 'single', words: t('single', { ages: ageWords(only) }) })
  if (covered.some(({ min }) => min < ADULT_AGES.min))
    remarks.push({ key: 'young', kind: 'young', words: t('young') })
  if (remarks.length === 0) return null
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ key, kind, words }) => (
        <li key={key}>
          {kind === 'gap' ? (
            <IconInfoCircle size={16} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} aria-hidden="true" />
          )}
          <span>
            <b>{t(`kinds.${kind}`)}</b> {words}
          </span>
        </li>
      ))}
    </ul>
  )
}
