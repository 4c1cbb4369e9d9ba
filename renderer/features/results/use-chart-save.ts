import { useMutation } from '@tanstack/react-query'
import type { Run } from '../../../shared/models/run.ts'
import { saveBlob } from '../../lib/save-file.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { itemFileName } from './file-name.ts'
import { type ChartToExport, useChartFile } from './use-chart-file.ts'

/** A chart that can be exported. */
export interface ChartSource {
  run: Run
  chart: ChartToExport
  /** Whose answers the chart shows, in words; null for everybody's. */
  only: string | null
  /** The same for the file name. */
  group: string | null
}

/** The file types of a chart. */
export const CHART_FORMS = ['svg', 'png'] as const
export type ChartForm = (typeof CHART_FORMS)[number]

/** Saves an item's chart as a picture. */
export function useChartSave({ run, chart, only, group }: ChartSource): (form: ChartForm) => void {
  const file = useChartFile(run, chart, only)
  const language = useLanguage()
  const { mutate } = useMutation({
    mutationFn: async (form: ChartForm) => {
      const { chartPng, chartSvg } = await import('../../ui/chart/chart-export.ts')
      const blob =
        form === 'png' ? await chartPng(file) : new Blob([chartSvg(file)], { type: 'image/svg+xml' })
      const { title, versionNumber: version, practice } = run
      const facts = {
        ...{ title, version, item: chart.position + 1, practice, group },
        ...{ extension: form, at: Date.now() },
      }
      saveBlob(itemFileName(facts, language), blob)
    },
    onError: tellProblem,
  })
  return mutate
}
