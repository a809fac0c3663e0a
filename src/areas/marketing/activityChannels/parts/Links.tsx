import { useState } from 'react'
import * as activities from '@/api/marketing/activities'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { rateOf } from '@/lib/number'
import type { Activity } from '@/entities/marketing/activity'
import { type ActivityChannelLink, activityChannelLink } from '@/entities/marketing/activityChannelLink'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { type Action, Actions } from '@/kit/actions/actions'
import { useFormats } from '@/kit/show/format'
import { Blank } from '@/kit/show/Blank'
import { Copyable } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useT } from '@/locales'
import { Code } from './Code'
import { LinkPicker } from './LinkPicker'
import { isUsed, relink } from './linkSet'
import { SaveCodes } from './SaveCodes'

const link = activityChannelLink
const CAN = 'activities.relate'
const FILTERS = [containsFilter(link.channelName), link.channelType]
const SORT = { field: link.createTime.key, order: 'desc' } as const
const nameOf = ({ channelName, channelCode }: ActivityChannelLink) => channelName || channelCode

const Joined = ({ row }: { row: ActivityChannelLink }) => {
  const { count, percent } = useFormats()
  return (
    <span className="digits">
      {count(row.joinCount)} <span className="quiet">({percent(rateOf(row.joinCount, row.viewCount))})</span>
    </span>
  )
}

const COLUMNS: readonly ColumnOf<ActivityChannelLink>[] = [
  { field: link.channelName, width: 140 },
  { field: link.joinCount, width: 128, cell: (row) => <Joined row={row} /> },
  link.newClueCount,
  link.viewCount,
  { field: link.linkUrl, width: 190, cell: ({ linkUrl }) => (linkUrl ? <Copyable text={linkUrl} /> : <Blank />) },
  { field: link.qrCode, width: 104, cell: (row) => <Code row={row} /> },
  { field: link.channelType, width: 112 },
  { field: link.twoChannel, width: 124 },
  { field: link.channelCode, width: 116 },
  link.createTime,
]

export const Links = ({ activity: { id, title, status } }: { activity: Activity }) => {
  const t = useT()
  const [picking, setPicking] = useState(false)
  const { head: isHead } = useViewer()
  const isFixed = !isHead || is(status, activityStatus.ended)
  const actionsOf = (row: ActivityChannelLink): Action[] => [
    {
      label: 'activityChannels.unlink',
      can: CAN,
      danger: true,
      hide: isFixed || isUsed(row),
      ask: {
        title: t('activityChannels.unlinkAsk', { name: nameOf(row) }),
        effect: t('activityChannels.unlinkEffect'),
      },
      run: () => relink(id, { remove: [row.channelId] }),
      done: t('activityChannels.unlinked'),
    },
  ]
  const pick: Action = {
    label: 'activityChannels.link',
    can: CAN,
    hide: isFixed,
    primary: true,
    run: () => setPicking(true),
  }
  return (
    <>
      <ListScreen
        load={activities.listLinkedChannels}
        also={{ activityId: id }}
        rowKey={link.linkId}
        nameOf={nameOf}
        filters={FILTERS}
        columns={COLUMNS}
        sort={SORT}
        toolbar={
          <>
            <Actions items={[pick]} />
            <SaveCodes activityId={id} title={title} />
          </>
        }
        actions={actionsOf}
        emptyText={t('activityChannels.noLinks')}
      />
      {picking && <LinkPicker activityId={id} onClose={() => setPicking(false)} />}
    </>
  )
}
