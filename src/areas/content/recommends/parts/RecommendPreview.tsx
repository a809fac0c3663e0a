import { Button, Segmented, Space } from 'antd'
import { useState } from 'react'
import * as recommends from '@/api/content/recommends'
import { recommend } from '@/entities/content/recommend'
import { shelfStatus } from '@/entities/content/shared'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { Moment } from '@/kit/form/controls'
import { useList } from '@/kit/list/place'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { RecommendPhone } from './RecommendPhone'
import { PAGES, pageWith, type RecPage, showsAt } from '../../parts/recommendRules'

export const RecommendPreview = () => {
  const t = useT()
  const { state } = useList()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('hot.preview')}</Button>
      <Panel open={open} title={t('hot.preview')} width={480} onClose={() => setOpen(false)}>
        <Preview first={pageWith(state?.texts[recommend.position.key])} />
      </Panel>
    </>
  )
}

const Preview = ({ first }: { first: RecPage }) => {
  const t = useT()
  const [page, setPage] = useState(first)
  const [moment, setMoment] = useState('')
  const [now] = useState(Date.now)
  const load = useLoad(
    recommends.list.query(
      {
        position: PAGES[page],
        status: shelfStatus.up,
        sortField: recommend.sort.key,
        sortOrder: 'asc',
        pageNo: 1,
        pageSize: 100,
      },
      { quiet: true },
    ),
    { keep: false },
  )
  const rows = (load.data?.records ?? []).filter((row) => showsAt(row, toMillis(moment) ?? now))
  return (
    <Space orientation="vertical" size={16} className="hot-preview">
      <Segmented<RecPage>
        aria-label={t('rec.previewPage')}
        value={page}
        onChange={setPage}
        options={[
          { value: 'home', label: t('rec.homePage') },
          { value: 'discover', label: t('rec.discoverPage') },
          { value: 'news', label: t('rec.newsPage') },
        ]}
      />
      <label>
        {t('rec.previewAt')} <Moment value={moment} onChange={(to) => setMoment(to ?? '')} />
      </label>
      <Loaded load={load}>
        {load.data && rows.length === 0 && <p className="quiet">{t('rec.emptySlot')}</p>}
        <RecommendPhone page={page} rows={rows} />
      </Loaded>
    </Space>
  )
}
