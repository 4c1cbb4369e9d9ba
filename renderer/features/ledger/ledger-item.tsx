import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { LedgerMatter, MendLedger } from '../../../shared/ledger/ledger.ts'
import type { LedgerRow } from '../../../shared/ledger/make-ledger.ts'
import { isCounted } from '../../../shared/wording/strengths.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import { ItemDetail } from './item-detail.tsx'
import styles from './ledger.module.css'
import { useLedgerWords } from './use-ledger-words.ts'

interface LedgerItemProps {
  surveyId: string
  row: LedgerRow
  matter: LedgerMatter
  session: DraftSession<MendLedger>
  /** Whether the wording checker is done, or did not start. */
  isChecked: boolean
}

/**
 * An item in one line, with details that can be opened. Details of closed items are not rendered, since there are many.
 */
export const LedgerItem = memo(function LedgerItem({ row, session, isChecked, ...rest }: LedgerItemProps) {
  const words = useLedgerWords()
  const { t } = useTranslation('ledger')
  const [isOpen, setOpen] = useState(false)
  const body = useId()
  const { item, decision } = row
  const own = useStore(session, ({ history }) => history.present.words[item.id] ?? '')
  const stem = item.wordings[0]?.question.stem.trim() || t('noStem')
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <li className={styles.item} data-open={isOpen || undefined}>
      <h2 className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': body })}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={16} aria-hidden="true" className={styles.chevron} />
          <span className={styles.number}>{item.at === null ? '–' : item.at + 1}</span>
          <span className={styles.stem}>
            <KeptText text={stem} />
          </span>
          <span className={styles.facts}>
            {factsOf(row, isChecked, t).join(' · ')}
            {decision?.decision && <b>{words.diagnosis(`decision.${decision.decision}`)}</b>}
          </span>
        </button>
      </h2>
      {!isOpen && own.trim() !== '' && <p className={styles.own}>{own.trim()}</p>}
      {isOpen && (
        <div id={body} className={styles.body}>
          <ItemDetail {...rest} isChecked={isChecked} row={row} own={own} session={session} words={words} />
        </div>
      )}
    </li>
  )
})

/** The facts about an item that are worth opening it for; dismissed ones and remarks of the checker do not count. */
function factsOf(
  { item, said, answers, trials, decision }: LedgerRow,
  isChecked: boolean,
  t: TFunction<'ledger'>,
): string[] {
  const issues =
    said?.filter(({ finding, dismissal }) => dismissal === null && isCounted(finding)).length ?? 0
  const signs = answers?.signs.filter(({ dismissed }) => dismissed === null).length ?? 0
  const facts = [
    ...(item.at === null ? [t('dropped', { version: item.wordings[0]?.version?.number })] : []),
    ...(issues > 0 ? [t('facts.said', { count: issues })] : []),
    ...(signs > 0 ? [t('facts.signs', { count: signs })] : []),
    ...(item.wordings.length > 1 ? [t('facts.wordings', { count: item.wordings.length })] : []),
    ...(trials.length > 0 ? [t('facts.trials', { count: trials.length })] : []),
  ]
  // Until the checker is done, nobody knows whether there is nothing to report.
  if (said === null && item.at !== null) return isChecked ? facts : [...facts, t('rules.waiting')]
  return facts.length > 0 || decision?.decision ? facts : [t('facts.none')]
}
