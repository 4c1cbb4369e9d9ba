import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '../../../renderer/app/fonts.css'
import '../../../renderer/app/tokens.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import shell from '../../../renderer/app/shell.module.css'
import { theme, themeVariables } from '../../../renderer/app/theme.ts'
import { Told } from '../../../renderer/app/told.tsx'
import { loadAllTexts, startTexts } from '../../../renderer/lib/i18n.ts'
import { keepPlace } from '../../../renderer/lib/keep-place.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { returnFromDialogs } from '../../../renderer/lib/return-from-dialogs.ts'

// What a test puts into the cache stays fresh: on a busy machine it would be out of date before its screen is drawn, and
// the screen would tell of the host that is not there to load it again.
const { queries, ...others } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...others, queries: { ...queries, staleTime: Number.POSITIVE_INFINITY } })

/** A single screen at its address; links to other addresses show nothing. */
interface Screen {
  /** Path pattern as in the page's router: "/surveys/$surveyId". */
  path: string
  /** The actual address: "/surveys/one". */
  address: string
  content: () => ReactNode
  /** Whether `content` is the frame around all screens, which has its own place for notifications. */
  isFrame?: boolean
}

function routerFor({ path, address, content }: Screen) {
  const root = createRootRoute()
  const screen = createRoute({ getParentRoute: () => root, path, component: content })
  return createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
}

/** Shows a screen in English until the test ends; returns a function that reads the address reached. */
export async function show(screen: Screen): Promise<() => string> {
  await startTexts('en')
  // As in the page's routes: texts that load late would hide the screen for a moment, and it would lose the focus.
  await loadAllTexts()
  // Keys go to the frame of the tests, and not to the one around it, also where no test before this one clicked.
  window.focus()
  const place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
  const root = createRoot(place)
  const router = routerFor(screen)
  const stopReturning = [returnFromDialogs(), keepPlace()]
  onTestFinished(() => {
    for (const stop of stopReturning) stop()
    notifications.clean()
    root.unmount()
    place.remove()
    // All tests share one page, so the next test would see what a screen stored.
    localStorage.clear()
    sessionStorage.clear()
  })
  root.render(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      colorSchemeManager={localStorageColorSchemeManager()}
    >
      <QueryClientProvider client={queryClient}>
        {screen.isFrame ? (
          <RouterProvider router={router} />
        ) : (
          <>
            <main className={shell.main} style={{ height: 'calc(100dvh - var(--told-height, 33px))' }}>
              <RouterProvider router={router} />
            </main>
            <footer style={{ position: 'fixed', insetInline: 0, bottom: 0, display: 'flex' }}>
              <Told />
            </footer>
          </>
        )}
      </QueryClientProvider>
    </MantineProvider>,
  )
  return () => router.state.location.pathname
}
