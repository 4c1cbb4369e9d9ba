import { useTranslation } from 'react-i18next'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeLanguage } from '../../../renderer/lib/i18n.ts'
import { show } from '../support/show.tsx'

function Words() {
  const { t } = useTranslation('common')
  return <p>{t('untitled')}</p>
}

test('the page calls itself French once its texts are French, not before', async () => {
  onTestFinished(() => changeLanguage('en'))
  await show({ path: '/', address: '/', content: () => <Words /> })
  await expect.element(page.getByText('Untitled')).toBeVisible()
  const changed = changeLanguage('fr')
  expect(document.documentElement.lang).toBe('en')
  await changed
  expect(document.documentElement.lang).toBe('fr')
  await expect.element(page.getByText('Sans titre')).toBeVisible()
})
