import { Button, Menu } from '@mantine/core'
import { IconChartBar, IconDownload, IconPrinter, IconTable } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import type { Run } from '../../../shared/models/run.ts'
import { client } from '../../lib/api.ts'
import { saveBlob, saveFile } from '../../lib/save-file.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { chartFileName } from './file-name.ts'
import styles from './results.module.css'
import { type ChartToExport, useChartFile } from './use-chart-file.ts'
import type { FilterWords } from './use-filter-words.ts'

const LAYOUTS = ['respondents', 'long', 'counts'] as const

interface ExportMenuProps {
  run: Run
  chart: ChartToExport | undefined
  filter: ResultsFilter
  only: FilterWords
}

/** What can be taken away: answers as CSV, the chart as a picture, the screen on paper. All hold what is shown. */
export function ExportMenu({ run, chart, filter, only }: ExportMenuProps) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const csv = useMutation({
    mutationFn: (layout: (typeof LAYOUTS)[number]) =>
      client.exports.resultsCsv({ runId: run.id, layout, language, filter }),
    onSuccess: saveFile,
    onError: tellProblem,
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          loading={csv.isPending}
        >
          {t('exports.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(only.personas || only.answers) && (
          <Menu.Label className={styles.exportsOnly}>
            {[t('exports.asShown'), only.personas, only.answers].filter(Boolean).join(' ')}
          </Menu.Label>
        )}
        <Menu.Label>{t('exports.answersGroup')}</Menu.Label>
        {LAYOUTS.map((layout) => (
          <Menu.Item
            key={layout}
            leftSection={<IconTable size={16} aria-hidden="true" />}
            onClick={() => csv.mutate(layout)}
          >
            {t(`exports.${layout}`)}
          </Menu.Item>
        ))}
        {chart && chart.question.type === 'single_choice' && (
          <ChartItems run={run} chart={chart} only={only.personas} group={filter.attribute?.value ?? null} />
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          onClick={() => requestAnimationFrame(() => window.print())}
        >
          {t('exports.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChartItemsProps {
  run: Run
  chart: ChartToExport
  /** Whose answers the chart shows, in words; null: everybody's. */
  only: string | null
  /** The same for the name of the file. */
  group: string | null
}

function ChartItems({ run, chart, only, group }: ChartItemsProps) {
  const { t } = useTranslation('results')
  const file = useChartFile(run, chart, only)
  const name = chartFileName(run.title, chart.position + 1, { practice: run.practice, group })
  const save = useMutation({
    mutationFn: async (form: 'svg' | 'png') => {
      const { chartPng, chartSvg } = await import('../../ui/chart/chart-export.ts')
      const blob =
        form === 'png' ? await chartPng(file) : new Blob([chartSvg(file)], { type: 'image/svg+xml' })
      saveBlob(`${name}.${form}`, blob)
    },
    onError: tellProblem,
  })
  return (
    <>
      <Menu.Label>{t('exports.chartGroup')}</Menu.Label>
      {(['svg', 'png'] as const).map((form) => (
        <Menu.Item
          key={form}
          leftSection={<IconChartBar size={16} aria-hidden="true" />}
          onClick={() => save.mutate(form)}
        >
          {t(`exports.${form}`)}
        </Menu.Item>
      ))}
    </>
  )
}
