import { Button, Checkbox, Modal, Radio, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFoot, IntoView } from '../../../ui/dialog-foot.tsx'
import { useAnnotations } from '../annotations/annotations-context.ts'
import { BreakdownField, useBreakdown } from '../cross/breakdown-field.tsx'
import { MakingProgress } from '../making-progress.tsx'
import { useTaggingAround } from '../tags/tagging.tsx'
import { useMaking } from '../use-making.ts'
import styles from './report.module.css'
import { coveredItems, type ReportChoices, type ShownResults } from './report-source.ts'
import { saveReport } from './save-report.ts'
import { useReportWords } from './use-report-words.ts'

interface ReportDialogProps {
  shown: ShownResults
  opened: boolean
  onClose: () => void
}

type DialogChoices = Omit<ReportChoices, 'by'>

const ANSWERS = ['none', 'quotes', 'all'] as const
const USUAL: DialogChoices = { items: 'all', charts: true, signs: true, answers: 'quotes' }

/** What a report on a run is to contain; makes it as a Word document, item by item, until it is cancelled. */
export function ReportDialog({ shown, opened, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['report', 'common'])
  const words = useReportWords(shown.run, shown.version.draft.questions)
  const annotations = useAnnotations()
  const tagging = useTaggingAround()
  const [choices, setChoices] = useState(USUAL)
  const breakdown = useBreakdown(shown)
  const { step, begin, cancel } = useMaking()
  const source = shown.marked && { ...shown, marked: shown.marked, annotations, tagging }
  const covered = source ? coveredItems(source, choices.items).length : 0
  const make = useMutation({
    mutationFn: async () => {
      if (!source) return
      await saveReport(source, { ...choices, by: breakdown.chosen }, words, { ...begin(), at: Date.now() })
    },
    onSuccess: () => close(),
  })
  const close = () => {
    cancel()
    make.reset()
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (source && covered > 0 && !make.isPending) make.mutate()
        }}
      >
        <Stack gap="md">
          <p className={styles.intro}>{t('intro')}</p>
          <Choices choices={choices} shown={shown} onChange={setChoices} isResting={make.isPending} />
          <BreakdownField breakdown={breakdown} isResting={make.isPending} />
          {!source && <p role="status">{t('waiting')}</p>}
          {source && covered === 0 && <p role="status">{t('nothingToTell')}</p>}
          {make.isPending && (
            <MakingProgress title={t('title')} step={step} words={(at) => t('making', { ...at })} />
          )}
          {make.isError && (
            <IntoView>
              <p role="alert" className={styles.failed}>
                {t('failed')}
              </p>
            </IntoView>
          )}
        </Stack>
        <DialogFoot>
          <Button variant="default" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={make.isPending} disabled={!source || covered === 0}>
            {t('make')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}

interface ChoicesProps {
  choices: DialogChoices
  shown: ShownResults
  onChange: (choices: DialogChoices) => void
  isResting: boolean
}

function Choices({ choices, shown, onChange, isResting }: ChoicesProps) {
  const { t } = useTranslation('report')
  const annotations = useAnnotations()
  const { version, marked } = shown
  const { questions } = version.draft
  const look = marked ? coveredItems({ version, marked, annotations }, 'look').length : 0
  const hasOpen = questions.some(({ type }) => type === 'open_ended')
  return (
    <>
      <Radio.Group
        label={t('items.label')}
        value={choices.items}
        onChange={(value) => onChange({ ...choices, items: value === 'look' ? 'look' : 'all' })}
      >
        <div className={styles.choices}>
          <Radio value="all" disabled={isResting} label={t('items.all', { count: questions.length })} />
          <Radio value="look" disabled={isResting || look === 0} label={t('items.look', { count: look })} />
        </div>
      </Radio.Group>
      <fieldset className={styles.parts} disabled={isResting}>
        <legend>{t('parts.label')}</legend>
        {(['charts', 'signs'] as const).map((part) => (
          <Checkbox
            key={part}
            label={t(`parts.${part}`)}
            checked={choices[part]}
            onChange={({ currentTarget: { checked } }) => onChange({ ...choices, [part]: checked })}
          />
        ))}
      </fieldset>
      {hasOpen && (
        <Radio.Group
          label={t('answers.label')}
          description={
            choices.answers === 'quotes' && annotations.quotes.length === 0 ? t('noQuotes') : undefined
          }
          value={choices.answers}
          onChange={(value) =>
            onChange({ ...choices, answers: ANSWERS.find((each) => each === value) ?? 'none' })
          }
        >
          <div className={styles.choices}>
            {ANSWERS.map((which) => (
              <Radio key={which} value={which} disabled={isResting} label={t(`answers.${which}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
    </>
  )
}
