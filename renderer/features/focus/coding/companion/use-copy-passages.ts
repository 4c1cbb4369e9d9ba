import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../../../shared/models/focus.ts'
import { formatMoment, formatNumber } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { copyText } from '../../../../ui/copy-text.ts'
import { useSpeakerName } from '../../transcript-texts.ts'
import { useCoding } from '../coding-context.ts'
import type { ListedPassage, PassageGroup } from './list-passages.ts'
import { passagesText } from './passages-text.ts'

/** Copies the listed passages as plain text; `headingOf` says what is above a group, null for nothing. */
export function useCopyPassages(
  session: FocusSession,
): (groups: readonly PassageGroup[], headingOf: (group: PassageGroup) => string | null) => void {
  const { t } = useTranslation(['codebook', 'common'])
  const language = useLanguage()
  const nameOf = useSpeakerName()
  const { codes } = useCoding()
  const lines = ({ placed: { passage }, turn }: ListedPassage): string[] => {
    const names = passage.codes.flatMap((id) => codes.get(id)?.name ?? [])
    const where = t('passages.where', { speaker: nameOf(turn), number: formatNumber(turn.number, language) })
    return [
      t('copy.words', { words: passage.words }),
      `— ${where}`,
      ...(names.length === 0 ? [] : [t('copy.codes', { codes: names.join(', ') })]),
      ...(passage.important ? [t('copy.important')] : []),
      ...(passage.memo.trim() === '' ? [] : [t('copy.memo', { memo: passage.memo.trim() })]),
    ]
  }
  return (groups, headingOf) => {
    const head = {
      title: session.draft.title.trim() || t('common:untitled'),
      source: t('copy.source', {
        connection: session.practice ? t('common:practice') : session.connectionName,
        at: formatMoment(session.updatedAt, language),
      }),
      kind: t(session.practice ? 'copy.practice' : 'copy.synthetic'),
      notice: t('common:synthetic'),
    }
    const copied = groups.map((group) => ({
      heading: headingOf(group),
      passages: group.passages.map(lines),
    }))
    const ids = new Set(groups.flatMap(({ passages }) => passages.map(({ placed }) => placed.passage.id)))
    void copyText(passagesText(head, copied), {
      done: t('copy.done', { count: ids.size, number: formatNumber(ids.size, language) }),
      failed: t('copy.failed'),
    })
  }
}
