import { Tabs } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import styles from '../parts/section.module.css'
import { WordingReport } from '../wording/wording-report.tsx'
import { Checks } from './checks.tsx'
import { MarkNote } from './mark-note.tsx'
import { Preview } from './preview.tsx'
import { RequestJson } from './request-json.tsx'
import { RequestSummary } from './request-summary.tsx'

const TABS = ['checks', 'report', 'preview', 'request'] as const
const FIRST = 'checks'

/** The tab that was chosen last in this window, and in which survey. */
interface ChosenTab {
  surveyId: string
  tab: (typeof TABS)[number]
}

/** Beside the page: what to mend in the item with the cursor, how the whole holds, how it will be read, what will be sent. */
export function Companion({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('builder')
  // Who opens another survey wants to know what to fix there, not what was looked at in the one before.
  const [chosen, setChosen] = useSessionStorage<ChosenTab>({
    key: 'sonde-builder-companion',
    defaultValue: { surveyId, tab: FIRST },
    getInitialValueInEffect: false,
  })
  const isHere = chosen.surveyId === surveyId && TABS.includes(chosen.tab)
  const shown = isHere ? chosen.tab : FIRST
  return (
    <Tabs
      value={shown}
      onChange={(value) => setChosen({ surveyId, tab: TABS.find((name) => name === value) ?? FIRST })}
      keepMounted={false}
    >
      <Tabs.List>
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`companionTabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="checks" className={styles.panel}>
        <Checks />
      </Tabs.Panel>
      <Tabs.Panel value="report" className={styles.panel}>
        <WordingReport />
      </Tabs.Panel>
      <Tabs.Panel value="preview" className={styles.panel}>
        <Preview />
      </Tabs.Panel>
      <Tabs.Panel value="request" className={styles.panel}>
        <RequestSummary />
        <MarkNote surveyId={surveyId} />
        <RequestJson surveyId={surveyId} />
      </Tabs.Panel>
    </Tabs>
  )
}
