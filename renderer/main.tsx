import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './app/fonts.css'
import './app/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadLibraryNext, loadRestLater } from './app/load-rest.ts'
import { router } from './app/router.tsx'
import { api } from './lib/api.ts'
import { keepColourScheme } from './lib/colour-scheme.ts'
import { languageOf, startTexts } from './lib/i18n.ts'
import { queryClient } from './lib/query-client.ts'

/** How long the first screen waits for the settings before it goes by the system's. Milliseconds. */
const PATIENCE = 1_500

async function start(root: HTMLElement): Promise<void> {
  const settings = await Promise.race([
    queryClient.fetchQuery(api.app.settings.queryOptions()).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE)),
  ])
  if (settings) keepColourScheme(settings.theme)
  await startTexts(languageOf(settings?.language ?? 'system', navigator.languages))
  loadLibraryNext(router)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  loadRestLater(router)
}

const root = document.getElementById('root')
if (root) void start(root)
