import { useParams } from '@tanstack/react-router'
import { BeginExperiment } from '../../../ui/experiments/begin-experiment.tsx'
import { useDraftStore } from '../model/use-draft.ts'

/** Starts an experiment with the item that has the cursor. */
export function TestItem({ item }: { item: string }) {
  const { surveyId = '' } = useParams({ strict: false })
  const store = useDraftStore()
  return (
    <BeginExperiment
      beginning={() => ({
        draft: store.getState().history.present,
        item,
        source: { surveyId, versionId: null, runId: null },
      })}
    />
  )
}
