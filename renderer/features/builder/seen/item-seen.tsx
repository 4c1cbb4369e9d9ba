import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hasSameWording } from '../../../../shared/analysis/asked-runs.ts'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { SeenItem } from '../../../../shared/analysis/seen-item.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { formatDay } from '../../../lib/format.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { suspicionWords } from '../../../lib/suspicion-words.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { ConnectionTag } from '../../../ui/connection-tag.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import companion from '../parts/section.module.css'
import styles from './seen.module.css'
import { useSeenItem } from './seen-context.ts'

/** What the last run that can judge it showed about an item: its most serious sign in words, and a link to the answers. */
export function ItemSeen({ question }: { question: Question }) {
  const { t } = useTranslation('seen')
  const language = useLanguage()
  const found = useSeenItem(question.id)
  if (!found) return null
  const { run, seen } = found
  return (
    <section className={styles.seen} aria-labelledby="seen-title">
      <h3 id="seen-title" className={companion.heading}>
        {t(seen.olderRun ? 'headingOlder' : 'heading')}
      </h3>
      <p className={styles.run}>
        {t('run', { version: run.versionNumber, date: formatDay(run.createdAt, language) })}
        <ConnectionTag {...run} />
      </p>
      <Sign seen={seen} />
      {seen.olderRun && <p className={companion.quiet}>{t('newestCannot')}</p>}
      {!hasSameWording(question, seen.question) && <p className={companion.quiet}>{t('changed')}</p>}
      <p>
        <Anchor
          renderRoot={(props) => (
            <Link to="/runs/$runId" params={{ runId: run.id }} search={{ item: question.id }} {...props} />
          )}
        >
          {t('open')}
        </Anchor>
      </p>
      <SyntheticNotice />
    </section>
  )
}

function Sign({ seen: { mark, state, question } }: { seen: SeenItem }) {
  const { t } = useTranslation(['diagnosis', 'wording'])
  const language = useLanguage()
  const personas = usePersonaWords()
  if (!mark) return <p>{state === 'judged' ? t('noMarks') : t(`state.${state}`, { least: LEAST_BASE })}</p>
  const words = suspicionWords(mark, { t, language, question, personas })
  return (
    <>
      <p>
        <b>{t('mark', { name: words.name, weight: t(`weight.${mark.weight}`) })}</b>
      </p>
      <p>{words.seen}</p>
    </>
  )
}
