import { expect, type Locator, type Page } from '@playwright/test'
import { goTo } from './navigate.ts'
import { activeConnection } from './practise.ts'

/** A service to connect to. */
export interface ToConnect {
  name: string
  address: string
  key: string
}

/** Opens the form for a new connection. */
async function openConnectionForm(page: Page): Promise<Locator> {
  await goTo(page, 'Connections')
  await page.getByRole('button', { name: 'Connect a service' }).click()
  return page.getByRole('dialog', { name: 'Connect a service' })
}

/** Connects a service that answers; it becomes the active connection. */
export async function connect(page: Page, service: ToConnect): Promise<void> {
  await saveConnection(page, service)
  await expect(activeConnection(page, service.name)).toBeVisible()
}

/** Connects a service that does not answer, and still makes it the active connection. */
export async function connectAnyway(page: Page, service: ToConnect): Promise<void> {
  await saveConnection(page, service)
  await page.getByRole('button', { name: `Use ${service.name} anyway` }).click()
  await expect(activeConnection(page, service.name)).toBeVisible()
}

/** Saves a connection, which becomes the active one only if its service answers. */
export async function saveConnection(page: Page, { name, address, key }: ToConnect): Promise<void> {
  const form = await openConnectionForm(page)
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'Address' }).fill(address)
  await form.getByLabel('API key').fill(key)
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toBeVisible()
}

/** Checks a connection whose service answers and accepts the key. */
export async function checkConnection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Check ${name}` }).click()
  await expect(page.getByText(`${name} is reachable and accepts the key.`)).toBeVisible()
}
