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
import { queryClient } from '../../../renderer/lib/query-client.ts'

/** A screen alone at its address; its other links lead nowhere. */
interface Screen {
  /** As the page's own router writes it: "/surveys/$surveyId". */
  path: string
  /** The address itself: "/surveys/one". */
  address: string
  content: () => ReactNode
  /** It is the frame of all screens, in which notifications have their place. */
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

/** Shows a screen in English; the test takes it away when it has ended. Returns how to ask for the address that it led to. */
export async function show(screen: Screen): Promise<() => string> {
  await startTexts('en')
  // What a screen loads late hides it for a moment, and the cursor is lost: the page's routes load their texts before.
  await loadAllTexts()
  const place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
  const root = createRoot(place)
  const router = routerFor(screen)
  onTestFinished(() => {
    notifications.clean()
    root.unmount()
    place.remove()
    // All tests share one page, so what a screen remembers there would be met by the next test.
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
