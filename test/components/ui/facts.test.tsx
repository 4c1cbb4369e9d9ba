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

test('in a narrow pane a sentence is below its name, over the whole width', async () => {
  const sentence = 'A nurse who lives with her children in a small town and reads a novel a week.'
  await show({
    path: '/',
    address: '/',
    content: () => (
      <div style={{ width: 256 }}>
        <Facts
          facts={[
            { label: 'Population density', value: 'dense' },
            { label: 'Description', value: sentence },
          ]}
        />
      </div>
    ),
  })
  const value = await page.getByText(sentence).findElement()
  const name = await page.getByText('Description').findElement()
  expect(value.getBoundingClientRect().left).toBe(name.getBoundingClientRect().left)
  const short = await page.getByText('dense').findElement()
  expect(short.getBoundingClientRect().left).toBeGreaterThan(name.getBoundingClientRect().left)
})
