import { Button, Space } from 'antd'
import { useState } from 'react'
import * as quickEntries from '@/api/content/quickEntries'
import { entryPosition, quickEntry } from '@/entities/content/quickEntry'
import { client, shelfStatus } from '@/entities/content/shared'
import { Chart } from '@/kit/chart/Chart'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { useList } from '@/kit/list/place'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { EntryPhone } from './EntryPhone'
import { hiddenBecause, type PreviewAudience, nameOf } from './entryRules'
import { AudienceBox } from './AudienceBox'

export const EntryPreview = () => {
  const t = useT()
  const { state } = useList()
  const [open, setOpen] = useState(false)
  const position = Number(state?.texts[quickEntry.position.key]) || entryPosition.home
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('hot.preview')}</Button>
      <Panel open={open} title={t('hot.preview')} onClose={() => setOpen(false)}>
        <Preview position={position} />
      </Panel>
    </>
  )
}

const Preview = ({ position }: { position: number }) => {
  const t = useT()
  const [audience, setAudience] = useState<PreviewAudience>({ who: 'owner', client: client.android })
  const [dark, setDark] = useState(false)
  const load = useLoad(
    quickEntries.list.query(
      {
        position,
        status: shelfStatus.up,
        sortField: quickEntry.sort.key,
        sortOrder: 'asc',
        pageSize: 50,
      },
      { quiet: true },
    ),
  )
  const entries = load.data?.records ?? []
  return (
    <Space orientation="vertical" size={16} className="hot-preview">
      <AudienceBox audience={audience} onChange={setAudience} dark={dark} onDark={setDark} />
      <Loaded load={load}>
        <EntryPhone
          position={position}
          dark={dark}
          entries={entries.filter((entry) => !hiddenBecause(entry, audience))}
        />
        <Chart
          title={t('hot.clicks7')}
          of={t(quickEntry.entryName.label)}
          categories={entries.map(nameOf)}
          series={[{ name: t(quickEntry.clickCount.label), values: entries.map((row) => numberIn(row.clickCount)) }]}
        />
      </Loaded>
    </Space>
  )
}
