import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LedgerMatter, MendLedger } from '../../../shared/ledger/ledger.ts'
import { type LedgerFileWords, ledgerCsv, ledgerMarkdown } from '../../../shared/ledger/ledger-file.ts'
import type { LedgerRow } from '../../../shared/ledger/make-ledger.ts'
import { csvFormOf } from '../../../shared/models/csv-form.ts'
import { datedFileName } from '../../../shared/text/dated-file-name.ts'
import { useCommandList } from '../../lib/commands.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { tellRefused } from '../../ui/tell-done.tsx'
import { useRulesOffText } from '../../ui/wording/use-rules-off-text.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { tellRow } from './tell-row.ts'
import { useLedgerWords } from './use-ledger-words.ts'

const FORMS = ['markdown', 'csv'] as const

interface LedgerExportProps {
  matter: LedgerMatter
  rows: readonly LedgerRow[]
  session: DraftSession<MendLedger>
  /** Whether everything that goes into a file is loaded. */
  isReady: boolean
}

/** The menu that exports the revision log in the page's language. The palette offers it too. */
export function LedgerExport({ matter, rows, session, isReady }: LedgerExportProps) {
  const { t } = useTranslation(['ledger', 'common'])
  const language = useLanguage()
  const csvForm = csvFormOf(useSettings()?.csvForm ?? 'language', language)
  const words = useLedgerWords()
  const fileWords = useFileWords(matter)
  const take = async (form: (typeof FORMS)[number]) => {
    // Saves first, so that the file agrees with what is stored.
    if ((await session.flush()) === null) return tellRefused(() => i18next.t('ledger:export.unsaved'))
    const own = session.getState().history.present.words
    const told = rows.map((row) => tellRow(row, matter, own[row.item.id] ?? '', words))
    const isCsv = form === 'csv'
    saveFile({
      fileName: fileName(matter, isCsv ? 'csv' : 'md', words.t),
      mediaType: isCsv ? 'text/csv;charset=utf-8' : 'text/markdown;charset=utf-8',
      text: isCsv ? ledgerCsv(told, fileWords, csvForm) : ledgerMarkdown(told, fileWords),
    })
  }
  useCommandList(
    (isReady ? FORMS : []).map((form) => ({
      name: t('common:labelled', { label: t('export.menu'), value: t(`export.${form}`) }),
      run: () => void take(form),
    })),
  )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          disabled={!isReady}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          {t('export.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMS.map((form) => (
          <Menu.Item key={form} onClick={() => void take(form)}>
            {t(`export.${form}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function useFileWords({ title, rulesOff }: LedgerMatter): LedgerFileWords {
  const { t } = useTranslation(['ledger', 'common'])
  const off = useRulesOffText(rulesOff)
  const untitled = t('common:untitled')
  return {
    title: t('file.of', { title: title.trim() || untitled }),
    notice: [t('common:synthetic'), ...(off === null ? [] : [off])].join(' '),
    note: t('file.note'),
    number: t('file.number'),
    stem: t('file.stem'),
    rules: t('views.rules'),
    answers: t('views.answers'),
    probes: t('views.probes'),
    rewording: t('rewording.title'),
    trials: t('trials.title'),
    decision: t('decision.title'),
    own: t('words.title'),
    practice: t('file.practice'),
    untitled,
    labelled: (label, value) => t('common:labelled', { label, value }),
  }
}

/** The file name. It says that the personas are synthetic, and "practice" if all data are. */
function fileName({ title, seen, trials }: LedgerMatter, extension: string, t: TFunction<'ledger'>): string {
  const origins = [
    ...(seen
      ? [seen.run, ...seen.items.flatMap(({ olderRun }) => olderRun ?? [])].map(({ practice }) => practice)
      : []),
    ...trials.map(({ practice }) => practice),
  ]
  const isPractice = origins.length > 0 && origins.every(Boolean)
  const words = [t('file.name'), isPractice ? t('file.practiceFile') : '', t('file.synthetic')]
  return datedFileName(title, words, extension, Date.now())
}
