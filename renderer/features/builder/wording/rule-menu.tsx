import { Button, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RuleCode } from '../../../../shared/wording/finding.ts'
import { type Reach, useSwitchRule } from './use-switch-rule.ts'

interface RuleMenuProps {
  rule: RuleCode
  /** Id of the heading of the finding. */
  describedBy: string
  /** Called when the finding disappears along with the focused button. */
  onGone: () => void
}

const REACHES: readonly Reach[] = ['here', 'everywhere']

/** Turns the rule of a finding off, for this survey or for all. */
export function RuleMenu({ rule, describedBy, onGone }: RuleMenuProps) {
  const { t } = useTranslation('wording')
  const switchRule = useSwitchRule()
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" color="gray" aria-describedby={describedBy}>
          {t('rulesOff.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {REACHES.map((reach) => (
          <Menu.Item
            key={reach}
            onClick={() => {
              switchRule(rule, reach, true)
              onGone()
            }}
          >
            {t(`rulesOff.${reach}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
