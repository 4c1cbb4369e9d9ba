import { useTranslation } from 'react-i18next'
import { RULE_CODES } from '../../../../shared/wording/finding.ts'
import { useDraft } from '../model/use-draft.ts'
import { useWording } from './wording-context.ts'
import { openIssues } from './wording-findings.ts'
import { WordingJumps } from './wording-jumps.tsx'
import styles from './wording-open.module.css'

/**
 * Open wording issues of the whole questionnaire by rule, each with links to its items; nothing while there are none.
 */
export function WordingOpen({ onJump }: { onJump: () => void }) {
  const { t } = useTranslation('wording')
  const state = useWording((wording) => wording.state)
  const items = useWording((wording) => wording.items)
  const dismissals = useDraft(({ history }) => history.present.dismissals)
  if (state !== 'ready') return <p>{t(state)}</p>
  const open = [...items].flatMap(([id, item]) =>
    openIssues(item, dismissals).map(({ finding }) => ({ id, rule: finding.rule })),
  )
  if (open.length === 0) return null
  return (
    <section className={styles.open}>
      <h3>{t('open', { count: open.length })}</h3>
      <p>{t('openHint', { count: open.length })}</p>
      <ul>
        {RULE_CODES.map((rule) => {
          const found = open.filter((one) => one.rule === rule).map(({ id }) => id)
          return (
            found.length > 0 && (
              <li key={rule}>
                <span>
                  {t(`rule.${rule}`)} <b className="tabular">{found.length}</b>
                </span>
                <WordingJumps items={found} onJump={onJump} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
