import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ItemWording, TracedItem } from '../../../shared/ledger/ledger.ts'
import type { ToldRow } from '../../../shared/ledger/told-row.ts'
import { ChangedWords } from '../../ui/changed-words.tsx'
import { PRESENT } from '../versions/present.ts'
import styles from './ledger.module.css'
import { Part } from './views.tsx'

interface RewordingsProps {
  surveyId: string
  item: TracedItem
  told: Pick<ToldRow, 'wordings'>
}

/**
 * The wordings of an item, newest first, each compared with the one before, with what the rewording changed in the
 * findings of the wording checker, and links to the compared versions: the last one with the earlier wording and the
 * first one with the later wording.
 */
export function Rewordings({ surveyId, item: { wordings }, told }: RewordingsProps) {
  const { t } = useTranslation('ledger')
  const steps = wordings.slice(1).flatMap((before, at) => {
    const after = wordings[at]
    if (!after || !before.version) return []
    return [{ before, after, older: before.version, revised: told.wordings[at]?.revised ?? [] }]
  })
  const name = (version: ItemWording['version']) =>
    version ? t('rewording.version', { number: version.number }) : t('rewording.draft')
  return (
    <Part title={t('rewording.title')}>
      {steps.length === 0 && <p className={styles.quiet}>{t('rewording.none')}</p>}
      {steps.map(({ before, after, older, revised }) => (
        <div key={older.id} className={styles.step}>
          <p className={styles.quiet}>
            {t('rewording.steps', { before: name(before.version), after: name(after.since) })} ·{' '}
            <Anchor
              renderRoot={(props) => (
                <Link
                  to="/surveys/$surveyId/versions"
                  params={{ surveyId }}
                  search={
                    after.since
                      ? { version: after.since.id, with: older.id }
                      : { version: older.id, with: PRESENT }
                  }
                  {...props}
                />
              )}
            >
              {t('rewording.compare')}
            </Anchor>
          </p>
          <p>
            <ChangedWords before={before.question.stem} after={after.question.stem} />
          </p>
          {optionsOf(before) !== optionsOf(after) && (
            <p className={styles.options}>
              <span className={styles.quiet}>{t('rewording.options')}</span>{' '}
              <ChangedWords before={optionsOf(before)} after={optionsOf(after)} />
            </p>
          )}
          {revised.map((line) => (
            <p key={line} className={styles.quiet}>
              {line}
            </p>
          ))}
        </div>
      ))}
    </Part>
  )
}

/** The response options on one line; empty for an open-ended item. */
function optionsOf({ question: { type, options } }: ItemWording): string {
  return type === 'single_choice' ? options.map(({ text }) => text.trim()).join(' / ') : ''
}
