import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Settings, SettingsPatch } from '../../shared/models/settings.ts'
import { useNewSession } from '../features/focus/use-new-session.ts'
import { useNewSurvey } from '../features/surveys/use-new-survey.ts'
import type { Command } from '../lib/commands.ts'
import { useChangeSettings, useSettings } from '../lib/use-settings.ts'
import { tellProblem } from '../ui/tell-problem.tsx'

const LANGUAGES = ['fr', 'en', 'system'] as const
const THEMES = ['light', 'dark', 'system'] as const

/** The commands that the palette offers whatever screen is in view. */
export function useCommandsOfEveryScreen(): Command[] {
  const { t } = useTranslation(['shell', 'connections', 'settings'])
  const navigate = useNavigate()
  const { start: startSurvey } = useNewSurvey()
  const { start: startGroup } = useNewSession()
  const settings = useSettings()
  const change = useChangeSettings()
  const setting = (name: string, value: string, patch: SettingsPatch): Command => ({
    name: t('search.setting', { name, value }),
    run: () => change.mutate(patch, { onError: tellProblem }),
  })
  /** The settings of which another value can be chosen; the value in force is not offered. */
  const changes = ({ language, theme }: Settings) => [
    ...LANGUAGES.filter((value) => value !== language).map((value) =>
      setting(t('settings:language.label'), t(`settings:language.${value}`), { language: value }),
    ),
    ...THEMES.filter((value) => value !== theme).map((value) =>
      setting(t('settings:theme.label'), t(`settings:theme.${value}`), { theme: value }),
    ),
  ]
  return [
    { name: t('search.newSurvey'), run: startSurvey },
    { name: t('search.newGroup'), run: startGroup },
    { name: t('search.import'), run: () => void navigate({ to: '/surveys', search: { import: true } }) },
    {
      name: t('connections:add'),
      run: () => void navigate({ to: '/connections', search: { add: true } }),
    },
    ...(settings ? changes(settings) : []),
  ]
}
