import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Operation, ServiceAnswer } from '../../../shared/models/service-answer.ts'
import { formatNumber, formatPercent } from '../../lib/format.ts'
import type { Language } from '../../lib/i18n.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { Facts } from '../../ui/facts.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { RawText } from '../../ui/raw-text.tsx'
import styles from './service-answers.module.css'

interface AnswerDetailProps {
  connectionId: string
  operation: Operation
  last: NonNullable<ServiceAnswer['last']>
}

type Found = AnswerDetailProps['last']['found'][number]

/** A reply with what was recognised in it, and a link to the reading desk. */
export function AnswerDetail({ connectionId, operation, last }: AnswerDetailProps) {
  const { t } = useTranslation('answers')
  const language = useLanguage()
  const words = t(`operations.${operation}`)
  const { problem, found, by, text, length } = last
  return (
    <div className={styles.opened}>
      {problem && <ProblemNotice inline problem={problem} />}
      {found.length > 0 && (
        <section>
          <h2 className={styles.head}>{t('found')}</h2>
          <Facts
            facts={found.map((each) => ({
              label: foundName(each, t),
              value: foundValue(each, language),
            }))}
          />
        </section>
      )}
      {by === 'nothing' && <p className={styles.quiet}>{t('foundNothing')}</p>}
      <section>
        <h2 className={styles.head}>{t('received')}</h2>
        {text === '' ? (
          <p className={styles.quiet}>{t('emptyBody')}</p>
        ) : (
          <RawText text={text} label={t('receivedOf', { operation: words })} />
        )}
        {text.length < length && text !== '' && (
          <p className={styles.hint}>
            {t('cut', { shown: formatNumber(text.length, language), length: formatNumber(length, language) })}
          </p>
        )}
      </section>
      {by !== null && operation === 'survey_results' && <p className={styles.quiet}>{t('showHowFromRun')}</p>}
      {by !== null && TAUGHT.includes(operation) && (
        <a
          className={styles.how}
          href={`#/desk/connection/${encodeURIComponent(connectionId)}/${operation}`}
          aria-label={t('showHowName', { operation: words })}
        >
          {t('showHow')}
        </a>
      )}
    </div>
  )
}

/** Operations whose replies can be read with a recipe even without the questionnaire that was sent. */
const TAUGHT: readonly Operation[] = [
  ...(['create_survey', 'launch_survey', 'survey_status'] as const),
  ...(['create_focus', 'focus_session', 'focus_transcript'] as const),
]

const NAMES = [
  ...(['id', 'status', 'progress', 'fraction', 'records', 'keys', 'members'] as const),
  ...(['profiles', 'characters', 'personas', 'items', 'answers', 'unplaced'] as const),
]

function foundName({ name }: Found, t: TFunction<'answers'>): string {
  const known = NAMES.find((each) => each === name)
  return known ? t(`foundNames.${known}`) : name
}

function foundValue({ name, value }: Found, language: Language): string {
  if (name === 'fraction') return formatPercent(Number(value), 1, language)
  const isCount = name !== 'id' && name !== 'status' && /^\d+$/.test(value)
  return isCount ? formatNumber(Number(value), language) : value
}
