import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DescriptionsNote } from '../../../renderer/ui/descriptions-note.tsx'
import { show } from '../support/show.tsx'

test('where the service describes personas, it is said once that the text is its own', async () => {
  const described = [
    { attributes: [{ name: 'age' }, { name: 'Description' }] },
    { attributes: [{ name: 'description' }] },
  ]
  await show({
    path: '/',
    address: '/',
    content: () => (
      <>
        <section aria-label="Described">
          <DescriptionsNote personas={described} />
        </section>
        <section aria-label="Not described">
          <DescriptionsNote personas={[{ attributes: [{ name: 'age' }] }]} />
        </section>
      </>
    ),
  })
  const words = /come from the service/
  await expect
    .element(page.getByRole('region', { name: 'Described', exact: true }).getByText(words))
    .toBeVisible()
  expect(page.getByText(words).elements()).toHaveLength(1)
})
