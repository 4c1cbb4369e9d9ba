import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type SurveyOrder, type SurveyPlace, surveyOrderSchema } from '../../../shared/models/survey-list.ts'

/** Orders in which the greatest comes first unless the person wants it otherwise. */
const FROM_THE_TOP: readonly SurveyOrder[] = ['items', 'changed', 'created']

interface LibraryView {
  /** What is in the search box. */
  text: string
  place: SurveyPlace
  /** The survey must have all of them. */
  tags: readonly string[]
  order: SurveyOrder
  descending: boolean
  /** The row that the arrow keys go on from, so that coming back from a survey leads to it. */
  row: number
  search(text: string): void
  goTo(place: SurveyPlace): void
  filter(tags: readonly string[]): void
  /** Sorts by that; a second time turns the order round. */
  sort(order: SurveyOrder): void
  turn(): void
  stay(row: number): void
}

/** What the person looks at in the library. The order is remembered for good, the rest while the page lives. */
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

/** The order that was kept, as far as it still reads. */
function readOrder(stored: unknown): Partial<Pick<LibraryView, 'order' | 'descending'>> {
  if (typeof stored !== 'object' || stored === null || !('order' in stored)) return {}
  const order = surveyOrderSchema.safeParse(stored.order).data
  if (order === undefined) return {}
  return { order, descending: 'descending' in stored && stored.descending === true }
}
