import { createRootRoute } from '@tanstack/react-router'
import { NotFound } from '../not-found.tsx'
import { Shell } from '../shell.tsx'

/** The route around every screen. */
export const root = createRootRoute({ component: Shell, notFoundComponent: NotFound })
