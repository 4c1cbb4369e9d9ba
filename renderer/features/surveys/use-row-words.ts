import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { runStateSchema } from '../../../shared/models/run.ts'
import { type SurveyState, surveyStateSchema } from '../../../shared/models/survey.ts'
import type { DotState, RunNames } from '../../ui/run-state.tsx'

/** A state as a row shows it. */
export type ShownState = SurveyState | DotState

/** The texts of the library's rows, apart from the surveys' own. */
export interface RowWords {
  untitled: string
  select(title: string): string
  actionsOf(title: string): string
  state: Readonly<Record<ShownState, string>>
  /** The state of a survey whose text was changed after the run that determines it. */
  changedSince(state: ShownState): string
  run: RunNames
}

const LACKING = 'done_lacking' as const

/** Placeholder for a row's title in a translated text; no title contains it. */
const TITLE = '\0'

/** Translated once for all rows: translating in each row took a third of the time for rendering a screen of rows. */
export function useRowWords(): RowWords {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  return useMemo(() => {
    const [select, actionsOf] = [t('select', { title: TITLE }), t('actionsOf', { title: TITLE })]
    const changed = t('changedSince', { state: TITLE })
    const states = [...surveyStateSchema.options, LACKING].map(
      (state) => [state, t(`state.${state}`)] as const,
    )
    const runs = [...runStateSchema.options, LACKING].map(
      (state) => [state, common(`runState.${state}`)] as const,
    )
    const state = record(states)
    return {
      untitled: common('untitled'),
      select: (title) => select.replace(TITLE, () => title),
      actionsOf: (title) => actionsOf.replace(TITLE, () => title),
      state,
      changedSince: (name) => changed.replace(TITLE, () => state[name]),
      run: { state: record(runs), practice: common('practice') },
    }
  }, [t, common])
}

function record<K extends string>(entries: readonly (readonly [K, string])[]): Record<K, string> {
  return Object.fromEntries(entries) as Record<K, string>
}
