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

/** The tab chosen last in this window, and its survey. */
interface ChosenTab {
  surveyId: string
  tab: (typeof TABS)[number]
}

/** The companion: what to fix in the focused item, a report on the whole, a preview, and the request to be sent. */
export function Companion({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('builder')
  // The choice counts for one survey only: in another one the first tab shows what to fix there.
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
