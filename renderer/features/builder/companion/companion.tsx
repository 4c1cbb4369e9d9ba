import { Tabs } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import styles from '../parts/section.module.css'
import { WordingReport } from '../wording/wording-report.tsx'
import { Checks } from './checks.tsx'
import { MarkNote } from './mark-note.tsx'
import { Preview } from './preview.tsx'
import { RequestJson } from './request-json.tsx'
import { RequestSummary } from './request-summary.tsx'

const TABS = ['checks', 'report', 'preview', 'request'] as const

/** Beside the page: what to mend in the item with the cursor, how the whole holds, how it will be read, what will be sent. */
export function Companion({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('builder')
  const [tab, setTab] = useLocalStorage<(typeof TABS)[number]>({
    key: 'sonde-builder-companion',
    defaultValue: 'checks',
    getInitialValueInEffect: false,
  })
  const shown = TABS.includes(tab) ? tab : 'checks'
  return (
    <Tabs
      value={shown}
      onChange={(value) => setTab(TABS.find((name) => name === value) ?? 'checks')}
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
