import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer, RunResults } from '../../../../shared/models/results.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import table from '../../../ui/data-table.module.css'
import styles from './preview.module.css'
import { useIsCut } from './use-is-cut.ts'

/** Number of personas shown. */
const FIRST = 10

interface PreviewTableProps {
  results: RunResults | null
  questions: readonly Question[]
  /** The number that stands for the first response option; null where answers are not numbers. */
  optionsFrom: 0 | 1 | null
  /** The personas asked; null where unknown. */
  asked: number | null
  /** How many answers belong to none of the personas. */
  ofNobody: number
}

/** A preview of the answers: the first personas, and how much of everything is recognised. */
export function PreviewTable({ results, questions, optionsFrom, ...others }: PreviewTableProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const scroller = useRef<HTMLElement>(null)
  const isCut = useIsCut(scroller)
  const rows = useMemo(() => firstRows(results?.answers ?? []), [results])
  if (!results) return <p>{t('preview.noAnswers')}</p>
  const number = (value: number) => formatNumber(value, language)
  const { understood, unread, blank } = tally(results.answers)
  const doubt = results.recipe === 'unfit' ? (results.shape === 'recipe' ? 'tooLittle' : 'unfit') : null
  if (results.answers.length === 0) return <p>{t(doubt === 'unfit' ? 'preview.unfit' : 'preview.nothing')}</p>
  const columns = columnsOf(results, questions)
  return (
    <>
      <p className={styles.summary}>
        {t('preview.summary', {
          understood: number(understood),
          unread: number(unread),
          blank: number(blank),
        })}
        {optionsFrom !== null && ` ${t('preview.from', { from: optionsFrom })}`}
      </p>
      <LeftOut results={results} items={questions.length} {...others} />
      {doubt && <p className={styles.summary}>{t(`preview.${doubt}`)}</p>}
      {isCut && <p className={styles.caption}>{t('preview.more')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={t('preview.caption')}>
        <table className={`${table.table} ${styles.table}`} aria-label={t('preview.label')}>
          <caption className={styles.caption}>{t('preview.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('preview.persona')}</th>
              {columns.map(({ at, stem }) => (
                <th key={at} scope="col" title={stem}>
                  <abbr title={t('preview.itemLong', { number: at + 1, stem })} className={styles.item}>
                    {t('preview.item', { number: at + 1 })}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.respondents.slice(0, FIRST).map(({ id }, respondent) => (
              // Personas are identified by their position.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={respondent}>
                <th scope="row" title={id ?? undefined}>
                  {id ?? number(respondent + 1)}
                </th>
                {columns.map(({ at }) => (
                  <Cell key={at} answer={rows.get(`${respondent} ${at}`)} question={questions[at]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

interface LeftOutProps extends Pick<PreviewTableProps, 'asked' | 'ofNobody'> {
  results: RunResults
  /** How many items the questionnaire has; 0 where that is not known. */
  items: number
}

/** How many answers are missing, and how many were found that belong to no persona. */
function LeftOut({ results: { respondents, answers }, items, asked, ofNobody }: LeftOutProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const personas = Math.max(asked ?? 0, respondents.length)
  const all = personas * items
  const missing = all - answers.length
  return (
    <>
      {missing > 0 && (
        <p className={styles.summary}>
          {t('preview.missingOf', {
            ...{ count: missing, number: number(missing), all: number(all) },
            ...{ personas: number(personas), items: number(items) },
          })}
        </p>
      )}
      {ofNobody > 0 && (
        <p className={styles.summary}>
          {t('preview.ofNobody', { count: ofNobody, number: number(ofNobody) })}
        </p>
      )}
    </>
  )
}

function Cell({ answer, question }: { answer: Answer | undefined; question: Question | undefined }) {
  const { t } = useTranslation('desk')
  if (!answer) return <td className={styles.none}>{t('preview.missing')}</td>
  const { kind, option, text } = answer
  if (kind === 'blank') return <td className={styles.none}>{t('preview.blank')}</td>
  if (kind === 'unread')
    return (
      <td>
        <span className={styles.unread}>{t('preview.unread', { text: text ?? '' })}</span>
      </td>
    )
  if (kind === 'text') return <td className={styles.text}>{text}</td>
  return (
    <td>{question?.options[option ?? -1]?.text ?? t('preview.option', { number: (option ?? 0) + 1 })}</td>
  )
}

/** The first answers by persona and item. */
function firstRows(answers: readonly Answer[]): ReadonlyMap<string, Answer> {
  const rows = new Map<string, Answer>()
  for (const answer of answers)
    if (answer.respondent < FIRST) rows.set(`${answer.respondent} ${answer.question}`, answer)
  return rows
}

function tally(answers: readonly Answer[]) {
  const counts = { understood: 0, unread: 0, blank: 0 }
  for (const { kind } of answers)
    counts[kind === 'unread' ? 'unread' : kind === 'blank' ? 'blank' : 'understood'] += 1
  return counts
}

/** All items of the questionnaire; if it is not known, as many as have answers. */
function columnsOf({ answers }: RunResults, questions: readonly Question[]) {
  const most = answers.reduce((last, { question }) => Math.max(last, question + 1), questions.length)
  return Array.from({ length: most }, (_, at) => ({ at, stem: questions[at]?.stem ?? '' }))
}
