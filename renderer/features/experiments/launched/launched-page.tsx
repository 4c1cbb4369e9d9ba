import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toldTitle } from '../../../../shared/experiments/told-title.ts'
import type { FollowedExperiment } from '../../../../shared/models/experiment.ts'
import { formatMoment } from '../../../lib/format.ts'
import { useConnections } from '../../../lib/use-connections.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PracticeTag } from '../../../ui/practice-tag.tsx'
import { focusNow, OPEN_TAB } from '../focus-soon.ts'
import { ExperimentNotes } from '../probes/experiment-notes.tsx'
import { ProbedAnswers } from '../probes/probed-answers.tsx'
import { ProbesSay } from '../probes/probes-say.tsx'
import { ExperimentProgress } from './experiment-progress.tsx'
import styles from './launched.module.css'
import { PlanTab } from './plan-tab.tsx'
import { countStandings, runPlaces } from './run-places.ts'
import { RunsTab } from './runs-tab.tsx'
import { VerdictTab } from './verdict-tab.tsx'

const TABS = ['verdict', 'probes', 'plan', 'runs'] as const
type Tab = (typeof TABS)[number]

/** A launched experiment: its progress, then its verdict, its plan and its runs. */
export function LaunchedPage({ followed }: { followed: FollowedExperiment }) {
  const { t } = useTranslation(['experiments', 'common'])
  const language = useLanguage()
  const { experiment, runStates } = followed
  const { plan, frozen } = experiment
  const places = runPlaces(followed)
  const counts = countStandings(places)
  // Before the first answers there is nothing to judge.
  const [tab, setTab] = useState<Tab>(counts.done > 0 ? 'verdict' : 'runs')
  const openProbes = () => {
    setTab('probes')
    // The pressed button is on the other tab.
    focusNow(OPEN_TAB)
  }
  const probe = plan.arms.find(({ kind }) => kind === 'probe')
  const connection = useConnections()?.find(({ id }) => id === plan.connectionId)
  const isPractice = runStates.some(({ practice }) => practice) || connection?.practice === true
  const tabs = (
    <Tabs
      value={tab}
      onChange={(value) => setTab(TABS.find((name) => name === value) ?? 'verdict')}
      keepMounted={false}
      className={styles.tabs}
    >
      <Tabs.List aria-label={t('launched.tabsLabel')}>
        {TABS.filter((name) => name !== 'probes' || probe).map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`launched.tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="verdict">
        <VerdictTab
          experiment={experiment}
          practice={isPractice}
          probes={probe && <ProbesSay experimentId={experiment.id} arm={probe} onOpen={openProbes} />}
        />
      </Tabs.Panel>
      {probe && (
        <Tabs.Panel value="probes">
          <ProbedAnswers experiment={experiment} arm={probe} practice={isPractice} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="plan">
        <PlanTab experiment={experiment} />
      </Tabs.Panel>
      <Tabs.Panel value="runs">
        <RunsTab experiment={experiment} places={places} />
      </Tabs.Panel>
    </Tabs>
  )
  return (
    <div className={styles.page}>
      <PageHeader
        title={toldTitle(plan) || t('common:untitled')}
        trail={[{ label: t('title'), to: '/experiments' }]}
        note={frozen ? t('launched.frozen', { date: formatMoment(frozen.at, language) }) : undefined}
      >
        {isPractice ? <PracticeTag /> : connection?.name}
      </PageHeader>
      <ExperimentProgress experiment={experiment} places={places} />
      {probe ? <ExperimentNotes experimentId={experiment.id}>{tabs}</ExperimentNotes> : tabs}
    </div>
  )
}
