import './splash.css'
import { Alert } from 'antd'
import { useState } from 'react'
import * as advertisements from '@/api/content/advertisements'
import type { Page } from '@/api/reply'
import { shelfStatus } from '@/entities/content/shared'
import type { SplashAd } from '@/entities/content/splashAd'
import { Failed, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { anyRuns, CROWD, crowdFrom, MAX_PLAYED } from '../splashPlay'

export interface Shelf {
  data: Page<SplashAd> | undefined
  error: Error | undefined
  retry: () => void
  /** Time of the last load in ms, for which the ads are evaluated. */
  at: number
}
const ASKED = {
  status: [shelfStatus.up],
  sortField: 'sort',
  sortOrder: 'asc',
  pageNo: 1,
  pageSize: MAX_PLAYED,
} as const

export const useShelf = (): Shelf => {
  const { data, error, retry, at } = useLoad(advertisements.listSplash.query(ASKED, { quiet: true }))
  const [opened] = useState(Date.now)
  return { data, error, retry, at: at || opened }
}

/** Warnings over the list: no published ad runs now, or too many will run at once for the last one to play. */
export const ShelfNotes = ({ shelf: { data, error, retry, at } }: { shelf: Shelf }) => {
  const t = useT()
  if (!data) return error ? <Failed compact error={error} retry={retry} /> : null
  const count = crowdFrom(data.records, at)
  const isNone = !anyRuns(data.records, at)
  if (!isNone && count <= CROWD) return null
  return (
    <>
      {isNone && <Alert type="info" showIcon role="status" className="splash-note" title={t('splash.none')} />}
      {count > CROWD && (
        <Alert type="warning" showIcon role="status" className="splash-note" title={t('splash.crowded', { count })} />
      )}
    </>
  )
}
