import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './app/fonts.css'
import './app/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Settings } from '../shared/models/settings.ts'
import { App } from './app/app.tsx'
import { keepScroll } from './app/keep-scroll.ts'
import { loadLibraryNext, loadRestLater } from './app/load-rest.ts'
import { Refused } from './app/refused.tsx'
import { router } from './app/router.tsx'
import { api, line } from './lib/api.ts'
import { keepColourScheme } from './lib/colour-scheme.ts'
import { languageOf, startTexts } from './lib/i18n.ts'
import { provideIdleCallbacks } from './lib/idle-callbacks.ts'
import { keepPlace } from './lib/keep-place.ts'
import { queryClient } from './lib/query-client.ts'
import { returnFromDialogs } from './lib/return-from-dialogs.ts'

/** Milliseconds that the first screen waits for the settings before it follows those of the system. */
const SETTINGS_TIMEOUT = 1_500

async function start(root: HTMLElement): Promise<void> {
  provideIdleCallbacks(window)
  const settings = await firstSettings()
  if (settings) keepColourScheme(settings.theme)
  await startTexts(languageOf(settings?.language ?? 'system', navigator.languages))
  if (line.state() === 'shut_out') {
    createRoot(root).render(<Refused />)
    await letIn()
    return window.location.reload()
  }
  loadLibraryNext(router)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  loadRestLater(router)
  returnFromDialogs()
  keepPlace()
  keepScroll(router)
}

function firstSettings(): Promise<Settings | null> {
  return Promise.race([
    queryClient.fetchQuery(api.app.settings.queryOptions()).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), SETTINGS_TIMEOUT)),
  ])
}

/** Resolves when the host lets this page in, as it does once its link was followed in another tab. */
function letIn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = line.subscribe(() => {
      if (line.state() !== 'connected') return
      stop()
      resolve()
    })
  })
}

const root = document.getElementById('root')
if (root) void start(root)
