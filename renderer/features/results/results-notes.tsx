import type { Run } from '../../../shared/models/run.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { SyntheticNotice } from '../../ui/synthetic-notice.tsx'
import { RulesOffLine } from '../../ui/wording/rules-off-line.tsx'
import { CarryOffer } from './carry/carry-offer.tsx'
import type { MarkedRun } from './diagnosis/use-diagnosis.ts'
import { OverviewLine } from './overview/overview-line.tsx'
import styles from './results.module.css'
import { SmallRunLine } from './small-run.tsx'

interface ResultsNotesProps {
  run: Run
  version: SurveyVersion
  /** Null until the run was diagnosed. */
  marked: MarkedRun | null
  /** Number of all personas of the run, to which the signs refer; null without a filter. */
  outOf: number | null
}

/** What is to be known of all results of a run, above its items. */
export function ResultsNotes({ run, version, marked, outOf }: ResultsNotesProps) {
  return (
    <div className={styles.notice}>
      <SyntheticNotice />
      <OverviewLine marked={marked} outOf={outOf} />
      <SmallRunLine />
      <RulesOffLine here={version.draft.rulesOff} />
      <CarryOffer run={run} version={version} />
    </div>
  )
}
