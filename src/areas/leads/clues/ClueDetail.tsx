import './clues.css'
import { ArrowLeftOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Alert, Button, Skeleton, Space } from 'antd'
import { useEffect, useRef } from 'react'
import { ApiError } from '@/api/error'
import * as clues from '@/api/clues'
import { type ClueDetail as Row, clue } from '@/entities/leads/clue'
import { Blank } from '@/kit/Blank'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Facts } from '@/kit/Facts'
import { StatusTag } from '@/kit/kinds'
import { useCloseAfter } from '@/kit/closing'
import { Outdated, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import type { Path } from '@/routes'
import { NoRecord, Unread } from '@/business/NoRecord'
import { placeOf } from '../parts/place'
import { trailOf } from '../parts/trail'
import { useViewer } from '@/business/viewer'
import { ClueSteps } from './parts/ClueSteps'
import { ClueTabs } from './parts/ClueTabs'
import { useClueActions } from './parts/useClueActions'

const LIST = '/clue-management/clueList'
const LOST = 8

/** Everything known about one lead, to decide whether to move, block or leave it. */
export default function ClueDetail() {
  const { query } = useScreen()
  const clueId = query.get('clueId') ?? ''
  const t = useT()
  if (clueId === '') return <NoRecord list={LIST} text={t('leads.noClueId')} />
  return <Read key={clueId} clueId={clueId} list={trailOf(query.get('from'), clueId)?.list ?? LIST} />
}

const Read = ({ clueId, list }: { clueId: string; list: Path }) => {
  const leave = useCloseAfter()
  const back = useBack(list)
  const { data, error, retry } = useLoad(clues.get.query({ clueId }, { quiet: true }), { keep: false })
  const moved = useRef(false)
  const isHidden = error instanceof ApiError && error.fault === 'refused'
  // Whoever gave the lead to somebody outside the own scope has nothing more to see of it.
  useEffect(() => {
    if (!isHidden || !moved.current) return
    moved.current = false
    leave(back)
  }, [isHidden, back, leave])
  if (error && (isHidden || !data)) return <Unread error={error} retry={retry} list={list} />
  if (!data)
    return (
      <section className="card">
        <Skeleton active paragraph={{ rows: 12 }} />
      </section>
    )
  return (
    <>
      <Outdated error={error} retry={retry} />
      <Detail
        row={data}
        list={list}
        onMoved={() => {
          moved.current = true
        }}
      />
    </>
  )
}

/** The ways to the leads before and after this one in the list that it was opened from. */
const Neighbours = ({ clueId }: { clueId: string }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const trail = trailOf(query.get('from'), clueId)
  if (!trail) return null
  const go = (to: string | undefined) => to && setQuery({ clueId: to })
  return (
    <Space.Compact>
      <Button icon={<LeftOutlined />} disabled={!trail.before} onClick={() => go(trail.before)}>
        {t('clues.previous')}
      </Button>
      <Button icon={<RightOutlined />} iconPlacement="end" disabled={!trail.after} onClick={() => go(trail.after)}>
        {t('clues.next')}
      </Button>
    </Space.Compact>
  )
}

const Detail = ({ row, list, onMoved }: { row: Row; list: Path; onMoved: () => void }) => {
  const t = useT()
  const viewer = useViewer()
  const back = useBack(list)
  const { actionsOf, host } = useClueActions(viewer, onMoved)
  const named = viewer.hq || viewer.group
  return (
    <>
      <section className="card" aria-labelledby={`clue-${row.clueId}`}>
        <div className="clue-head">
          <div className="clue-name">
            <h2 id={`clue-${row.clueId}`}>
              <bdi>{row.customerName || row.clueId}</bdi>
            </h2>
            <StatusTag field={clue.clueLevel} value={row.clueLevel} />
            <StatusTag field={clue.status} value={row.status} />
          </div>
          <Space wrap>
            <Actions items={actionsOf(row)} />
            <Neighbours clueId={row.clueId} />
            <Button icon={<ArrowLeftOutlined />} onClick={back}>
              {t('leads.toList')}
            </Button>
          </Space>
        </div>
        {Number(row.blackFlag) === 1 && <Alert type="error" showIcon title={t('clues.blackBanner')} style={{ marginBottom: 16 }} />}
        <ClueSteps row={row} />
        <Facts
          row={row}
          fields={[
            clue.clueId,
            clue.customerName,
            clue.phone,
            clue.gender,
            [clue.cityName, placeOf(row) || <Blank key="city" />],
            clue.oneChannel,
            clue.twoChannel,
            clue.eventName,
            clue.seriesName,
            clue.buyPlan,
            clue.clueLevel,
            clue.status,
            ...(named ? [clue.areaName, clue.dealerName] : []),
            clue.saleUserName,
            clue.followCount,
            clue.nextFollowTime,
            clue.overdue,
            clue.blackFlag,
            ...(Number(row.status) === LOST ? [clue.failReason] : []),
            clue.createTime,
            clue.remark,
          ]}
        />
      </section>
      <section className="card">
        <ClueTabs row={row} />
      </section>
      {host}
    </>
  )
}
