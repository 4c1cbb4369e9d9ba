import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useActiveConnection } from '../../../lib/use-connections.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { PracticeTag } from '../../../ui/practice-tag.tsx'
import { useDraft } from '../model/use-draft.ts'
import styles from '../parts/section.module.css'

/** What a launch sends, to which address, and with which key. `size` replaces the number of personas, as by a field. */
export function RequestSummary({ size }: { size?: ReactNode }) {
  const { t } = useTranslation('builder')
  const language = useLanguage()
  const { title, context, questions, personas, audience } = useDraft((state) => state.history.present)
  const connection = useActiveConnection()
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <p className={styles.quiet}>{t('request.intro')}</p>
      <dl className={styles.facts}>
        <dt>{t('request.title')}</dt>
        <dd>{title.trim() || '–'}</dd>
        <dt>{t('request.context')}</dt>
        <dd>{context.trim() || t('request.none')}</dd>
        <dt>{t('request.items')}</dt>
        <dd className="tabular">{number(questions.length)}</dd>
        <dt>{t('request.personas')}</dt>
        <dd className="tabular">{size ?? (personas === null ? '–' : number(personas))}</dd>
        <dt>{t('request.answers')}</dt>
        <dd className="tabular">
          {personas === null
            ? '–'
            : t('request.answersValue', {
                personas: number(personas),
                items: number(questions.length),
                answers: number(personas * questions.length),
              })}
        </dd>
        <dt>{t('request.ages')}</dt>
        <dd className="tabular">{audience.ageRanges.join(', ') || t('request.allAges')}</dd>
        <dt>{t('request.sex')}</dt>
        <dd>{audience.sex ?? t('request.everyone')}</dd>
        {connection && (
          <>
            <dt>{t('request.connection')}</dt>
            <dd>
              {connection.practice ? <PracticeTag /> : connection.name}
              <br />
              <span className="caption">
                <Address url={connection.baseUrl} />
              </span>
            </dd>
            <dt>{t('request.key')}</dt>
            <dd>{connection.practice ? t('request.practiceKey') : t(`request.keyIn.${connection.key}`)}</dd>
          </>
        )}
      </dl>
    </>
  )
}

/** An address that may be broken before its port and its path, rather than within one of them. */
function Address({ url }: { url: string }) {
  return url.split(/(?=:\d|(?<!\/)\/(?!\/))/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
    <Fragment key={at}>
      <wbr />
      {part}
    </Fragment>
  ))
}
