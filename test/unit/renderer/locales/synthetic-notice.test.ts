import { expect, it } from 'vitest'
import { EXPORT_WORDS } from '../../../../electron/core/exports/export-words.ts'
import { common as commonEn } from '../../../../renderer/locales/en/common.ts'
import { welcome as welcomeEn } from '../../../../renderer/locales/en/welcome.ts'
import { common as commonFr } from '../../../../renderer/locales/fr/common.ts'
import { welcome as welcomeFr } from '../../../../renderer/locales/fr/welcome.ts'

it.each([
  ['fr', commonFr, welcomeFr, /réponses synthétiques.*marge d’erreur/],
  ['en', commonEn, welcomeEn, /^Synthetic answers.*margin of error/],
] as const)(
  '%s: one sentence says that answers are synthetic, on the page and in files',
  (language, common, welcome, sentence) => {
    expect(common.synthetic).toMatch(sentence)
    expect(welcome.whatNot).toBe(common.synthetic)
    expect(EXPORT_WORDS[language].notice).toBe(common.synthetic)
  },
)
