import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { COLOUR_SCHEME_KEY } from '../lib/colour-scheme.ts'
import { queryClient } from '../lib/query-client.ts'
import { router } from './router.tsx'
import { theme, themeVariables } from './theme.ts'

const colourSchemes = localStorageColorSchemeManager({ key: COLOUR_SCHEME_KEY })

/** The whole page with its providers. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      colorSchemeManager={colourSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  )
}
