import { Skeleton } from 'antd'
import { useState } from 'react'
import * as tripReports from '@/api/vehicle/tripReports'
import { type StoreVideo, storeVideo as fields } from '@/entities/vehicle/storeVideo'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { useDays } from '@/kit/list/filters'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { FieldTable } from '@/kit/show/FieldTable'
import { clock, plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { Cover, Player } from './Player'

export const StoreVideos = () => {
  const { mode, id, close } = useOpened()
  return mode === 'videos' && id ? <Opened key={id} dealerCode={id} onClose={close} /> : null
}

const Opened = ({ dealerCode, onClose }: { dealerCode: string; onClose: () => void }) => {
  const t = useT()
  const { query } = useScreen()
  const [from, until] = useDays(query.get('period') ?? 'last30') ?? []
  const [played, play] = useState<Partial<StoreVideo>>()
  const load = useLoad(
    tripReports.listStoreVideo.query(
      {
        groupBy: 'video',
        dealerCode,
        ...(from && { periodStart: `${from} 00:00:00`, periodEnd: `${until} 23:59:59` }),
        sortField: 'playCount',
        sortOrder: 'desc',
        pageNo: 1,
        pageSize: 100,
      },
      { quiet: true },
    ),
    { keep: false },
  )
  const rows = load.data?.records ?? []
  return (
    <Panel open width={960} title={plain(rows[0]?.dealerName) || t('tripReports.videos')} onClose={onClose}>
      <Loaded load={load}>
        {load.data ? (
          <FieldTable
            rows={rows}
            empty={t('tripReports.noVideos')}
            fields={[
              [fields.cover, (row) => <Cover video={row} play={play} />],
              fields.title,
              fields.status,
              fields.playCount,
              fields.clueCount,
              fields.finishRate,
              [fields.videoSeconds, (row) => clock(row.videoSeconds)],
              fields.createTime,
            ]}
          />
        ) : (
          <Skeleton active />
        )}
      </Loaded>
      <Player video={played} onClose={() => play(undefined)} />
    </Panel>
  )
}
