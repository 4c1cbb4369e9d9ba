import { expect, it, onTestFinished } from 'vitest'
import { anOpenEnded } from '../../support/drafts.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'

it('tells whoever watches the item bank of each change', async () => {
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const { itemBank } = core.client
  const end = new AbortController()
  const watch = await itemBank.watch(undefined, { signal: end.signal })
  const heard: string[] = []
  const told = async () => {
    const { value } = await watch.next()
    heard.push(String(value))
  }
  await told()
  const { kept } = await itemBank.keep({
    questions: [anOpenEnded('one', 'Why?')],
    from: { surveyId: 's', title: 'Travel' },
  })
  await told()
  await itemBank.rename({ id: kept[0] ?? '', name: 'Reason' })
  await told()
  await itemBank.setRemoved({ ids: kept, removed: true })
  await told()
  expect(heard).toEqual(['changed', 'changed', 'changed', 'changed'])
  end.abort()
})
