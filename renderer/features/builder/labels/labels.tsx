import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { hasLabels } from '../../../../shared/exchange/label-changes.ts'
import { useCommand } from '../../../lib/commands.ts'
import type { DraftStore } from '../model/draft-store.ts'
import { createRestedItems } from '../model/rested-items.ts'
import { LabelsContext, NameNotesContext } from './labels-context.ts'
import { type NameNotes, nameNotes, sameNotes } from './name-notes.ts'

const NONE: ReadonlyMap<string, NameNotes> = new Map()

/**
 * Shows the names of variables and the codes of options on the sheet where the questionnaire has some, or where the
 * person asks for them; most questionnaires need none. A questionnaire that comes to have some shows them, and they stay
 * when the last one is erased.
 */
export function Labels({ store, children }: { store: DraftStore; children: ReactNode }) {
  const { t } = useTranslation('builder')
  const [rested] = useState(() => createRestedItems(store))
  const items = useSyncExternalStore(rested.subscribe, rested.get)
  const has = useMemo(() => hasLabels(items), [items])
  const [state, setState] = useState({ shown: has, had: has })
  if (state.had !== has) setState({ shown: state.shown || has, had: has })
  const { shown } = state
  const show = useCallback((next: boolean) => setState(({ had }) => ({ shown: next, had })), [])
  const found = useMemo(() => (shown ? nameNotes(items) : NONE), [shown, items])
  const [notes, setNotes] = useState(found)
  const now = sameNotes(found, notes)
  if (now !== notes) setNotes(now)
  useCommand(t(shown ? 'labels.hide' : 'labels.show'), () => show(!shown))
  const context = useMemo(() => ({ shown, show }), [shown, show])
  return (
    <LabelsContext value={context}>
      <NameNotesContext value={now}>{children}</NameNotesContext>
    </LabelsContext>
  )
}
