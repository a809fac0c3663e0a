import './clues.css'
import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import { ApiError } from '@/api/error'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import * as clues from '@/api/leads/clues'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { clue, type Clue } from '@/entities/leads/clue'
import { blackStatus, clueStatus, overdue } from '@/entities/leads/enums'
import { phoneBlack } from '@/entities/leads/phoneBlack'
import { PATTERNS } from '@/entities/rules'
import { useLoad } from '@/kit/data/load'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { optionName } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { placeOf } from '../parts/place'
import { ClueSteps } from './parts/ClueSteps'
import { Follows, useClueTabs } from './parts/ClueTabs'
import { useClueActions } from './parts/useClueActions'

/**
 * Notice that the number of a lead is blocked, with reason, author and time if available: everywhere for
 * headquarters, else at its own dealer.
 */
const BlackBanner = ({ row }: { row: Clue }) => {
  const t = useT()
  const { hq } = useViewer()
  const asked = { phone: row.phone, status: blackStatus.active, pageNo: 1, pageSize: 1 }
  const enabled = PATTERNS.mobile.test(row.phone)
  const everywhere = useLoad(cluePhoneBlack.list.query(asked, { quiet: true }), { enabled: enabled && hq, keep: false })
  const here = useLoad(
    cluePhoneBlack.listDealer.query({ ...asked, dealerCode: row.dealerCode }, { quiet: true }),
    // A number that is blocked everywhere is not in the dealer lists.
    { enabled: enabled && (!hq || everywhere.data?.records.length === 0), keep: false },
  )
  const entry = everywhere.data?.records[0] ?? here.data?.records[0]
  const words = entry && [
    optionName(t, phoneBlack.reason, entry.reason),
    entry.remark,
    entry.createBy,
    formatTime(entry.createTime, 'YYYY-MM-DD HH:mm'),
  ]
  return (
    <Alert
      type="error"
      showIcon
      className="clue-black"
      title={t('clues.blackBanner')}
      description={words && <bdi>{words.filter(Boolean).join(' · ')}</bdi>}
    />
  )
}

const byNumber = (clueId: string) => clues.get.query({ clueId }, { quiet: true })

/**
 * Leaves the page of a lead that was moved out of the current user's scope. Returns the callback for leads that were
 * given away.
 */
const useLeaveOnceHidden = () => {
  const leave = useLeave()
  const clueId = useScreen().query.get('clueId') ?? ''
  const [moved, setMoved] = useState(false)
  const { error } = useLoad(byNumber(clueId), { enabled: moved, keep: false })
  const isHidden = moved && error instanceof ApiError && error.fault === 'refused'
  useEffect(() => {
    if (!isHidden) return
    setMoved(false)
    leave()
  }, [isHidden, leave])
  return () => setMoved(true)
}

export default function ClueDetail() {
  const t = useT()
  const viewer = useViewer()
  const tabsOf = useClueTabs()
  const { actionsOf, host } = useClueActions(viewer, useLeaveOnceHidden())
  const named = viewer.hq || viewer.group
  return (
    <RecordScreen
      load={byNumber}
      missing={t('leads.noClueId')}
      title={({ customerName, clueId }) => customerName || clueId}
      status={clue.status}
      marks={(row) => <StatusTag field={clue.clueLevel} value={row.clueLevel} />}
      actions={actionsOf}
      above={(row) => (
        <>
          {isYes(row.blackFlag) && <BlackBanner row={row} />}
          <ClueSteps row={row} />
        </>
      )}
      facts={(row) => [
        {
          title: 'clues.customer',
          facts: [
            clue.customerName,
            clue.phone,
            clue.gender,
            [clue.cityName, placeOf(row) || <Blank key="city" />],
            clue.seriesName,
            clue.buyPlan,
            clue.remark,
          ],
        },
        {
          title: 'clues.care',
          facts: [
            ...(named ? [clue.areaName, clue.dealerName] : []),
            clue.saleUserName,
            clue.followCount,
            clue.nextFollowTime,
            ...(is(row.overdue, overdue.yes) ? [clue.overdue] : []),
            ...(is(row.status, clueStatus.lost) ? [clue.failReason] : []),
          ],
        },
        {
          title: 'clues.source',
          facts: [clue.clueId, clue.createTime, clue.oneChannel, clue.twoChannel, clue.eventName],
        },
      ]}
      story={(row) => ({ title: t('clues.follow'), children: <Follows rows={row.follows} /> })}
      tabs={tabsOf}
    >
      {() => host}
    </RecordScreen>
  )
}
