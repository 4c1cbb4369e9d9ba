import { Button, Menu } from '@mantine/core'
import {
  IconChartBar,
  IconDownload,
  IconFileSpreadsheet,
  IconFileText,
  IconPrinter,
  IconTable,
} from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvFormOf } from '../../../shared/models/csv-form.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { FilterGroups, ResultsFilter } from '../../../shared/models/results-filter.ts'
import { RESULTS_FILES, RESULTS_LAYOUTS } from '../../../shared/models/results-layout.ts'
import type { Run } from '../../../shared/models/run.ts'
import { useCommandList } from '../../lib/commands.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { ReportDialog } from './report/report-dialog.tsx'
import type { ShownResults } from './report/report-source.ts'
import styles from './results.module.css'
import { SavingDialog } from './saving-dialog.tsx'
import type { ChartToExport } from './use-chart-file.ts'
import { CHART_FORMS, type ChartSource, useChartSave } from './use-chart-save.ts'
import type { FilterWords } from './use-filter-words.ts'
import { useMaking } from './use-making.ts'
import { type ResultsForm, useResultsSave } from './use-results-save.ts'
import { WorkbookDialog } from './workbook-dialog.tsx'

/** What is offered of the answers, from what most people need first. */
const GROUPS = [
  { group: 'filesGroup', forms: RESULTS_FILES, Icon: IconFileSpreadsheet },
  { group: 'answersGroup', forms: RESULTS_LAYOUTS, Icon: IconTable },
] as const

/** So many answers take about half a second as an SPSS file. */
const MANY_ANSWERS = 10_000

interface ExportMenuProps {
  run: Run
  questions: readonly Question[]
  chart: ChartToExport | undefined
  filter: ResultsFilter
  only: FilterWords
  /** What a report is made of. */
  shown: ShownResults
}

/**
 * A menu of exports: all in one file, answers as CSV, the chart as a picture, the page on paper. All contain what is
 * shown. The palette offers each of them too.
 */
export function ExportMenu({ run, questions, chart, filter, only, shown }: ExportMenuProps) {
  const { t } = useTranslation(['results', 'report'])
  const [making, setMaking] = useState<'report' | 'workbook' | null>(null)
  const form = csvFormOf(useSettings()?.csvForm ?? 'language', useLanguage())
  const { mutate, isPending, variables, reset } = useResultsSave({ run, questions, filter, form })
  const spss = useMaking()
  const isMany = shown.results.answers.length >= MANY_ANSWERS
  const close = () => setMaking(null)
  const save = (as: ResultsForm) => {
    // A workbook asks first what it breaks items down by.
    if (as === 'xlsx') setMaking('workbook')
    else mutate(as === 'sav' && isMany ? { as, ...spss.begin() } : { as })
  }
  const cancel = () => {
    spss.cancel()
    reset()
  }
  const named = useCommandName()
  useCommandList([
    ...GROUPS.flatMap(({ group, forms }) =>
      forms.map((each) => ({
        name: named(t(`exports.${group}`), t(`exports.${each}`)),
        run: () => save(each),
      })),
    ),
    { name: t('report:command'), run: () => setMaking('report') },
    { name: t('exports.print'), run: print },
  ])
  const charted: ChartSource | null =
    chart?.question.type === 'single_choice'
      ? { run, chart, only: only.personas, group: groupName(filter.groups) }
      : null
  return (
    <>
      {charted && <ChartCommands {...charted} />}
      <ReportDialog shown={shown} opened={making === 'report'} onClose={close} />
      <WorkbookDialog {...{ shown, filter, form }} opened={making === 'workbook'} onClose={close} />
      <SavingDialog
        title={t('report:spss')}
        step={spss.step}
        opened={isPending && variables.signal !== undefined}
        onCancel={cancel}
      />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            loading={isPending}
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
          {GROUPS.map(({ group, forms, Icon }) => (
            <Fragment key={group}>
              <Menu.Label>{t(`exports.${group}`)}</Menu.Label>
              {forms.map((each) => (
                <Menu.Item
                  key={each}
                  leftSection={<Icon size={16} aria-hidden="true" />}
                  onClick={() => save(each)}
                >
                  {t(`exports.${each}`)}
                </Menu.Item>
              ))}
            </Fragment>
          ))}
          <Menu.Label className={styles.exportsOnly}>{t(`exports.separated.${form}`)}</Menu.Label>
          {charted && <ChartItems {...charted} />}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconFileText size={16} aria-hidden="true" />}
            onClick={() => setMaking('report')}
          >
            {t('report:command')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden="true" />} onClick={print}>
            {t('exports.print')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

/**
 * The group of personas for a file name: a single field's values as received, "" for any other filter, null for none.
 */
function groupName(groups: FilterGroups): string | null {
  const [condition, ...others] = groups.flat()
  if (!condition) return null
  const isPlain = others.length === 0 && condition.kind === 'field' && !condition.not
  return isPlain ? condition.values.join(' ') : ''
}

/** Prints in the next frame, when the menu over the page is gone. */
function print(): void {
  requestAnimationFrame(() => window.print())
}

/** The name of an export in the palette: "Export: Answers (CSV), one row per persona". */
function useCommandName(): (group: string, form: string) => string {
  const { t } = useTranslation(['results', 'common'])
  return (group, form) =>
    t('common:labelled', {
      label: t('exports.menu'),
      value: t('exports.command', { group, form }),
    })
}

function ChartItems(source: ChartSource) {
  const { t } = useTranslation('results')
  const save = useChartSave(source)
  return (
    <>
      <Menu.Label>{t('exports.chartGroup')}</Menu.Label>
      {CHART_FORMS.map((form) => (
        <Menu.Item
          key={form}
          leftSection={<IconChartBar size={16} aria-hidden="true" />}
          onClick={() => save(form)}
        >
          {t(`exports.${form}`)}
        </Menu.Item>
      ))}
    </>
  )
}

/** Offers the chart in the palette even while the menu, which is not rendered then, is closed. */
function ChartCommands(source: ChartSource) {
  const { t } = useTranslation('results')
  const save = useChartSave(source)
  const named = useCommandName()
  useCommandList(
    CHART_FORMS.map((form) => ({
      name: named(t('exports.chartGroup'), t(`exports.${form}`)),
      run: () => save(form),
    })),
  )
  return null
}
