import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openConfSettings } from '../../../electron/browser/settings.ts'
import { desktopTexts } from '../../../electron/desktop/desktop-texts.ts'
import { createEndGuard } from '../../../electron/desktop/end-guard.ts'
import { textsInLanguage } from '../../../electron/desktop/texts-in-language.ts'
import { tempFolder } from '../../support/temp-folder.ts'

it('a window may be closed where the settings cannot be read any more, and its texts keep their language', async () => {
  const folder = tempFolder()
  const settings = openConfSettings({ folder })
  settings.write({ ...settings.read(), language: 'fr' })
  const texts = textsInLanguage(settings, () => 'en-GB')
  expect(texts()).toBe(desktopTexts('fr', ''))

  const file = path.join(folder, 'settings.json')
  rmSync(file, { force: true })
  symlinkSync(file, file)
  expect(() => settings.read()).toThrow('STORAGE')
  expect(texts()).toBe(desktopTexts('fr', ''))
  const guard = createEndGuard({
    ...{ texts, holdsUntakenKey: () => false, unsaved: () => [] },
    ask: () => Promise.reject(new Error('nothing is lost')),
    unasked: new AbortController().signal,
  })
  expect(guard.isFree()).toBe(true)
  expect(await guard.mayEnd(null)).toBe(true)
})
