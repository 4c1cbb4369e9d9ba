import { Tabs } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskFound, DeskReading, DeskSubject } from '../../../shared/models/reading-desk.ts'
import type { RawPayload } from '../../../shared/models/results.ts'
import { useNextFocus } from '../../lib/use-next-focus.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { Panes } from '../../ui/panes.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { useUndoKeys } from '../draft/use-undo-keys.ts'
import { ArmedNotice } from './armed-notice.tsx'
import styles from './desk.module.css'
import { DeskBar } from './desk-bar.tsx'
import { isTextField } from './is-text-field.ts'
import { ToldValues, UnknownValues } from './meanings/meanings.tsx'
import { NeedList } from './needs/need-list.tsx'
import { useNeedWords } from './needs/use-need-words.ts'
import { PreviewTable } from './preview/preview-table.tsx'
import { RecipePanel } from './recipe/recipe-panel.tsx'
import { RepeatedNames } from './recipe/repeated-names.tsx'
import { SaveButton } from './recipe/save-button.tsx'
import { SaveNotices } from './recipe/save-notices.tsx'
import { TrialNotice } from './recipe/trial-notice.tsx'
import { useSaveRecipe } from './recipe/use-save-recipe.ts'
import { useTrialHere } from './recipe/use-trial.ts'
import { makeMarks } from './tree/marks.ts'
import { PayloadTree } from './tree/payload-tree.tsx'
import { TreeSearch } from './tree/tree-search.tsx'
import { type Tree, useTree } from './tree/use-tree.ts'
import { useDeciphered } from './use-deciphered.ts'
import { useQuestions } from './use-questions.ts'
import type { RecipeDesk } from './use-recipe.ts'
import { useTeaching } from './use-teaching.ts'
import { useTellTaken } from './use-tell-taken.ts'
import { WaysDialog } from './ways/ways-dialog.tsx'
import { TaughtWords } from './words/taught-words.tsx'

const TABS = ['needs', 'words', 'recipe'] as const
export type DeskTab = (typeof TABS)[number]

interface DeskViewProps {
  subject: DeskSubject
  payloads: readonly RawPayload[]
  payloadId: string
  onPayload: (id: string) => void
  desk: RecipeDesk
  /** Name of the connection. */
  name: string
  /** The service's message when it rejected the last request of the run; null if it did not. */
  refusal: string | null
  /** The tab that is open at first. */
  tab: DeskTab
}

const NOTHING: readonly DeskFound[] = []
const NO_PROBLEMS: DeskReading['problems'] = []

/** The payload as a tree, with what Sonde needs from it beside, and what it reads from it below. */
export function DeskView(props: DeskViewProps) {
  const { subject, payloads, payloadId, onPayload, desk, name, refusal } = props
  const { t } = useTranslation('desk')
  const words = useNeedWords()
  // Kept here, so that the tab stays the same whether it is beside the payload or over it.
  const [tab, setTab] = useState(props.tab)
  const tree = useTree(subject, payloadId)
  const teaching = useTeaching(subject, payloadId, desk)
  const saving = useSaveRecipe(desk)
  const { data, error, refetch, isPlaceholderData } = useDeciphered(subject, payloadId, desk.recipe)
  const trial = useTrialHere(
    { subject, payloadId, desk },
    { reading: isPlaceholderData ? undefined : data, failed: error !== null },
  )
  const questions = useQuestions(subject)
  const found = data?.found ?? null
  useHiddenRows(tree, data?.problems ?? NO_PROBLEMS)
  const marks = useMemo(() => makeMarks(found ?? NOTHING), [found])
  const needs = useMemo(() => (found ?? NOTHING).map(({ need }) => need), [found])
  useUndoKeys(desk, isTextField)
  useTellTaken(teaching, isPlaceholderData ? null : found, desk.recipe)
  const { armed, choice } = teaching
  useBackToTree(choice !== null, tree)
  const show = (path: string) => {
    void tree
      .reveal(path)
      .then(() => tree.list.current?.focus({ preventScroll: true }))
      .catch(tellProblem)
  }
  const panels = {
    needs: (
      <NeedList
        found={found}
        armed={armed}
        onArm={teaching.arm}
        onShow={show}
        onWords={() => setTab('words')}
        above={
          <UnknownValues
            desk={desk}
            found={found ?? NOTHING}
            questions={questions}
            isStale={isPlaceholderData}
          />
        }
        below={
          <>
            {/* Meanings of values concern answers only. */}
            {data?.results && <ToldValues desk={desk} />}
            <RepeatedNames problems={data?.problems ?? NO_PROBLEMS} />
          </>
        }
      />
    ),
    words: <TaughtWords desk={desk} found={found ?? NOTHING} refusal={refusal} />,
    recipe: <RecipePanel desk={desk} name={name} problems={data?.problems ?? NO_PROBLEMS} />,
  }
  return (
    <Panes
      name="desk"
      companion={{
        label: t('needs.label'),
        width: 352,
        stays: true,
        content: <SideTabs tab={tab} onTab={setTab} panels={panels} />,
      }}
    >
      <div className={styles.desk} data-fills-page>
        <Announcer />
        <p className={styles.help}>
          {t('help')}{' '}
          {subject.kind === 'run' && (
            <Link to="/desk/run/$runId/readings" params={{ runId: subject.id }} className={styles.link}>
              {t('earlier.open')}
            </Link>
          )}
        </p>
        <DeskBar
          {...{ desk, payloads, payloadId, onPayload }}
          search={<TreeSearch {...{ subject, payloadId, tree }} />}
          save={<SaveButton saving={saving} changed={desk.changed} name={name} trial={trial} />}
        />
        <TrialNotice trial={trial} />
        <SaveNotices
          {...{ saving, name }}
          connectionId={desk.connectionId}
          changed={desk.changed}
          isUnfit={data?.kept?.isUsed === false}
        />
        <ArmedNotice teaching={teaching} />
        {error && !tree.error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
        <PayloadTree
          tree={tree}
          marks={marks}
          needs={needs}
          armed={armed !== null}
          onPoint={(row) => armed && teaching.teach(armed, row)}
          onTeach={(row, need) => teaching.teach(need, row)}
        />
        {data?.results && (
          <details className={styles.preview} open>
            <summary>{t('preview.title')}</summary>
            <PreviewTable
              results={data.results}
              questions={questions}
              optionsFrom={data.recipe.results?.optionsFrom ?? null}
              asked={found?.find(({ need }) => need.need === 'persona')?.expected ?? null}
              ofNobody={data.ofNobody ?? 0}
            />
          </details>
        )}
      </div>
      {choice && (
        <WaysDialog
          need={choice.need}
          what={words.name(choice.need)}
          ways={choice.ways}
          onChoose={teaching.choose}
          onClose={teaching.dropChoice}
        />
      )}
    </Panes>
  )
}

/**
 * Reloads the tree once the payload was read if values are hidden by others of the same name, so that it shows them.
 */
function useHiddenRows({ refetch }: Tree, problems: DeskReading['problems']): void {
  const has = problems.some(({ problem }) => problem === 'repeated_name')
  useEffect(() => {
    if (has) void refetch()
  }, [has, refetch])
}

/** Returns the focus to the tree, about which a dialog asked, once the dialog has closed. */
function useBackToTree(isAsking: boolean, { list }: Tree): void {
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) list.current?.focus({ preventScroll: true })
    wasAsking.current = isAsking
  }, [isAsking, list])
}

interface SideTabsProps {
  tab: DeskTab
  onTab: (tab: DeskTab) => void
  panels: Record<DeskTab, ReactNode>
}

function SideTabs({ tab, onTab, panels }: SideTabsProps) {
  const { t } = useTranslation('desk')
  const list = useRef<HTMLDivElement>(null)
  // A button that leads to another tab goes with its own one, and the browser would drop the focus.
  useNextFocus(list, {
    instead: () => list.current?.querySelector<HTMLElement>('[aria-selected="true"]'),
  })
  return (
    <Tabs
      ref={list}
      value={tab}
      onChange={(value) => onTab(TABS.find((name) => name === value) ?? 'needs')}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('tabs.label')}>
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TABS.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {panels[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
