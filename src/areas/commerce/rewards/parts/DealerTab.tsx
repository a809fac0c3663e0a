import { DownloadOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { type RewardTask, type RewardTaskDealer, rewardTaskDealer } from '@/entities/commerce/rewardTask'
import { Failed, useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { downloadFile } from '@/kit/files/files'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useList } from '@/kit/list/place'
import { plain } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { typeOf } from './Budget'
import { rewardAreaFilter } from './rewardFilters'
import { RewardAmount } from './rewardWords'
import { useTabWay } from './useTabWay'

const SORT = { field: rewardTaskDealer.rank.key, order: 'asc' } as const
const FILTERS = [
  rewardAreaFilter(rewardTaskDealer.areaName),
  containsFilter(rewardTaskDealer.dealerName),
  choicesFilter(rewardTaskDealer.level),
]
const nameOf = (row: RewardTaskDealer) => plain(row.dealerName) || row.dealerCode
const columnsOf = (type: unknown): ColumnOf<RewardTaskDealer>[] => [
  { field: rewardTaskDealer.dealerName, width: 230, below: rewardTaskDealer.dealerCode },
  { field: rewardTaskDealer.level, width: 104 },
  { field: rewardTaskDealer.rank, width: 76 },
  {
    field: rewardTaskDealer.rewardTotal,
    width: 120,
    cell: (row) => <RewardAmount type={type} value={row.rewardTotal} />,
  },
  rewardTaskDealer.shareCount,
  rewardTaskDealer.viewCount,
  rewardTaskDealer.orderCount,
  rewardTaskDealer.orderAmount,
  rewardTaskDealer.userCount,
  { field: rewardTaskDealer.areaName, width: 90 },
  { field: rewardTaskDealer.cityName, width: 130 },
]

export const DealerTab = ({ row }: { row: RewardTask }) => {
  const t = useT()
  const way = useTabWay()
  const type = typeOf(row)
  const columns = useMemo(() => columnsOf(type), [type])
  return (
    <ListScreen
      load={rewards.listActivityDetails}
      also={{ activityId: row.id }}
      rowKey={rewardTaskDealer.dealerCode}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      emptyText={t('rewards.noShares')}
      toolbar={<PreviewedExport activityId={row.id} />}
      actions={(one) => [
        { label: 'rewards.people', run: () => way('user', { [rewardTaskDealer.dealerCode.key]: one.dealerCode }) },
      ]}
      foot={({ summary }) => [{ label: t('rewards.sum'), row: summary }]}
    />
  )
}

const PreviewedExport = ({ activityId }: { activityId: string }) => {
  const t = useT()
  const may = useMay()
  const { search, total } = useList()
  const [open, setOpen] = useState(false)
  if (!may('rewards.exportActivityDetails')) return null
  return (
    <>
      <Button icon={<DownloadOutlined />} disabled={total === 0} onClick={() => setOpen(true)}>
        {t('list.export')}
      </Button>
      {open && <Preview search={{ ...search, activityId }} onClose={() => setOpen(false)} />}
    </>
  )
}

const Preview = ({ search, onClose }: { search: { activityId: string }; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const { data, error, first, retry } = useLoad(rewards.queryExportDetails.query(search, { quiet: true }))
  const save = async () => {
    if (await act(() => downloadFile(rewards.exportActivityDetails, search), { keep: true })) onClose()
  }
  return (
    <Dialog
      open
      width={960}
      title={t('rewards.exportPreview')}
      onClose={onClose}
      footer={
        <DialogButtons
          ok={t('list.export')}
          busy={busy}
          disabled={!data?.total}
          onOk={() => void save()}
          onClose={onClose}
        />
      }
    >
      {error && !data && <Failed compact error={error} retry={retry} />}
      {first && <Skeleton active />}
      {data && (
        <>
          <p>{t('rewards.previewTotal', { count: data.total })}</p>
          <SmallTable
            // The order of the rows is fixed, so the index is a stable key.
            rowKey={(line) => String(data.records.indexOf(line))}
            scroll={{ x: true }}
            dataSource={data.records}
            columns={data.columns.map(({ key, title }) => ({
              key,
              title,
              render: (_: unknown, line: Record<string, unknown>) => <bdi>{plain(line[key])}</bdi>,
            }))}
          />
        </>
      )}
    </Dialog>
  )
}
