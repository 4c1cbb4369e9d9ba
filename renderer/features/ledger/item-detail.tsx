import { Anchor, Textarea } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LedgerMatter, MendLedger } from '../../../shared/ledger/ledger.ts'
import type { LedgerRow } from '../../../shared/ledger/make-ledger.ts'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import styles from './ledger.module.css'
import { Rewordings } from './rewordings.tsx'
import { tellRow } from './tell-row.ts'
import { Trials } from './trials.tsx'
import type { LedgerWords } from './use-ledger-words.ts'
import { Part, Views } from './views.tsx'

interface ItemDetailProps {
  surveyId: string
  row: LedgerRow
  matter: LedgerMatter
  /** The person's note on the item. */
  own: string
  session: DraftSession<MendLedger>
  isChecked: boolean
  words: LedgerWords
}

/** All that is known about an item: three views of it side by side, then its rewordings, experiments and decisions. */
export function ItemDetail({ surveyId, row, matter, own, session, isChecked, words }: ItemDetailProps) {
  const { t } = useTranslation('ledger')
  const { item, decision } = row
  const told = tellRow(row, matter, own, words)
  return (
    <>
      <Views row={row} told={told} matter={matter} isChecked={isChecked} />
      <Rewordings surveyId={surveyId} item={item} told={told} />
      <Trials row={row} told={told} />
      <Part title={t('decision.title')}>
        {decision && told.decision ? (
          <>
            <p>
              <b>{told.decision.text}</b>
              {told.decision.note !== '' && ` · ${told.decision.note}`}
            </p>
            <p className={styles.quiet}>
              <Anchor
                renderRoot={(props) => (
                  <Link
                    to="/runs/$runId"
                    params={{ runId: decision.run.id }}
                    search={{ item: decision.item }}
                    {...props}
                  />
                )}
              >
                {told.decision.run.name}
              </Anchor>{' '}
              {told.decision.run.practice && <PracticeTag />}
            </p>
          </>
        ) : (
          <p className={styles.quiet}>{t('decision.none')}</p>
        )}
      </Part>
      <Textarea
        className={styles.words}
        autosize
        minRows={2}
        label={t('words.title')}
        description={t('words.hint')}
        value={own}
        onChange={({ currentTarget: { value } }) =>
          session.edit(
            `words:${item.id}`,
            (ledger) => {
              if (value === '') delete ledger.words[item.id]
              else ledger.words[item.id] = value
            },
            true,
          )
        }
      />
    </>
  )
}
