import './checkIns.css'
import { useMemo, useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { cityFilterOf } from '@/business/CityFilter'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { stageStatus } from '@/entities/community/shared'
import { type SignActivity, signActivity } from '@/entities/community/signActivity'
import { is } from '@/entities/field'
import type { ColumnOf } from '@/kit/list/columns'
import { CountTabs } from '@/kit/list/CountTabs'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { CellLink } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { People } from './parts/People'
import { SessionsOf } from './parts/SessionsOf'
import { activityIdFilter } from './parts/signFilters'
import { Turnout } from './parts/Turnout'
import { signName, useSignActions } from './parts/useSignActions'
import { SIGN } from './paths'

const SORT = { field: signActivity.createTime.key, order: 'desc' } as const
const NESTED = { more: (row: SignActivity) => <SessionsOf of={row} /> }

const columnsOf = (hasDealers: boolean, t: Translate): ColumnOf<SignActivity>[] => [
  {
    field: signActivity.title,
    width: 230,
    cell: (row) => (
      <span className="sign-name">
        {row.cover && <Picture src={row.cover} alt={t(signActivity.cover.label)} width={48} height={27} />}
        <CellLink to={to(SIGN, { id: row.id })}>
          <bdi>{signName(row)}</bdi>
        </CellLink>
      </span>
    ),
  },
  signActivity.status,
  {
    field: signActivity.signedCount,
    width: 130,
    tip: t('checkIns.rateTip'),
    cell: (row) => (
      <Turnout came={row.signedCount} of={row.signUpCount} label={t(signActivity.signedCount.label)} rate />
    ),
  },
  signActivity.signUpCount,
  signActivity.sessionCount,
  { field: signActivity.startTime, below: signActivity.endTime },
  { field: signActivity.signMode, below: signActivity.rewardMode },
  { field: signActivity.enrollTitle, width: 180 },
  ...(hasDealers ? [signActivity.dealerName] : []),
  signActivity.cityName,
  signActivity.id,
  signActivity.createTime,
]

export default function SignList() {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { go } = useScreen()
  const [shown, setShown] = useState<SignActivity>()
  const { shelf, remove, windows } = useSignActions()
  const hasDealers = viewer.hq || viewer.group
  const columns = useMemo(() => columnsOf(hasDealers, t), [hasDealers, t])
  const filters = useMemo(
    () => [
      containsFilter(signActivity.title),
      signActivity.signMode,
      ...dealerFiltersFor(viewer),
      cityFilterOf(signActivity.cityName),
      activityIdFilter(signActivity.enrollTitle),
      choicesFilter(signActivity.status),
      signActivity.rewardMode,
      spanFilter(signActivity.startTime),
    ],
    [viewer],
  )
  return (
    <>
      <ListScreen
        load={socialActivities.listSigns}
        rowKey={signActivity.id}
        nameOf={signName}
        filters={filters}
        columns={columns}
        sort={SORT}
        nested={NESTED}
        emptyText={t('checkIns.noSigns')}
        above={(answer) => <CountTabs answer={answer} field={signActivity.status} />}
        create={{
          label: 'checkIns.newSign',
          can: 'socialActivities.createSign',
          hide: !viewer.hq,
          run: () => go(SIGN),
        }}
        actions={(row) => {
          const edits = viewer.hq && may('socialActivities.updateSign') && !is(row.status, stageStatus.ended)
          return [
            { label: 'checkIns.people', run: () => setShown(row) },
            { label: edits ? 'kit.edit' : 'checkIns.view', run: () => go(to(SIGN, { id: row.id })) },
            ...(viewer.hq ? [...shelf(row), remove(row)] : []),
          ]
        }}
      />
      {shown && <People of={shown} onClose={() => setShown(undefined)} />}
      {windows}
    </>
  )
}
