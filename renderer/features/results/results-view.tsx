import { useSearch } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fractionsOf } from '../../../shared/analysis/attribute-choices.ts'
import { replaceConditions, toggleCondition } from '../../../shared/analysis/filter-changes.ts'
import type { Answer, RunResults } from '../../../shared/models/results.ts'
import type { FilterCondition, ResultsFilter } from '../../../shared/models/results-filter.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { loadBarChart } from '../../ui/chart/bar-chart.tsx'
import { FindContext } from '../../ui/find/find-context.ts'
import { createFindStore } from '../../ui/find/find-store.ts'
import { Panes } from '../../ui/panes.tsx'
import { RunStrays } from '../../ui/runs/run-strays.tsx'
import '../../ui/print.css'
import { FractionsContext } from './bands/fractions-context.ts'
import { ResultsCompanion } from './companion/results-companion.tsx'
import type { CrossSource } from './cross/cross-export.tsx'
import { CrossTables } from './cross/cross-tables.tsx'
import { useKeptBanner } from './cross/use-kept-banner.ts'
import { useDiagnosis } from './diagnosis/use-diagnosis.ts'
import { AllDoubts } from './doubt-notice.tsx'
import { DrawnButton } from './drawn/drawn-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { Honesty } from './honesty.tsx'
import { ItemList } from './item-list.tsx'
import { ItemView } from './item-view.tsx'
import { CountedAnswers } from './numeric/counted-answers.tsx'
import { useOrderedTable } from './order/use-ordered-table.ts'
import { ItemOrder } from './overview/item-order.tsx'
import { useItemPositions } from './overview/use-item-positions.ts'
import { useNumberKeys } from './overview/use-number-keys.ts'
import { PaperItems } from './paper/paper-items.tsx'
import { PersonaCard } from './people/persona-card.tsx'
import { ItemPlaces } from './places/item-places.tsx'
import { PrintHead } from './print-head.tsx'
import { Provenance } from './provenance.tsx'
import { QuoteTray } from './quotes/quote-tray.tsx'
import { GroupWords } from './reading/group-words.tsx'
import { useReading } from './reading/use-reading.ts'
import styles from './results.module.css'
import { ResultsFind } from './results-find.tsx'
import { ResultsNotes } from './results-notes.tsx'
import screen from './results-screen.module.css'
import { RunEnd } from './run-end.tsx'
import { SmallRunAround } from './small-run.tsx'
import { TaggingAround } from './tags/tagging.tsx'
import { useCountedResults } from './use-counted-results.ts'
import { useFilterWords } from './use-filter-words.ts'
import { useResultsAddress } from './use-results-address.ts'

const NO_ANSWERS: readonly Answer[] = []

interface ResultsViewProps {
  run: Run
  version: SurveyVersion
  results: RunResults
}

/** The list of items, the open item, and the companion, all under the same filter. */
export function ResultsView(props: ResultsViewProps) {
  const { respondents } = props.results
  const of = { questions: props.version.draft.questions, results: props.results }
  return (
    <FractionsContext value={useMemo(() => fractionsOf(respondents), [respondents])}>
      <TaggingAround {...of}>
        <SmallRunAround {...of}>
          <View {...props} />
        </SmallRunAround>
      </TaggingAround>
    </FractionsContext>
  )
}

function View({ run, version, results }: ResultsViewProps) {
  const { t } = useTranslation(['results', 'diagnosis'])
  const { questions } = version.draft
  const { find = '' } = useSearch({ from: '/runs/$runId' })
  const [finder] = useState(() => createFindStore(find))
  const { position, groups, found, open: setPosition, filterBy } = useResultsAddress(questions)
  const [typed, setTyped] = useState('')
  const [banner, setBanner] = useKeptBanner(run.id)
  /** The persona whose card is open. */
  const [persona, setPersona] = useState<number | null>(null)
  const filter: ResultsFilter = { search: typed, groups }
  const setFilter = (next: ResultsFilter) => {
    setTyped(next.search)
    if (next.groups !== groups) filterBy(next.groups)
  }
  // When a search leads to an answer, the text searched for before is cleared, so that it cannot hide the answer.
  useEffect(() => {
    if (found !== null) setTyped('')
  }, [found])
  const search = useDeferredValue(filter.search)
  const { items, byItem, coded, among, tables, wholeTables, summary, whole, shown } = useCountedResults(
    run,
    version,
    results,
    { search, groups },
  )
  const { reading, listed } = useReading(
    { questions, answers: results.answers, byItem, shown },
    { search, groups },
    { item: position, found },
  )
  const counts = {
    total: whole.respondents,
    filtered: summary.respondents,
    shown: new Set(shown[position]?.map(({ respondent }) => respondent)).size,
  }
  const only = useFilterWords(filter, questions, counts)
  const open = useMemo(
    () => new Set(results.doubts.flatMap(({ decision, question: at }) => (decision === null ? [at] : []))),
    [results],
  )
  const marked = useDiagnosis(version.draft, results)
  const positions = useItemPositions(questions.length, marked?.marks ?? null)
  /** Shown beside results that are about all personas although a filter keeps only some; null without a filter. */
  const outOf = among ? whole.respondents : null
  useNumberKeys(questions.length, setPosition)
  const printing = usePrinting()
  useEffect(loadBarChart, [])
  const question = questions[position]
  const table = useOrderedTable(question, tables[position])
  const pick = (condition: FilterCondition) => filterBy(toggleCondition(groups, condition))
  const ofCounts = { questions, results, byItem, among, onPersona: setPersona, onPick: pick }
  const countedOf = (of: number) => <CountedAnswers item={of} {...ofCounts} />
  const answered = (each: number) => byItem.has(each)
  const ofRun = { questions, coded, respondents: results.respondents, among, answered }
  const crossOf = (of: number, source: CrossSource | null = null) => (
    <CrossTables
      {...ofRun}
      position={of}
      answers={byItem.get(of) ?? NO_ANSWERS}
      banner={banner}
      onBanner={setBanner}
      source={source}
      onPick={(conditions) => filterBy(replaceConditions(groups, conditions))}
    />
  )
  return (
    <div className={screen.screen}>
      <Announcer />
      <PrintHead run={run} only={only} />
      <FilterBar
        run={run}
        questions={questions}
        position={position}
        respondents={results.respondents}
        filter={filter}
        onChange={setFilter}
        only={only}
        counts={counts}
        tables={wholeTables}
        answered={answered}
        chart={question && table && { question, position, table }}
        shown={{ ...{ run, version, results, tables, listed, among, only, whole, marked, banner }, answered }}
        beside={<DrawnButton respondents={results.respondents} personas={coded.personas} among={among} />}
      />
      <PersonaCard
        runId={run.id}
        persona={persona}
        kept={coded.personas.filter((each) => among?.has(each) ?? true)}
        questions={questions}
        respondents={results.respondents}
        byItem={byItem}
        onShow={setPersona}
        onClose={() => setPersona(null)}
      />
      <ResultsNotes run={run} version={version} marked={marked} outOf={outOf} />
      <div className={screen.panes}>
        <Panes
          name="results"
          list={{
            label: t('items'),
            width: 304,
            content: (
              <>
                <ItemOrder />
                <ItemList
                  questions={questions}
                  tables={tables}
                  found={search.trim() === '' ? null : shown.map(({ length }) => length)}
                  current={position}
                  open={open}
                  marks={marked?.marks ?? null}
                  positions={positions}
                  onOpen={setPosition}
                />
              </>
            ),
          }}
          companion={{
            label: t('diagnosis:tabs.label'),
            width: 336,
            content: (
              <ResultsCompanion
                run={run}
                draft={version.draft}
                question={question}
                position={position}
                answers={byItem.get(position) ?? NO_ANSWERS}
                table={wholeTables[position]}
                marked={marked}
                outOf={outOf}
                quotes={<QuoteTray run={run} questions={questions} results={results} />}
                provenance={
                  <Provenance
                    run={run}
                    reading={{
                      ...{ results, summary: whole, items: items.length },
                      audience: version.draft.audience,
                    }}
                  />
                }
              />
            ),
          }}
        >
          <FindContext value={finder}>
            <ResultsFind
              questions={questions}
              tables={tables}
              shown={listed}
              respondents={results.respondents}
              position={position}
              onOpen={setPosition}
              onReveal={reading.reveal}
            />
            <div className={styles.item}>
              <RunStrays run={run} />
              <RunEnd run={run} />
              <AllDoubts runId={run.id} doubts={results.doubts} />
              <Honesty
                run={run}
                results={results}
                summary={whole}
                personas={run.personas}
                items={items.length}
              />
              {printing && (
                <PaperItems
                  questions={questions}
                  tables={tables}
                  runId={run.id}
                  shown={listed}
                  respondents={results.respondents}
                  doubts={results.doubts}
                  marks={marked?.marks ?? null}
                  only={only.personas}
                  countedOf={countedOf}
                  crossOf={banner.chosen.length > 0 ? crossOf : null}
                />
              )}
              {question && table && (
                <ItemView
                  key={position}
                  onPaper={!printing}
                  question={question}
                  position={position}
                  positions={positions}
                  table={table}
                  only={only.personas}
                  answers={listed[position] ?? []}
                  reading={reading}
                  singleAnswers={byItem.has(position)}
                  respondents={results.respondents}
                  found={found}
                  onPersona={setPersona}
                  places={
                    <ItemPlaces
                      {...{ runId: run.id, item: question.id, position, personas: coded.personas, among }}
                    />
                  }
                  counted={countedOf(position)}
                  cross={crossOf(position, { run, only: only.personas })}
                  groupWords={
                    <GroupWords
                      {...ofRun}
                      position={position}
                      by={reading.wordsBy}
                      onBy={reading.setWordsBy}
                      onPick={(conditions) => filterBy(replaceConditions(groups, conditions))}
                    />
                  }
                  onPick={pick}
                  runId={run.id}
                  doubts={results.doubts.filter((doubt) => doubt.question === position)}
                  onOpen={setPosition}
                />
              )}
            </div>
          </FindContext>
        </Panes>
      </div>
    </div>
  )
}
