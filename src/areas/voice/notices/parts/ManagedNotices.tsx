import '../../parts/messaging.css'
import { Progress } from 'antd'
import { useMemo } from 'react'
import * as notices from '@/api/voice/notices'
import { is, isYes } from '@/entities/field'
import { type Notice, notice as fields, noticeState } from '@/entities/voice/notice'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { named, useFormats } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { rateOf } from '@/lib/number'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMessageGroup } from '../../parts/messageGroup'
import { Audience, nameOf } from './noticeWords'
import { ReachPanel } from './ReachPanel'
import { ReadWindow } from './ReadWindow'
import { useNoticeActions } from './useNoticeActions'

const FILTERS = [
  statusTabs(fields.state),
  containsFilter(fields.title),
  fields.noticeType,
  fields.targetType,
  choicesFilter(fields.clients),
  containsFilter(fields.createBy),
  spanFilter(fields.sendTime),
]
const ALSO = { box: 'manage' } as const
const ReadBar = ({ row }: { row: Notice }) => {
  const t = useT()
  const { count } = useFormats()
  if (!is(row.state, noticeState.sent)) return <Blank />
  const text = `${count(row.readCount)} / ${count(row.targetCount)}`
  return (
    <TwoValues
      upper={<span className="digits">{text}</span>}
      below={
        <Progress
          size="small"
          showInfo={false}
          percent={Number(rateOf(row.readCount, row.targetCount) ?? 0)}
          aria-label={named(t(fields.readCount.label), text)}
        />
      }
    />
  )
}

const columnsOf = (t: Translate, open: Open): ColumnOf<Notice>[] => [
  {
    field: fields.title,
    width: 260,
    cell: (row) => (
      <>
        <CellLink onClick={() => open('read', row.system_notice_id)}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>{' '}
        {isYes(row.topFlag) && <Mark tone="warning">{t('notices.top')}</Mark>}
        {isYes(row.overFlag) && <Mark>{t('notices.overShort')}</Mark>}
      </>
    ),
  },
  { field: fields.state, width: 96 },
  { field: fields.readCount, width: 140, cell: (row) => <ReadBar row={row} /> },
  { field: fields.targetType, width: 140, cell: (row) => <Audience row={row} /> },
  fields.sendTime,
  { field: fields.noticeType, width: 110 },
  { field: fields.clients, width: 170 },
  fields.endTime,
  fields.updateTime,
  fields.createBy,
  fields.system_notice_id,
]

export const ManagedNotices = () => {
  const t = useT()
  const { go } = useScreen()
  const group = useMessageGroup()
  const { mode, id, open, close } = useOpened()
  const { of, windows } = useNoticeActions({ open, edits: true })
  const columns = useMemo(() => columnsOf(t, open), [t, open])
  return (
    <>
      <ListScreen
        load={notices.list}
        also={ALSO}
        rowKey={fields.system_notice_id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        create={{ label: 'notices.new', can: 'notices.create', run: () => go(to(group.notice)) }}
        rowClass={(row) => (isYes(row.overFlag) ? 'notice-over' : '')}
        actions={of}
      />
      {windows}
      {mode === 'read' && id && <ReadWindow key={id} id={id} onClose={close} />}
      {mode === 'readers' && id && <ReachPanel key={id} id={id} onClose={close} />}
    </>
  )
}
