import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Facts } from '../../../renderer/ui/facts.tsx'
import { show } from '../support/show.tsx'

test('a long name leaves its values room enough for whole words', async () => {
  await show({
    path: '/',
    address: '/',
    content: () => (
      <div style={{ width: 296 }}>
        <Facts
          facts={[
            { label: 'Catégories socioprofessionnelles (CSP)', value: 'toutes' },
            { label: 'Connexion', value: <span>Entraînement</span> },
          ]}
        />
      </div>
    ),
  })
  const value = await page.getByText('Entraînement').findElement()
  // A box has one rectangle per line, so the text takes a single line.
  expect(value.getClientRects()).toHaveLength(1)
})
