import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openConfSettings } from '../../../electron/browser/settings.ts'
import { type Settings, settingsSchema } from '../../../shared/models/settings.ts'
import { tempFolder } from '../../support/temp-folder.ts'

// In plain Node the package `electron` is only the path of a runtime, which it downloads unless this variable is set.
process.env.ELECTRON_OVERRIDE_DIST_PATH ??= path.sep
const { openElectronSettings } = await import('../../../electron/desktop/settings.ts')

const DEFAULTS = settingsSchema.parse({})

const anySettings: fc.Arbitrary<Settings> = fc.record({
  language: fc.constantFrom('system', 'fr', 'en'),
  theme: fc.constantFrom('system', 'light', 'dark'),
  activeConnectionId: fc.string(),
  welcomed: fc.boolean(),
  notifyWhenDone: fc.boolean(),
  csvForm: fc.constantFrom('language', 'comma', 'semicolon'),
  rulesOff: fc.array(fc.string()),
})

const settingsFile = (folder: string) => path.join(folder, 'settings.json')
const setAside = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('settings-damaged-'))

describe.each([
  ['browser', openConfSettings],
  ['desktop', openElectronSettings],
])('settings of the %s host', (_, open) => {
  it('are the defaults in an empty folder, and in one that is yet to be made', () => {
    const folder = path.join(tempFolder(), 'new')
    const settings = open({ folder })
    expect(settings.read()).toEqual(DEFAULTS)
    settings.write({ ...DEFAULTS, theme: 'dark' })
    expect(open({ folder }).read()).toEqual({ ...DEFAULTS, theme: 'dark' })
  })

  it('come back as they were written', () => {
    const folder = tempFolder()
    fc.assert(
      fc.property(anySettings, (written) => {
        const settings = open({ folder })
        settings.write(written)
        expect(settings.read()).toEqual(written)
        expect(open({ folder }).read()).toEqual(written)
      }),
      { numRuns: 20 },
    )
  })

  it.each(['', '{"theme": "da', 'dark', '[]', '"dark"', 'null', '\0\0\0'])(
    'are the defaults when the file is %j, which is kept aside',
    (text) => {
      const folder = tempFolder()
      writeFileSync(settingsFile(folder), text)

      const settings = open({ folder })
      expect(settings.read()).toEqual(DEFAULTS)
      settings.write({ ...DEFAULTS, language: 'fr' })
      expect(open({ folder }).read().language).toBe('fr')
      expect(setAside(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual([text])
    },
  )

  it('are read again when somebody edits the file meanwhile, and survive a slip in it', () => {
    const folder = tempFolder()
    const settings = open({ folder })
    settings.write({ ...DEFAULTS, language: 'fr' })
    writeFileSync(settingsFile(folder), '{"language": "en"}')
    expect(settings.read().language).toBe('en')

    writeFileSync(settingsFile(folder), '{"language": en}')
    expect(settings.read()).toEqual(DEFAULTS)
    expect(setAside(folder)).toHaveLength(1)
    settings.write({ ...DEFAULTS, theme: 'light' })
    expect(settings.read().theme).toBe('light')
  })

  it('are overwritten by no slip in the file that was not kept aside first', () => {
    const folder = tempFolder()
    const settings = open({ folder })
    writeFileSync(settingsFile(folder), '{"language": en}')
    settings.write({ ...DEFAULTS, theme: 'light' })
    expect(settings.read().theme).toBe('light')
    expect(setAside(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual([
      '{"language": en}',
    ])
  })

  it('take the default for a value that makes no sense and keep the others', () => {
    const folder = tempFolder()
    writeFileSync(
      settingsFile(folder),
      JSON.stringify({ language: 'klingon', theme: 'dark', welcomed: 'yes' }),
    )
    expect(open({ folder }).read()).toEqual({ ...DEFAULTS, theme: 'dark' })
    expect(setAside(folder)).toEqual([])
  })

  it('keep what a newer Sonde wrote there', () => {
    const folder = tempFolder()
    writeFileSync(settingsFile(folder), JSON.stringify({ theme: 'dark', fontSize: 14 }))
    const settings = open({ folder })
    settings.write({ ...settings.read(), welcomed: true })
    expect(JSON.parse(readFileSync(settingsFile(folder), 'utf8'))).toMatchObject({
      fontSize: 14,
      welcomed: true,
    })
  })

  it('say what the disk refuses', () => {
    const file = path.join(tempFolder(), 'file')
    writeFileSync(file, '')
    const refused = expect.objectContaining({ problem: { code: 'STORAGE', cause: 'read_only' } })
    expect(() => open({ folder: path.join(file, 'data') }).write(DEFAULTS)).toThrow(refused)
  })
})
