import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { colourSchemeOf } from '../lib/colour-scheme.ts'
import { changeLanguage, languageOf } from '../lib/i18n.ts'
import { useSettings } from '../lib/use-settings.ts'

/** Applies language and colour scheme whenever the settings change. */
export function FollowSettings() {
  const settings = useSettings()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  useEffect(() => {
    if (settings) void changeLanguage(languageOf(settings.language, navigator.languages))
  }, [settings])
  useEffect(() => {
    if (!settings) return
    const wanted = colourSchemeOf(settings.theme)
    if (wanted !== colorScheme) setColorScheme(wanted)
  }, [settings, colorScheme, setColorScheme])
  return null
}
