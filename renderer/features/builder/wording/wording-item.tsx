import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useDraft } from '../model/use-draft.ts'
import companion from '../parts/section.module.css'
import { RulesOff } from './rules-off.tsx'
import { useWording } from './wording-context.ts'
import { WordingFinding } from './wording-finding.tsx'
import { openInOrder, type ShownFinding, showFindings } from './wording-findings.ts'
import styles from './wording-item.module.css'
import type { CheckedItem } from './wording-store.ts'

const FORMULA = { fr: 'Kandel–Moles', en: 'Flesch' }

/** The wording of one item: open issues, dismissed ones, and its readability. */
export function WordingItem({ question }: { question: string }) {
  const { t } = useTranslation('wording')
  const heading = useRef<HTMLHeadingElement>(null)
  const item = useWording((state) => state.items.get(question))
  const state = useWording((wording) => wording.state)
  const notes = useWording((wording) => wording.notes)
  const dismissals = useDraft(({ history }) => history.present.dismissals)
  const findings = item ? showFindings(item, dismissals) : []
  const open = openInOrder(item, dismissals)
  // A long list is a matter of the item itself, though it is noted with those on the whole questionnaire.
  const isLongList = notes.some(({ kind, items }) => kind === 'many_options' && items.includes(question))
  const dismissed = findings.filter(({ dismissal }) => dismissal !== null)
  const list = (shown: readonly ShownFinding[]) => (
    <ul className={companion.list}>
      {shown.map((one) => (
        <WordingFinding
          key={`${question}:${one.finding.rule}`}
          question={question}
          shown={one}
          onGone={() => heading.current?.focus()}
        />
      ))}
    </ul>
  )
  return (
    <section className={styles.item}>
      <h3 ref={heading} tabIndex={-1} className={companion.heading}>
        {t('heading')}
      </h3>
      {state === 'failed' && <p className={companion.quiet}>{t('failed')}</p>}
      {!item && state !== 'failed' && <p className={companion.quiet}>{t('waiting')}</p>}
      {isLongList && <p>{t('note.many_options')}</p>}
      {item && !isLongList && open.length === 0 && dismissed.length === 0 && item.stem.trim() !== '' && (
        <p className={companion.quiet}>{t(item.report.unread ? 'unread' : 'none')}</p>
      )}
      {open.length > 0 && list(open)}
      {dismissed.length > 0 && (
        <>
          <h3 className={companion.heading}>{t('dismissed')}</h3>
          {list(dismissed)}
        </>
      )}
      {item && <Reading item={item} />}
      <RulesOff />
    </section>
  )
}

/** Reading ease, words and time of an item, for information. */
function Reading({ item: { options, report } }: { item: CheckedItem }) {
  const { t } = useTranslation('wording')
  const language = useLanguage()
  const { findings, readability, words, seconds, lang } = report
  if (!readability) return null
  // A long stem of short words gets a score of "easy", which would contradict the issue that it is too long.
  const isTooLong = findings.some(({ rule }) => rule === 'too_long')
  // One sentence has too few words for a formula of this kind.
  const hasScore = readability.sentences > 1
  return (
    <p className={styles.reading}>
      {hasScore && !isTooLong && (
        <>
          {t('readability', {
            score: formatNumber(Math.round(readability.score), language),
            formula: FORMULA[lang],
          })}
          <br />
        </>
      )}
      {t(options.length === 0 ? 'stemLength' : 'itemLength', {
        count: words,
        time: formatDuration(seconds * 1000),
      })}
      {hasScore && (
        <>
          <br />
          {t(isTooLong ? 'readabilityTooLong' : 'readabilityHint')}
        </>
      )}
    </p>
  )
}
