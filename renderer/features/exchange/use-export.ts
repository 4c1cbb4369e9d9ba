import { useMutation, useQueryClient } from '@tanstack/react-query'
import { labelLoss } from '../../../shared/exchange/label-losses.ts'
import { type ExportFormat, writeExport } from '../../../shared/exchange/write-export.ts'
import { api, client } from '../../lib/api.ts'
import { saveBlob } from '../../lib/save-file.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { labelLossWords } from '../../ui/label-loss-words.ts'
import { tellRemark } from '../../ui/tell-done.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** The survey to be exported. */
export interface ExportedItems {
  surveyId: string
  /** Saves pending changes first; resolves false where that failed. */
  beforeExport?: () => Promise<boolean>
}

/** Exports a survey in a format. */
export function useExport({ surveyId, beforeExport }: ExportedItems): (format: ExportFormat) => void {
  const language = useLanguage()
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      if (beforeExport && !(await beforeExport())) return
      const source = await client.exchange.exportSource({ surveyId })
      const { fileName, mediaType, content } = writeExport(source, format, language)
      saveBlob(fileName, new Blob([content], { type: mediaType }))
      const loss = labelLoss(source.version.draft.questions, format)
      if (loss) tellRemark(() => labelLossWords(loss))
      void cache.invalidateQueries({ queryKey: api.versions.key() })
    },
    onError: tellProblem,
  })
  return mutate
}
