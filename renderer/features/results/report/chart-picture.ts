import type { ReportPicture } from '../../../../shared/report/report.ts'
import type { BarChartData } from '../../../ui/chart/bar-rows.ts'

/** The width of a chart in pixels of the page, which fills a page of A4. */
const CHART_WIDTH = 620

/** A chart as a picture in a report. `practice`: the word for practice; null for a live service. */
export async function chartPicture(
  chart: { data: BarChartData; description: string },
  practice: string | null,
): Promise<ReportPicture> {
  // The charts' own code is loaded only where charts are wanted.
  const { barsPng } = await import('../../../ui/chart/chart-export.ts')
  const { png, width, height } = await barsPng({ ...chart, practice }, { width: CHART_WIDTH })
  return {
    ...{ kind: 'picture', width, height, description: chart.description },
    png: new Uint8Array(await png.arrayBuffer()),
  }
}
