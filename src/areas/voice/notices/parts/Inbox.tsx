import '../../parts/messaging.css'
import { useEffect, useMemo } from 'react'
import * as notices from '@/api/voice/notices'
import { isYes } from '@/entities/field'
import { type Notice, notice as fields } from '@/entities/voice/notice'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, yesNoFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Quick, QuickFilters } from '@/kit/list/QuickFilters'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { CellLink, Mark } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'
import { setBadge } from '@/session/badges'
import { useIdentity } from '@/session/identity'
import { nameOf } from './noticeWords'
import { ReadWindow } from './ReadWindow'

const FILTERS = [
  containsFilter(fields.title),
  fields.noticeType,
  yesNoFilter(fields.readFlag),
  spanFilter(fields.sendTime),
]
const QUICK: readonly Quick[] = [{ filters: { readFlag: '0' }, label: 'notices.unreadOnly' }]
const ALSO = { box: 'inbox' } as const
const PATHS = ['/officialMsg/officialMsg', '/MsgManagement/officialMsg']

const columnsOf = (t: Translate, open: Open): ColumnOf<Notice>[] => [
  {
    field: fields.title,
    width: 320,
    cell: (row) => (
      <span className={isYes(row.readFlag) ? undefined : 'notice-unread'}>
        <CellLink onClick={() => open('read', row.system_notice_id)}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>{' '}
        {isYes(row.topFlag) && <Mark tone="warning">{t('notices.top')}</Mark>}
      </span>
    ),
  },
  {
    field: fields.readFlag,
    width: 96,
    cell: (row) => (
      <Mark tone={isYes(row.readFlag) ? 'default' : 'error'}>
        {t(isYes(row.readFlag) ? 'notices.read' : 'notices.unread')}
      </Mark>
    ),
  },
  { field: fields.noticeType, width: 110 },
  fields.sendTime,
  fields.endTime,
  fields.createBy,
]

/** Passes the number of unread notices to the menu and the bell. */
const Unread = ({ count }: { count: number | undefined }) => {
  const userId = useIdentity(({ user }) => user?.id)
  useEffect(() => {
    if (userId && count !== undefined) for (const path of PATHS) setBadge(userId, path, count)
  }, [userId, count])
  return null
}

export const Inbox = () => {
  const t = useT()
  const { mode, id, open, close } = useOpened()
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
        above={(answer) => <Unread count={answer?.summary.unread} />}
        toolbar={<QuickFilters of={QUICK} />}
        actions={(row) => [{ label: 'notices.open', next: true, run: () => open('read', row.system_notice_id) }]}
      />
      {mode === 'read' && id && <ReadWindow key={id} id={id} inbox onClose={close} />}
    </>
  )
}
