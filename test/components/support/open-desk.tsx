import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '../../../renderer/app/fonts.css'
import '../../../renderer/app/tokens.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import shell from '../../../renderer/app/shell.module.css'
import { theme, themeVariables } from '../../../renderer/app/theme.ts'
import { BuilderDesk } from '../../../renderer/features/builder/builder-desk.tsx'
import { createDraftStore, type DraftStore } from '../../../renderer/features/builder/model/draft-store.ts'
import { loadTexts, startTexts } from '../../../renderer/lib/i18n.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'

const PATH = '/surveys/$surveyId'
const SURVEY_ID = 'survey'

/** The texts of every part of the desk. */
const TEXTS = [
  'audience',
  'builder',
  'draft',
  'exchange',
  'launch',
  'preview',
  'versions',
  'wording',
] as const

/** A store that saves into memory: what a host has a part in is for the end-to-end tests. */
function storeOf(draft: SurveyDraft): DraftStore {
  const disk = { draft, revision: 1 }
  return createDraftStore({ id: SURVEY_ID, draft, revision: 1, updatedAt: 0 }, null, {
    async save(next, revision) {
      if (revision !== disk.revision) return { kind: 'conflict' }
      disk.draft = next
      disk.revision += 1
      return { kind: 'saved', revision: disk.revision, savedAt: Date.now() }
    },
    load: async () => ({ document: disk.draft, revision: disk.revision }),
    keep: () => undefined,
    now: Date.now,
  })
}

/** The address of the desk alone; its other links lead nowhere. */
function routerFor(store: DraftStore) {
  const root = createRootRoute()
  const desk = createRoute({
    getParentRoute: () => root,
    path: PATH,
    component: () => <BuilderDesk surveyId={SURVEY_ID} store={store} />,
  })
  return createRouter({
    routeTree: root.addChildren([desk]),
    history: createMemoryHistory({ initialEntries: [PATH.replace('$surveyId', SURVEY_ID)] }),
  })
}

/** Shows the desk of the builder with this draft, in English; the test takes it away when it has ended. */
export async function openDesk(draft: SurveyDraft): Promise<DraftStore> {
  await startTexts('en')
  await loadTexts(...TEXTS)
  const store = storeOf(draft)
  const place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    notifications.clean()
    root.unmount()
    place.remove()
    store.leave()
    localStorage.clear()
  })
  root.render(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      colorSchemeManager={localStorageColorSchemeManager()}
    >
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-right" limit={4} transitionDuration={120} />
        <main className={shell.main} style={{ height: '100dvh' }}>
          <RouterProvider router={routerFor(store)} />
        </main>
      </QueryClientProvider>
    </MantineProvider>,
  )
  await page.getByRole('textbox', { name: 'Title', exact: true }).findElement()
  return store
}
