import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { runStateSchema } from '../../../shared/models/run.ts'
import { type SurveyState, surveyStateSchema } from '../../../shared/models/survey.ts'
import type { RunNames } from '../../ui/run-state.tsx'

/** What the rows of the library say besides what surveys hold. */
export interface RowWords {
  untitled: string
  select(title: string): string
  actionsOf(title: string): string
  state: Readonly<Record<SurveyState, string>>
  /** The state of a survey whose text was changed after the run that decides it. */
  changedSince(state: SurveyState): string
  run: RunNames
}

/** Stands for what a row fills in, such as its title; no title has it. */
const TITLE = '\0'

/** Translated once for all rows: looked up anew in each, words took a third of the time that drawing a screen of rows takes. */
export function useRowWords(): RowWords {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  return useMemo(() => {
    const [select, actionsOf] = [t('select', { title: TITLE }), t('actionsOf', { title: TITLE })]
    const changed = t('changedSince', { state: TITLE })
    const states = surveyStateSchema.options.map((state) => [state, t(`state.${state}`)] as const)
    const runs = runStateSchema.options.map((state) => [state, common(`runState.${state}`)] as const)
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
