import './clues.css'
import { useEffect, useState } from 'react'
import { ApiError } from '@/api/error'
import * as clues from '@/api/leads/clues'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { clue } from '@/entities/leads/clue'
import { clueStatus, overdue } from '@/entities/leads/enums'
import { useLoad } from '@/kit/data/load'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { placeOf } from '../parts/place'
import { BlackBanner } from './parts/BlackBanner'
import { ClueSteps } from './parts/ClueSteps'
import { Follows, useClueTabs } from './parts/ClueTabs'
import { useClueActions } from './parts/useClueActions'

const byNumber = (clueId: string) => clues.get.query({ clueId }, { quiet: true })

/** Whoever gave the lead to somebody outside the own scope has nothing more to see of it: its page is left. Answers what hears of a lead that was given away. */
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

/** Everything known about one lead, to decide whether to move, block or leave it. */
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
