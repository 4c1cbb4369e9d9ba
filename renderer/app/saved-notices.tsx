import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect } from 'react'
import type { SavedFile } from '../../shared/contract/app.ts'
import { api, client } from '../lib/api.ts'
import { onFileGiven } from '../lib/save-file.ts'
import { useLive } from '../lib/use-live.ts'
import { offerStep } from '../ui/offer-step.tsx'
import { tellDone } from '../ui/tell-done.tsx'
import { tellProblem } from '../ui/tell-problem.tsx'

/**
 * Notifies of each file that was saved. The desktop knows where it is and whether the person cancelled; a browser shows
 * its own downloads, so that there the page only names the file that it gave away.
 */
export function SavedNotices() {
  const { data: info } = useQuery(api.app.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const host = info?.host
  useLive<SavedFile>(
    host === 'desktop' ? 'saved' : null,
    (signal) => client.app.watchSaved(undefined, { signal }),
    tellSaved,
  )
  useEffect(() => {
    if (host !== 'browser') return
    return onFileGiven((name) => {
      inPlaceOfLast(() => tellDone(() => i18next.t('shell:saved.given', { name })))
    })
  }, [host])
  return null
}

function tellSaved({ id, name }: SavedFile): void {
  inPlaceOfLast(() =>
    offerStep(() => i18next.t('shell:saved.done', { name }), {
      label: () => i18next.t('shell:saved.show'),
      act: () => void client.app.showInFolder({ id }).catch(tellProblem),
    }),
  )
}

let takeLastAway: () => void = () => undefined

/**
 * Shows a notice instead of the one on the file before. Several files are often saved one after the other: their notices
 * would take more than the line that is kept free, and whatever is above would move each time that one of them goes.
 */
function inPlaceOfLast(show: () => () => void): void {
  takeLastAway()
  takeLastAway = show()
}
