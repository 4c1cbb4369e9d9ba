import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { REPORT_WORDS } from '../../../../shared/experiments/qas/report-words.ts'
import { writeProbesReport } from '../../../../shared/experiments/qas/write-report.ts'
import { toldTitle } from '../../../../shared/experiments/told-title.ts'
import type { Experiment, ExperimentArm } from '../../../../shared/models/experiment.ts'
import type { ProbedPersona } from '../../../../shared/models/experiment-evidence.ts'
import { datedFileName } from '../../../../shared/text/dated-file-name.ts'
import { api } from '../../../lib/api.ts'
import { useCommand } from '../../../lib/commands.ts'
import { formatMoment } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useNotesSession } from './notes-context.ts'

interface ExportReportProps {
  experiment: Experiment
  arm: ExperimentArm
  personas: readonly ProbedPersona[]
  practice: boolean
}

/**
 * Exports the report on the probes, in the page's language. Disabled until the codes are loaded, since without them the
 * report would say that there are none.
 */
export function ExportReport({ experiment, arm, personas, practice }: ExportReportProps) {
  const { t } = useTranslation('probes')
  const language = useLanguage()
  const session = useNotesSession()
  const { data: evidence } = useQuery(api.experiments.evidence.queryOptions({ input: { id: experiment.id } }))
  const save = () => {
    if (!session || !evidence) return
    const { planChanged } = evidence
    const notes = session.getState().history.present
    const text = writeProbesReport(
      {
        ...{ experiment, planChanged, arm, personas, practice, notes },
        kindName: (kind) => t(`kind.${kind}`),
        moment: (at) => formatMoment(at, language),
      },
      language,
    )
    const words = REPORT_WORDS[language]
    const said = [words.fileName, practice ? words.practiceFile : '', words.syntheticFile]
    const fileName = datedFileName(toldTitle(experiment.plan), said, 'md', Date.now())
    saveFile({ fileName, mediaType: 'text/markdown', text })
  }
  useCommand(t('coding.export'), save)
  return (
    <Button
      variant="default"
      disabled={session === null || !evidence}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={save}
    >
      {t('coding.export')}
    </Button>
  )
}
