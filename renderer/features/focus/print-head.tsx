import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import { KeptText } from '../../ui/kept-text.tsx'

/** Printed only: which discussion it is, on which connection, and when. */
export function PrintHead({ session }: { session: FocusSession }) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  return (
    <div data-print="only">
      <h1>
        <KeptText text={session.draft.title.trim() || t('untitled')} />
      </h1>
      <p className="caption">
        <ConnectionTag {...session} /> · {formatMoment(session.updatedAt, language)}
      </p>
    </div>
  )
}
