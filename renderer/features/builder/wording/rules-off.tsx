import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RuleCode } from '../../../../shared/wording/finding.ts'
import { rulesOff } from '../../../../shared/wording/rules-off.ts'
import { useSettings } from '../../../lib/use-settings.ts'
import { useDraft } from '../model/use-draft.ts'
import styles from './rules-off.module.css'
import { type Reach, useSwitchRule } from './use-switch-rule.ts'

/** How many rules are off, in a line that opens to turn them on again; nothing while all of them speak. */
export function RulesOff() {
  const { t } = useTranslation('wording')
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const switchRule = useSwitchRule()
  const everywhere = useSettings()?.rulesOff
  const here = useDraft(({ history }) => history.present.rulesOff)
  const off = rulesOff(everywhere, here)
  if (off.length === 0) return null
  const reachOf = (rule: RuleCode): Reach => (everywhere?.includes(rule) ? 'everywhere' : 'here')
  return (
    <section className={styles.off}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {t('rulesOff.count', { count: off.length })}
      </button>
      <div id={list} hidden={!isOpen}>
        <ul>
          {off.map((rule) => (
            <li key={rule}>
              <span>
                {t(`rule.${rule}`)} <span className="caption">{t(`rulesOff.${reachOf(rule)}`)}</span>
              </span>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('rulesOff.againName', {
                  rule: t(`rule.${rule}`),
                  where: t(`rulesOff.${reachOf(rule)}`),
                })}
                onClick={({ currentTarget }) => {
                  // The row goes with its button: the line above takes the focus.
                  currentTarget.closest('section')?.querySelector('button')?.focus()
                  switchRule(rule, reachOf(rule), false)
                }}
              >
                {t('rulesOff.again')}
              </Button>
            </li>
          ))}
        </ul>
        <Anchor size="sm" renderRoot={(props) => <Link to="/settings" hash="wording-rules" {...props} />}>
          {t('rulesOff.settings')}
        </Anchor>
      </div>
    </section>
  )
}
