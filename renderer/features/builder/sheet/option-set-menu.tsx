import { Button, Menu } from '@mantine/core'
import { IconList } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { detectLanguage } from '../../../../shared/wording/detect-language.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useDraftStore } from '../model/use-draft.ts'
import styles from './option-set-menu.module.css'
import { OPTION_SETS, type OptionSet } from './option-sets.ts'

const NAMES = Object.keys(OPTION_SETS) as OptionSet[]

/** Ready-made options in both languages, that of the questionnaire first: a French researcher may field in English. */
export function OptionSetMenu({ onChoose }: { onChoose: (texts: readonly string[]) => void }) {
  const { t } = useTranslation('builder')
  const page = useLanguage()
  const store = useDraftStore()
  const [first, setFirst] = useState(page)
  const languages = first === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const)
  const readLanguage = () => {
    const { context, questions, title } = store.getState().history.present
    setFirst(detectLanguage([title, context, ...questions.map(({ stem }) => stem)].join(' ')) ?? page)
  }
  return (
    <Menu position="bottom-start" width={320} returnFocus={false} onOpen={readLanguage}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconList size={16} aria-hidden="true" />}
          aria-haspopup="menu"
        >
          {t('optionSets.choose')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {languages.map((language) => (
          <div key={language}>
            <Menu.Label>{t(`optionSets.language.${language}`)}</Menu.Label>
            {NAMES.map((name) => (
              <Menu.Item
                key={name}
                title={OPTION_SETS[name][language].join(' · ')}
                onClick={() => onChoose(OPTION_SETS[name][language])}
              >
                {t('optionSets.entry', {
                  name: t(`optionSets.${name}`),
                  count: OPTION_SETS[name][language].length,
                })}
                <span className={styles.preview}>{OPTION_SETS[name][language].join(' · ')}</span>
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
