import './nurture.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Empty, Flex, Progress, Skeleton, Space, Tabs } from 'antd'
import { useState } from 'react'
import * as clues from '@/api/clues'
import { clueFollow } from '@/entities/leads/clueFollow'
import { type NurtureDetail, nurtureClue } from '@/entities/leads/nurtureClue'
import { Blank, Words } from '@/kit/Blank'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Facts } from '@/kit/Facts'
import { named } from '@/kit/format'
import { CellLink, StatusTag } from '@/kit/kinds'
import { useColumn } from '@/kit/list/SubTable'
import { Outdated, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useWays } from '@/kit/way'
import { SmallTable } from '@/kit/list/SmallTable'
import { useT } from '@/locales'
import { BlackDialog } from '../parts/BlackDialog'
import { NoRecord, Unread } from '@/business/NoRecord'
import { placeOf } from '../parts/place'
import { isActivated, RIPE, scoreOf } from './fields'
import { HandOver } from './parts/HandOver'
import { ScoreChart } from './parts/ScoreChart'
import { Touches } from './parts/Touches'

const LIST = '/clue-management/cultivate'
const HANDED = 4
const IMPORTED = 2

/** How a nurtured customer was touched, and what became of it. */
export default function NurtureDetails() {
  const t = useT()
  const clueId = useScreen().query.get('clueId') ?? ''
  const { data, error, retry } = useLoad(clues.getNurture.query({ clueId }, { quiet: true }), { enabled: clueId !== '', keep: false })
  if (clueId === '') return <NoRecord list={LIST} text={t('leads.noClueId')} />
  if (error && !data) return <Unread error={error} retry={retry} list={LIST} />
  if (!data)
    return (
      <div className="card">
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    )
  return (
    <>
      <Outdated error={error} retry={retry} />
      <Detail row={data} />
    </>
  )
}

/** Who has the customer now, as a way to the lead that it became. */
const HandedTo = ({ row }: { row: NurtureDetail }) => {
  const way = useWays()('/clue-management/clueDetail', { clueId: row.leadId })
  if (Number(row.status) !== HANDED || !row.leadId || !way) return <Words>{row.dealerName}</Words>
  return <CellLink onClick={way}>{row.dealerName}</CellLink>
}

const Detail = ({ row }: { row: NurtureDetail }) => {
  const t = useT()
  const back = useBack(LIST)
  const column = useColumn()
  const [open, setOpen] = useState<'handOver' | 'black'>()
  const close = () => setOpen(undefined)
  const score = scoreOf(row.intentScore)
  const { clueId, customerName, phone, oneChannel, twoChannel, seriesName, source, failReason, lastDealerName } = nurtureClue
  const { touchCount, lastTouchTime, nextTouchTime, status, createTime, remark } = nurtureClue
  return (
    <>
      <section className="card">
        <Flex justify="space-between" align="center" wrap gap={8} style={{ marginBottom: 16 }}>
          <Space wrap>
            <h2 className="nurture-name">
              <bdi>{row.customerName || row.clueId}</bdi>
            </h2>
            <StatusTag field={nurtureClue.status} value={row.status} />
          </Space>
          <Actions
            items={[
              { label: 'nurture.handOver', can: 'clues.reassignAgents', primary: true, hide: !isActivated(row), run: () => setOpen('handOver') },
              { label: 'leads.black', can: 'cluePhoneBlack.create', danger: true, hide: Number(row.status) > 3, run: () => setOpen('black') },
              { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back },
            ]}
          />
        </Flex>
        <div className="nurture-head">
          <Facts
            row={row}
            fields={[
              clueId,
              customerName,
              phone,
              [nurtureClue.cityName, placeOf(row) || <Blank key="city" />],
              oneChannel,
              twoChannel,
              seriesName,
              source,
              failReason,
              lastDealerName,
              touchCount,
              lastTouchTime,
              nextTouchTime,
              status,
              [nurtureClue.dealerName, <HandedTo key="dealer" row={row} />],
              createTime,
              remark,
            ]}
          />
          <Flex vertical align="center" gap={4}>
            <Progress
              type="dashboard"
              percent={score}
              status={score >= RIPE ? 'success' : 'normal'}
              format={() => <span className="digits">{score}</span>}
              aria-label={named(t(nurtureClue.intentScore.label), score)}
            />
            <span className="quiet">{t(nurtureClue.intentScore.label)}</span>
          </Flex>
        </div>
      </section>
      <ScoreChart row={row} />
      <section className="card">
        <Tabs
          items={[
            { key: 'touch', label: t('nurture.touches'), children: <Touches rows={row.touches} /> },
            {
              key: 'history',
              label: t('nurture.history'),
              children: (
                <SmallTable
                  rowKey="followId"
                  scroll={{ x: 720 }}
                  dataSource={row.follows}
                  columns={[clueFollow.followTime, clueFollow.followType, clueFollow.result, clueFollow.content, clueFollow.saleUserName].map(column)}
                  locale={{ emptyText: <Empty description={t(Number(row.source) === IMPORTED ? 'nurture.noHistory' : 'list.empty')} /> }}
                />
              ),
            },
          ]}
        />
      </section>
      {open === 'handOver' && <HandOver rows={[row]} onClose={close} />}
      {open === 'black' && <BlackDialog lead={row} onClose={close} />}
    </>
  )
}
