import { useMutation } from '@tanstack/react-query'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ExportedTranscript, ExportedTranscriptBytes } from '../../../shared/contract/exports.ts'
import type { FocusEvent } from '../../../shared/contract/focus.ts'
import { CODING_FILES, offersCodingFile } from '../../../shared/models/coding-file.ts'
import { csvFormOf } from '../../../shared/models/csv-form.ts'
import { client } from '../../lib/api.ts'
import { useCommandList } from '../../lib/commands.ts'
import { saveBytes, saveFile } from '../../lib/save-file.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { tellRefused, tellRemark } from '../../ui/tell-done.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { useLoadedNotes, useNotesPart } from './coding/notes-context.ts'

/** A file that is made of a session, by its name in the menu. */
export interface SessionExport {
  name: string
  run: () => void
}

/** The files that can be made of a session at the moment. The palette offers each of them too. */
export function useSessionExports({ session: { id: sessionId }, transcript }: FocusEvent): {
  transcript: SessionExport[]
  coding: SessionExport[]
} {
  const { t } = useTranslation(['focus', 'common'])
  const language = useLanguage()
  const form = csvFormOf(useSettings()?.csvForm ?? 'language', language)
  const notes = useLoadedNotes()
  const codes = useNotesPart((notes) => notes.codes)
  const passages = useNotesPart((notes) => notes.passages)
  const write = useMutation({
    mutationFn: async (make: (isSaved: boolean) => Promise<void>) => {
      // Files are made from what is stored, so recent changes of codes and passages are saved first.
      await make(notes === null || (await notes.flush()) !== null)
    },
    onError: tellProblem,
  })
  const listed = (name: string, make: (isSaved: boolean) => Promise<void>) => ({
    name,
    run: () => write.mutate(make),
  })
  /** The transcript itself does not depend on notes: the file is made without what is missing, and the page says so. */
  const transcriptFile = (name: string, make: () => Promise<ExportedTranscript | ExportedTranscriptBytes>) =>
    listed(name, async (isSaved) => {
      const file = await make()
      if ('text' in file) saveFile(file)
      else saveBytes(file)
      if (file.withoutNotes) tellRemark(() => i18next.t('focus:exports.withoutNotes'))
      else if (!isSaved) tellRemark(() => i18next.t('focus:exports.withoutChanges'))
    })
  const texts = [
    transcriptFile(t('actions.export'), () => client.exports.transcriptText({ sessionId, language })),
    transcriptFile(t('actions.exportWord'), () => client.exports.transcriptWord({ sessionId, language })),
    transcriptFile(t('actions.exportTable'), () =>
      client.exports.transcriptCsv({ sessionId, language, form }),
    ),
  ]
  const offered = {
    transcript: transcript.turns.length > 0 ? texts : [],
    coding: CODING_FILES.filter((file) => offersCodingFile({ codes, passages }, file)).map((file) =>
      listed(t(`exports.${file}`), async (isSaved) => {
        if (isSaved) saveBytes(await client.exports.transcriptCoding({ sessionId, file, language, form }))
        else tellRefused(() => i18next.t('focus:exports.unsaved'))
      }),
    ),
  }
  useCommandList([
    ...offered.transcript,
    ...offered.coding.map(({ name, run }) => ({
      name: t('common:labelled', { label: t('exports.coding'), value: name }),
      run,
    })),
  ])
  return offered
}
