import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeLanguage } from '../../../renderer/lib/i18n.ts'
import { Loading } from '../../../renderer/ui/loading.tsx'
import { show } from '../support/show.tsx'

test('the page calls itself French once its texts are French, not before', async () => {
  onTestFinished(() => changeLanguage('en'))
  await show({ path: '/', address: '/', content: () => <Loading />, texts: ['common'] })
  await expect.element(page.getByText('Loading…')).toBeVisible()
  const changed = changeLanguage('fr')
  expect(document.documentElement.lang).toBe('en')
  await changed
  expect(document.documentElement.lang).toBe('fr')
  await expect.element(page.getByText('Chargement…')).toBeVisible()
})
