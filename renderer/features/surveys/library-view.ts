import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type SurveyOrder, type SurveyPlace, surveyOrderSchema } from '../../../shared/models/survey-list.ts'

/** Orders that are descending by default. */
const FROM_THE_TOP: readonly SurveyOrder[] = ['items', 'changed', 'created']

interface LibraryView {
  /** The text in the search box. */
  text: string
  place: SurveyPlace
  /** A survey is shown if it has all of these tags. */
  tags: readonly string[]
  order: SurveyOrder
  descending: boolean
  /** The row that had the focus last, to which one comes back from a survey. */
  row: number
  search(text: string): void
  goTo(place: SurveyPlace): void
  filter(tags: readonly string[]): void
  /** Sorts by this order; if it is the present one, reverses it. */
  sort(order: SurveyOrder): void
  turn(): void
  stay(row: number): void
}

/** What the library shows. The order is stored permanently, the rest is kept until the page is closed. */
export const useLibraryView = create<LibraryView>()(
  persist(
    (set) => ({
      text: '',
      place: 'current',
      tags: [],
      order: 'changed',
      descending: true,
      row: 0,
      search: (text) => set({ text, row: 0 }),
      goTo: (place) => set({ place, tags: [], row: 0 }),
      filter: (tags) => set({ tags, row: 0 }),
      sort: (order) =>
        set((view) => ({
          order,
          descending: view.order === order ? !view.descending : FROM_THE_TOP.includes(order),
          row: 0,
        })),
      turn: () => set((view) => ({ descending: !view.descending, row: 0 })),
      stay: (row) => set({ row }),
    }),
    {
      name: 'sonde-library',
      partialize: ({ order, descending }) => ({ order, descending }),
      merge: (stored, view) => ({ ...view, ...readOrder(stored) }),
    },
  ),
)

/** The stored order, as far as it is valid. */
function readOrder(stored: unknown): Partial<Pick<LibraryView, 'order' | 'descending'>> {
  if (typeof stored !== 'object' || stored === null || !('order' in stored)) return {}
  const order = surveyOrderSchema.safeParse(stored.order).data
  if (order === undefined) return {}
  return { order, descending: 'descending' in stored && stored.descending === true }
}
