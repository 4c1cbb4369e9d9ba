import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../../shared/models/experiment-evidence.ts'
import { useCommand } from '../../../lib/commands.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from './verdict.module.css'
import { verdictFile } from './verdict-file.ts'

interface ExportVerdictProps {
  experiment: Experiment
  evidence: ExperimentEvidence
  /** Whether its runs are practice. */
  practice: boolean
}

/** Exports what came of an experiment as a text, in the page's language. */
export function ExportVerdict({ experiment, evidence, practice }: ExportVerdictProps) {
  const { t } = useTranslation('verdict')
  const language = useLanguage()
  const persona = usePersonaWords()
  const save = () =>
    saveFile(
      verdictFile({
        ...{ experiment, evidence, practice, language },
        ...{ t, persona, at: Date.now() },
      }),
    )
  useCommand(t('export'), save)
  return (
    <p className={styles.export} data-print="no">
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={save}>
        {t('export')}
      </Button>
    </p>
  )
}
