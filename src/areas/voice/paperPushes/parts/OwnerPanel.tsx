import { Button, Space } from 'antd'
import { useMemo, useState } from 'react'
import * as phev from '@/api/vehicle/phev'
import { readPages } from '@/api/readPages'
import { areaFiltersFor } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { phevEvent, phevTrace as fields, type PhevTrace } from '@/entities/vehicle/phevTrace'
import { useAction } from '@/kit/data/useAction'
import { Panel } from '@/kit/dialog/dialog'
import { Export } from '@/kit/files/Export'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useList } from '@/kit/list/place'
import { spanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { Facts } from '@/kit/show/Facts'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

const WIDTH = 1080
const PAGE = 100
/** Only sold cars have an owner. */
const SOLD = { eventType: phevEvent.sale } as const
const SORT = { field: fields.eventDate.key, order: 'desc' } as const
const COLUMNS: readonly ColumnOf<PhevTrace>[] = [
  { field: fields.vin, width: 190 },
  { field: fields.seriesName, width: 130 },
  { field: fields.dealerName, width: 200 },
  { field: fields.eventDate, width: 120 },
  { field: fields.areaName, width: 100 },
]
const nameOf = (row: PhevTrace) => plain(row.vin) || row.id
const vinsOf = (rows: readonly PhevTrace[]) => [...new Set(rows.map(({ vin }) => plain(vin)).filter(Boolean))]

/** Adds the owners of all search results, loaded page by page. */
const AllFound = ({ onChoose }: { onChoose: (vins: string[]) => void }) => {
  const t = useT()
  const { search, total } = useList()
  const { act, busy } = useAction()
  const choose = () =>
    act(
      async () => {
        let found: readonly PhevTrace[] = []
        for await (const { rows } of readPages(phev.list, { ...search, ...SOLD }, PAGE)) found = rows
        onChoose(vinsOf(found))
      },
      { keep: true },
    )
  return (
    <Button loading={busy} disabled={total === 0} onClick={() => void choose()}>
      {t('pushPaper.chooseAll')}
    </Button>
  )
}

export const OwnerPanel = ({ onChoose, onClose }: { onChoose: (vins: string[]) => void; onClose: () => void }) => {
  const t = useT()
  const viewer = useViewer()
  const [looked, look] = useState<string>()
  const filters = useMemo(
    () => [
      vinFilter(fields.vin),
      seriesFilterOf(fields.seriesName),
      ...areaFiltersFor(viewer, fields),
      spanFilter(fields.eventDate),
    ],
    [viewer],
  )
  const bulk: readonly BulkAction<PhevTrace>[] = [
    { label: 'pushPaper.chooseTicked', open: (rows) => onChoose(vinsOf(rows)) },
  ]
  return (
    <Panel open width={WIDTH} title={t('pushPaper.chooseOwners')} onClose={onClose}>
      <InnerPlace name="owners">
        <ListScreen
          load={phev.list}
          also={SOLD}
          rowKey={fields.id}
          nameOf={nameOf}
          filters={filters}
          columns={COLUMNS}
          sort={SORT}
          bulk={bulk}
          toolbar={
            <Space wrap>
              <AllFound onChoose={onChoose} />
              <Export from={phev.exportList} can="phev.exportList" label="pushPaper.exportOwners" also={SOLD} />
            </Space>
          }
          actions={({ id }) => [{ label: 'kit.detail', run: () => look(id) }]}
        />
      </InnerPlace>
      {looked && (
        <LoadRecord
          key={looked}
          of={phev.get.query({ id: looked }, { quiet: true })}
          title={t('kit.detail')}
          onClose={() => look(undefined)}
        >
          {(row) => (
            <Panel open title={nameOf(row)} onClose={() => look(undefined)}>
              <Facts
                row={row}
                fields={[
                  fields.vin,
                  fields.seriesName,
                  fields.modelName,
                  fields.plate,
                  fields.ownerType,
                  fields.dealerName,
                  fields.areaName,
                  fields.eventDate,
                  fields.packCode,
                  fields.status,
                ]}
              />
            </Panel>
          )}
        </LoadRecord>
      )}
    </Panel>
  )
}
