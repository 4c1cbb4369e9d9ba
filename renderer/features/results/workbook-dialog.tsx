import { Button, Modal, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CsvForm } from '../../../shared/models/csv-form.ts'
import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { BreakdownField, useBreakdown } from './cross/breakdown-field.tsx'
import { MakingProgress } from './making-progress.tsx'
import styles from './report/report.module.css'
import type { ShownResults } from './report/report-source.ts'
import { useMaking } from './use-making.ts'
import { useResultsSave } from './use-results-save.ts'

interface WorkbookDialogProps {
  shown: ShownResults
  filter: ResultsFilter
  form: CsvForm
  opened: boolean
  onClose: () => void
}

/** What a workbook breaks items down by; makes it, sheet by sheet, until it is cancelled. */
export function WorkbookDialog({ shown, filter, form, opened, onClose }: WorkbookDialogProps) {
  const { t } = useTranslation(['report', 'common'])
  const { run, version } = shown
  const { mutate, isPending, reset } = useResultsSave({
    ...{ run, filter, form },
    questions: version.draft.questions,
  })
  const breakdown = useBreakdown(shown)
  const { step, begin, cancel } = useMaking()
  const close = () => {
    cancel()
    reset()
    onClose()
  }
  const make = () => {
    const by = breakdown.chosen.map(({ variable }) => variable)
    mutate({ as: 'xlsx', by, ...begin() }, { onSuccess: close })
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('workbook.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) make()
        }}
      >
        <Stack gap="md">
          <p className={styles.intro}>{t('workbook.intro')}</p>
          <BreakdownField breakdown={breakdown} isResting={isPending} />
          {isPending && (
            <MakingProgress title={t('workbook.title')} step={step} words={(at) => t('step', { ...at })} />
          )}
        </Stack>
        <DialogFoot>
          <Button variant="default" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('workbook.make')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}
