import { useMutation } from '@tanstack/react-query'
import i18next from 'i18next'
import type { ExportedResults } from '../../../shared/contract/exports.ts'
import { dataLabelLoss } from '../../../shared/exchange/label-losses.ts'
import type { CrossVariable } from '../../../shared/models/cross-variable.ts'
import type { CsvForm } from '../../../shared/models/csv-form.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import { RESULTS_FILES, type ResultsFile, type ResultsLayout } from '../../../shared/models/results-layout.ts'
import type { Run } from '../../../shared/models/run.ts'
import { client } from '../../lib/api.ts'
import { saveBytes, saveFile } from '../../lib/save-file.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { labelLossWords } from '../../ui/label-loss-words.ts'
import { tellRefused, tellRemark } from '../../ui/tell-done.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { useAnnotationSession, useAnnotationsPart } from './annotations/annotations-context.ts'
import type { MakingStep } from './use-making.ts'

/** What can be saved of results: one file with all, or a CSV in one layout. */
export type ResultsForm = ResultsFile | ResultsLayout

/** The forms that hold the names of the variables, and the codes of the options. */
const CODED: readonly ResultsForm[] = ['codes', 'codebook', 'xlsx', 'sav']

/** What is asked for, and who wants to know how far it has come. */
interface ResultsWish {
  as: ResultsForm
  /** What a workbook breaks items down by. */
  by?: readonly CrossVariable[]
  /** Cancels the making of a file that holds the results whole. */
  signal?: AbortSignal
  onStep?: (step: MakingStep) => void
}

type Saved = 'unsaved' | ExportedResults['cut'] | null

interface ResultsToSave {
  run: Run
  questions: readonly Question[]
  filter: ResultsFilter
  /** What separates the cells of a CSV. */
  form: CsvForm
}

/** Saves the answers of a run in any form, and tells what the file does not take over. */
export function useResultsSave({ run, questions, filter, form }: ResultsToSave) {
  const language = useLanguage()
  const session = useAnnotationSession()
  const variables = useAnnotationsPart((annotations) => annotations.variables)
  return useMutation({
    mutationFn: async ({ as, by = [], signal, onStep }: ResultsWish): Promise<Saved> => {
      // The file is made from what is stored, so recent changes of bands or tags are saved first.
      if (session && (await session.flush()) === null) return 'unsaved'
      const asked = { runId: run.id, language, filter }
      if (!isWhole(as)) {
        saveFile(await client.exports.resultsCsv({ ...asked, layout: as, form }))
        return null
      }
      const events = await client.exports.resultsFile({ ...asked, file: as, by }, signal && { signal })
      for await (const event of events) {
        signal?.throwIfAborted()
        if (event.kind === 'progress') onStep?.(event)
        else {
          saveBytes(event)
          return event.cut
        }
      }
      return null
    },
    onSuccess: (cut, { as }) => {
      if (cut === 'unsaved') return tellRefused(() => i18next.t('results:exports.unsaved'))
      const loss = CODED.includes(as) ? dataLabelLoss(questions, variables) : null
      const remarks = () => [...(loss ? [labelLossWords(loss)] : []), ...(cut ? cutWords(cut, as) : [])]
      if (remarks().length > 0) tellRemark(() => remarks().join(' '))
    },
    onError: (error, { signal }) => {
      if (!signal?.aborted) tellProblem(error)
    },
  })
}

function isWhole(form: ResultsForm): form is ResultsFile {
  return RESULTS_FILES.some((file) => file === form)
}

/** What was cut, since the format does not take it whole. */
function cutWords({ labels, texts }: ExportedResults['cut'], as: ResultsForm): string[] {
  const cut = as === 'xlsx' ? 'cutCells' : 'cutStrings'
  return [
    ...(labels > 0 ? [i18next.t('results:exports.cutLabels', { count: labels })] : []),
    ...(texts > 0 ? [i18next.t(`results:exports.${cut}`, { count: texts })] : []),
  ]
}
