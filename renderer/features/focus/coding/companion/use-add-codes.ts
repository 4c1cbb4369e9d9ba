import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { TranscriptCode } from '../../../../../shared/models/transcript-notes.ts'
import { isTooLarge } from '../../../../../shared/transcripts/notes-size.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { tellDone, tellRefused } from '../../../../ui/tell-done.tsx'
import { useNotesSession } from '../notes-context.ts'

/** Adds codes from elsewhere as one undo step, and says how many; false where there is no room for them. */
export function useAddCodes(place: 'take-codes' | 'take-file'): (next: readonly TranscriptCode[]) => boolean {
  const { t } = useTranslation('codebook')
  const language = useLanguage()
  const session = useNotesSession()
  return (next) => {
    if (!session) return false
    const before = session.getState().history.present
    if (isTooLarge({ ...before, codes: [...next] }, before)) {
      tellRefused(() => i18next.t('coding:refused.full'), 'coding-full')
      return false
    }
    const count = next.length - before.codes.length
    session.edit(place, (notes) => {
      notes.codes = [...next]
    })
    tellDone(t('take.done', { count, number: formatNumber(count, language) }))
    return true
  }
}
