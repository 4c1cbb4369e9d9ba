import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../shared/models/settings.ts'
import { RULE_CODES, type RuleCode } from '../../../shared/wording/finding.ts'
import { strengthsOfRule } from '../../../shared/wording/kinds-of-rules.ts'
import { withRule } from '../../../shared/wording/rules-off.ts'
import { useChangeSettings } from '../../lib/use-settings.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import styles from './settings-page.module.css'

/**
 * The rules of the wording checker, each with an example, how far it is to be relied on, and a switch for all surveys.
 */
export function WordingSection({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['settings', 'wording'])
  const change = useChangeSettings()
  const strengths = (rule: RuleCode) =>
    strengthsOfRule(rule)
      .map((strength) => t(`wording:strengthWithin.${strength}`))
      .join(', ')
  return (
    <section aria-labelledby="wording-rules" className={styles.section}>
      <h2 id="wording-rules">{t('wording.heading')}</h2>
      <p>{t('wording.hint')}</p>
      <ul className={styles.rules}>
        {RULE_CODES.map((rule) => (
          <li key={rule}>
            <Switch
              label={t(`wording:rule.${rule}`)}
              description={
                <>
                  {t('wording.example', { example: t(`wording:example.${rule}`) })}
                  <br />
                  {t('wording.strength', { strengths: strengths(rule) })}
                </>
              }
              labelPosition="left"
              checked={!settings.rulesOff.includes(rule)}
              onChange={(event) =>
                change.mutate(
                  { rulesOff: withRule(settings.rulesOff, rule, !event.currentTarget.checked) },
                  { onError: tellProblem },
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
