import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { type Connection, PRACTICE_CONNECTION_ID } from '../../../shared/models/connection.ts'
import { aSurvey } from '../../support/drafts.ts'
import { box, focus, press } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

/** The connection to the practice service, which every Sonde has. */
const PRACTICE: Connection = {
  id: PRACTICE_CONNECTION_ID,
  name: '',
  practice: true,
  baseUrl: '',
  plan: 'standard',
  colour: 'practice',
  key: 'session',
  marks: true,
  otherPrograms: null,
}

const range = (number: number) => box(`Age range ${number}`)
const end = (number: number, which: 'youngest' | 'oldest') =>
  page.getByRole('slider', { name: `Range ${number}, ${which} age` })
const audience = () => page.getByRole('region', { name: 'Audience' })
const add = () => page.getByRole('button', { name: 'Add an age range' })

test('ages are chosen with the keyboard: typed, and moved end by end', async () => {
  await openDesk(aSurvey('Trains', []))
  await focus(add())
  await press('Enter')
  await expect.element(range(1)).toHaveFocus()
  await commands.type('25-34')
  await press('Tab')
  await expect.element(end(1, 'youngest')).toHaveFocus()
  await expect.element(end(1, 'youngest')).toHaveAttribute('aria-valuetext', '25 years')
  await press('ArrowLeft', 'PageDown')
  await expect.element(range(1)).toHaveValue('19-34')
  await press('Tab')
  await expect.element(end(1, 'oldest')).toHaveFocus()
  await press('PageUp', 'ArrowRight')
  await expect.element(range(1)).toHaveValue('19-40')

  await focus(range(1))
  await press('Enter')
  await expect.element(range(2)).toHaveFocus()
  await commands.type('30-45')
  await expect.element(audience()).toMatchTextContent('Overlap 19–40 and 30–45 overlap at ages 30–40.')
  await range(2).fill('45-54')
  await expect.element(audience()).toMatchTextContent('Gap Nobody aged 41–44 is selected.')
  await expect.element(audience()).toMatchTextContent('Combined: ages 19–40, 45–54')
  await expect.element(audience()).not.toMatchTextContent('Overlap')

  await focus(page.getByRole('button', { name: 'Remove age range 2' }))
  await press('Enter')
  await expect.element(range(2)).not.toBeInTheDocument()
  await press('ControlOrMeta+z')
  await expect.element(range(2)).toHaveValue('45-54')
})

test('ages are chosen with the pointer: drawn, dragged, taken from the usual ones', async () => {
  await openDesk(aSurvey('Trains', []))
  await add().click()
  await drag(25, 35)
  await expect.element(range(1)).toHaveValue('25-34')
  await drag(35, 50, 4)
  await expect.element(range(1)).toHaveDisplayValue(/^25-(49|50)$/)
  await drag(30, 40)
  await expect.element(range(1)).toHaveDisplayValue(/^35-(59|60)$/)

  await page.getByRole('button', { name: 'Common age ranges' }).click()
  await page.getByRole('menuitem', { name: 'Five ranges: 18–24' }).click()
  await expect.element(range(5)).toHaveValue('65-100')
  await expect.element(audience()).toMatchTextContent('Combined: ages 18–100')
  await press('ControlOrMeta+z')
  await expect.element(range(1)).toHaveDisplayValue(/^35-/)
  await expect.element(range(2)).not.toBeInTheDocument()
})

test('what is selected is told by the census; what is not read is sent as typed', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(api.connections.list.queryKey(), [PRACTICE])
  await openDesk(aSurvey('Trains', []))
  await expect
    .element(audience())
    .toMatchTextContent('All adults in France: 53.1 million (INSEE census, 2018 and 2021).')
  await expect.element(audience()).toMatchTextContent('The practice panel of 10,000 personas')
  await page.getByRole('button', { name: 'femme (female)', exact: true }).click()
  await expect.element(box('Sex')).toHaveValue('femme')
  await expect.element(audience()).toMatchTextContent('Recognised as: female.')
  await expect.element(audience()).toMatchTextContent('About 52% of adults in France')

  await add().click()
  await range(1).fill('100-104')
  await expect
    .element(audience())
    .toMatchTextContent(/Only about [\d,]+ personas? in the practice panel match/)
  await range(1).fill('65+')
  await expect.element(audience()).toMatchTextContent('Not recognised “65+” is not in the form “18-24”')
  await expect.element(audience()).toMatchTextContent('The share of adults cannot be estimated')
  await focus(range(1))
  await press('Tab')
  await expect.element(audience()).not.toMatchTextContent('Enter two ages in years')
  await box('Sex').fill('non binaire')
  await expect.element(audience()).toMatchTextContent('Format not recognised; sent as typed')
})

/**
 * Drags on the strip of the first age range, from the border of one age to that of another, both shifted by `by`
 * pixels.
 */
async function drag(from: number, to: number, by = 0): Promise<void> {
  const strip = document.querySelector('[data-age-strip="1"]')
  if (!strip) throw new Error('There is no strip.')
  strip.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = strip.getBoundingClientRect()
  const at = (age: number) => left + (width * age) / 101 + by
  const middle = top + height / 2
  await commands.mouse([at(from), middle], 'down', [at((from + to) / 2), middle], [at(to), middle], 'up')
}
