import '../parts/posters.css'
import { Space, Tag } from 'antd'
import { useMemo } from 'react'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type InvitationPoster, invitationPoster } from '@/entities/marketing/invitationPoster'
import { invitationStatus } from '@/entities/marketing/posterEnums'
import { Export } from '@/kit/files/Export'
import type { Action } from '@/kit/actions/actions'
import { Picture } from '@/kit/show/Picture'
import { CellLink } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Share, ShownPeriod } from '../parts/shareCells'
import { useOwnOrder } from '../parts/ownOrder'
import { useInvitationActions } from './parts/useInvitationActions'

const poster = invitationPoster
const DETAIL = '/marketing-management/invitation-details'
const FILTERS = [poster.title, poster.audience, poster.status, poster.createTime]
const nameOf = ({ title, id }: InvitationPoster) => title || id

const columnsOf = (
  t: Translate,
  orderCell: ReturnType<typeof useOwnOrder<InvitationPoster>>['cell'],
): ColumnOf<InvitationPoster>[] => [
  {
    field: poster.title,
    width: 240,
    cell: (row) => (
      <Space size={6}>
        <CellLink to={to(DETAIL, { id: row.id })}>{nameOf(row)}</CellLink>
        {isYes(row.topFlag) && <Tag color="processing">{t('posters.onTop')}</Tag>}
      </Space>
    ),
  },
  poster.status,
  { field: poster.sort, width: 120, cell: orderCell },
  { field: poster.inviteCount, width: 110 },
  { field: poster.registerCount, width: 110 },
  { field: poster.dealCount, width: 140, cell: (row) => <Share part={row.dealCount} whole={row.registerCount} /> },
  {
    field: poster.imageUrl,
    width: 80,
    cell: ({ imageUrl }) => <Picture src={imageUrl} alt={t(poster.imageUrl.label)} width={36} height={64} />,
  },
  poster.audience,
  {
    key: 'period',
    label: 'posters.period',
    width: 360,
    cell: (row) => (
      <ShownPeriod startTime={row.startTime} endTime={row.endTime} shown={is(row.status, invitationStatus.up)} />
    ),
  },
  poster.createBy,
  poster.createTime,
]

export default function InvitationList() {
  const t = useT()
  const { head: isHead } = useViewer()
  const { go } = useScreen()
  const moves = useInvitationActions()
  const { cell, rowClass } = useOwnOrder({
    can: isHead ? 'invitationPosters.move' : undefined,
    move: invitationPosters.move,
    nameOf,
  })
  const columns = useMemo(() => columnsOf(t, cell), [t, cell])
  const actionsOf = (row: InvitationPoster): Action[] => [
    { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
    {
      label: 'kit.edit',
      can: 'invitationPosters.update',
      hide: !isHead,
      run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
    },
    ...moves(row),
  ]
  return (
    <ListScreen
      load={invitationPosters.list}
      rowKey={poster.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      rowClass={rowClass}
      actions={actionsOf}
      toolbar={
        <Export
          from={invitationPosters.exportReferrers}
          can="invitationPosters.exportReferrers"
          label="invitations.exportReferrers"
        />
      }
      create={
        isHead ? { label: 'invitations.new', can: 'invitationPosters.create', run: () => go(to(DETAIL)) } : undefined
      }
    />
  )
}
